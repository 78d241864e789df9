// What is said about layouts: calculations as they stand on paper.
import { error, type Message, type Wording } from './message.ts';

const example = `
\`\`\`yaml
layout: |2
        FBG
  DE ) ABACD
       AHG
       ---
        DIC
        DAH
        ---
         ABD
         ABD
         ---
           J
\`\`\``;

export const layoutLines: Message<[]> = error(
  'alphametic-layout-lines',
  `A layout is a picture of several lines, so it is written as a block: behind \`layout:\` stands \`|\`, and the picture
begins on the next line. Where its first line stands further in than others, a number behind \`|\` says how far the block
itself is indented.
${example}`,
  (): Wording => ({
    message: 'a layout is a picture of several lines',
    help: 'write layout: | and the picture below it; a single line is an equation',
  }),
);

export const strangeSign: Message<[sign: string]> = error(
  'alphametic-layout-sign',
  `A layout is made of letters, digits, \`?\`, \`□\` or \`*\` for unknown digits, lines of dashes, and the signs \`+\`, \`-\`, \`x\`,
\`divisor ) dividend\` or \`dividend / divisor\`.
${example}`,
  (sign: string) => `${sign} is no sign of a calculation on paper`,
);

export const unevenSpacing: Message<[]> = error(
  'alphametic-layout-column',
  `In a calculation on paper the column tells what a digit is worth, so all numbers stand in the same columns.
${example}`,
  (): Wording => ({
    message: 'this number ends between two columns of the others',
    help: 'use blanks, and the same distance from digit to digit on all lines',
  }),
);

export const strangeLayout: Message<[what: string, help: string | undefined]> = error(
  'alphametic-layout-shape',
  `A layout is one of these:

- a sum or difference: numbers below each other, \`+\` or \`-\` in front, a line of dashes, the result;
- a long multiplication: two factors with \`x\` in front of the second, a line, the partial products, each ending below
  the digit that it belongs to, a line, the product;
- a long division: \`divisor ) dividend\` with the quotient above, or \`dividend / divisor = quotient\`; below it in turn
  what is taken away, a line, and what is left with the digits brought down.
${example}`,
  (what: string, help: string | undefined): Wording => ({ message: what, help }),
);
