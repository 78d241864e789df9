// What the `countdown` family says: its numbers, the target, the options, and attempts that cannot be read.
import { counted, error, type Message, type Wording, warning } from './message.ts';

export const numberCount: Message<[found: number, most: number]> = error(
  'countdown-number-count',
  `A game has one to eight numbers. Each of them may be used once.

\`\`\`yaml
puzzle: countdown
numbers: [1, 3, 7, 10, 25, 50]
target: 765
\`\`\``,
  (found: number, most: number): Wording => ({
    message: `a game has 1 to ${most} numbers, and here ${found === 1 ? 'is' : 'are'} ${found === 0 ? 'none' : found}`,
    help: 'write them as a list, such as numbers: [1, 3, 7, 10, 25, 50]',
  }),
);

export const badNumber: Message<[found: string, most: number]> = error(
  'countdown-number',
  `The numbers of a game are positive integers: 1, 2, 3 and so on.`,
  (found: string, most: number) =>
    `the numbers of a game are integers from 1 to ${most}, and here is ${found}`,
);

export const largeNumber: Message<[found: number, usual: number]> = warning(
  'countdown-large-number',
  `The game is usually played with numbers up to 100, and puzzlec is made for numbers up to 255. Larger ones are taken too.
Results on the way that would pass 2^53 - 1 are left out.`,
  (found: number, usual: number) =>
    `${found} is more than ${usual}: that is taken, but a search may be long`,
);

export const badTarget: Message<[found: string, most: number]> = error(
  'countdown-target',
  `The target is what the numbers are to make: an integer from 1 to 65535.

\`\`\`yaml
target: 765
\`\`\``,
  (found: string, most: number) =>
    `the target is an integer from 1 to ${most}, and here is ${found}`,
);

export const badOperations: Message<[found: string]> = error(
  'countdown-operations',
  `\`operations\` lists the signs that may be used, among \`+ - * /\`; at least one of them. Without it all four may be.

\`\`\`yaml
operations: "+ - *"       # no division
\`\`\`

The quotes are needed where the list begins with a sign that YAML reads as something else, such as \`*\` or \`-\`.`,
  (found: string): Wording => ({
    message: `the operations are some of + - * /, and here is ${found}`,
    help: 'write operations: "+ - *", in quotes',
  }),
);

export const badUse: Message<[found: string]> = error(
  'countdown-use',
  `\`use: all\` demands that every number is used. \`use: any\` is what holds without it: numbers may be left over.`,
  (found: string): Wording => ({
    message: `use is all or any, and here is ${found}`,
    help: 'write use: all to demand every number, or leave the key out',
  }),
);

export const badFractions: Message<[found: string]> = error(
  'countdown-fractions',
  `\`fractions\` is either \`true\` or \`false\`: whether results on the way may be positive fractions. The value of the whole is
an integer all the same. In YAML 1.2 \`yes\` and \`no\` are words.

\`\`\`yaml
fractions: yes        # wrong
fractions: true       # right
\`\`\``,
  (found: string) => `fractions is true or false, and here is ${found}`,
);

export const fractionsTooLarge: Message<[]> = error(
  'countdown-fractions-too-large',
  `With fractions numerators and denominators are multiplied at each step. They have to stay below 2^53, and with numbers as
large as these they might not.`,
  (): Wording => ({
    message: 'with fractions these numbers could pass 2^53 on the way',
    help: 'take fewer or smaller numbers, or leave out fractions: true',
  }),
);

export const badAttempt: Message<[found: string]> = error(
  'countdown-attempt',
  `An attempt is an expression of the numbers of the game with \`+ - * /\` and parentheses. It may also be given step by step,
with \`;\` between the steps: each result may then be used once in the steps behind it.

\`\`\`
(25 + 3) * 27
25 + 3 = 28; 28 * 27 = 756
\`\`\``,
  (found: string): Wording => ({
    message: `${found} is no part of an attempt`,
    help: 'an attempt has numbers, + - * / and parentheses, such as (25 + 3) * 27',
  }),
);

/** What an attempt does that the rules do not allow; for people, and no diagnostics. */
export const mistakes: {
  notThere(number: number): string;
  tooOften(number: number, there: number): string;
  notAllowed(sign: string): string;
  notPositive(step: string): string;
  notExact(step: string): string;
  tooLarge(step: string): string;
  idle(step: string): string;
  left(numbers: readonly number[]): string;
  claim(step: string, claimed: string): string;
  fraction(value: string): string;
} = {
  notThere: (number) => `${number} is not among the numbers`,
  tooOften: (number, there) =>
    `${number} is used more often than it is there (${counted(there, 'time')})`,
  notAllowed: (sign) => `${sign} is not allowed in this game`,
  notPositive: (step) => `${step} is not positive`,
  notExact: (step) => `${step} is not exact`,
  tooLarge: (step) => `${step} is larger than 2^53 - 1`,
  idle: (step) => `${step} changes nothing: steps with 1 do not count`,
  left: (numbers) => `${numbers.join(', ')} must be used too`,
  claim: (step, claimed) => `${step}, not ${claimed}`,
  fraction: (value) => `the whole is ${value}, which is no integer`,
};
