// What is said about whole lines that are right but odd: always true, never true, said twice.
import { type Message, type Wording, warning } from './message.ts';

export const alwaysTrue: Message<[]> = warning(
  'always-true',
  `The line holds whatever the answer is, so it could be left out. Often it does not say what it was meant to say.`,
  () => 'this is always true',
);

export const neverTrue: Message<[]> = warning(
  'never-true',
  `The line cannot be fulfilled whatever the variables are, so the puzzle has no solution. Often a bound is mistyped.

\`\`\`yaml
variables:
  x: 1..9
constraints:
  - x > 9      # never
\`\`\``,
  () => 'this is never true, so the puzzle has no solution',
);

export const saidTwice: Message<[note: readonly import('../diagnostic.ts').Note[] | undefined]> =
  warning(
    'said-twice',
    `The same line stands above. Nothing is wrong, but perhaps one of them was meant to say something else.`,
    (note: Wording['notes']): Wording => ({
      message: 'this is said twice',
      notes: note ?? [],
    }),
  );

export const shadowsWord: Message<[name: string]> = warning(
  'shadows-word',
  `A name that is also a word of the language wins over it: where it is declared, the word has lost its own meaning.`,
  (name: string): Wording => ({
    message: `${name} is a word of the language; here it is a name instead`,
  }),
);
