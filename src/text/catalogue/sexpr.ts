// Messages of the reader of s-expressions: characters, numbers, quotes and brackets.
import type { Span } from '../source.ts';
import { error, type Message, warning } from './message.ts';

/** U+0041 and the like, for characters that may be invisible. */
function codePoint(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

const visible = /^[\p{L}\p{N}\p{P}\p{S}]$/u;

function shown(character: string): string {
  return visible.test(character) ? `\`${character}\`` : `the character ${codePoint(character)}`;
}

const badCharacterHelp: Readonly<Record<string, string>> = {
  "'": 'a name with unusual characters goes in double quotes',
  ',': 'items are separated by blanks',
  '{': 'use parentheses',
  '}': 'use parentheses',
  '#': 'a comment begins with `;` (a `#` at the start of a line names answer keys)',
  ':': 'a name with unusual characters goes in double quotes',
  '~': 'negation is `not` or `!`',
};

/** One or more characters that may stand nowhere in a symbol. */
export const badCharacter: Message<[character: string]> = error(
  'sexpr-bad-character',
  `A symbol consists of letters, digits and \`_ + - * / % = < > ! & | $ . [ ]\`; every character beyond ASCII counts as a
letter. Other characters, such as \`'\`, \`,\` or \`{\`, may only stand in a quoted name.

    (int x' 0 3)      ; wrong
    (int "x'" 0 3)    ; right`,
  (character) => ({
    message: `${shown(character)} may not stand here`,
    help: badCharacterHelp[character],
  }),
);

/** Half of a surrogate pair, or the sign that a decoder puts in place of what it cannot read. */
export const damagedCharacter: Message<[character: string]> = warning(
  'sexpr-damaged-character',
  `A name holds the replacement character U+FFFD, or half of a UTF-16 surrogate pair. Text that is not UTF-8 looks so after it was read as
UTF-8. The names may not be what the author wrote, and two of them may have become one. Save the file as UTF-8.`,
  (character) => ({
    message: `${codePoint(character)} stands here, the trace of a character that was lost`,
    help: 'save the file as UTF-8',
  }),
);

/** A control character that counts as a blank. */
export const controlCharacter: Message<[character: string]> = warning(
  'sexpr-control-character',
  `Every character up to U+0020 counts as a blank, as it does in Sugar; but a NUL or another control character rarely
stands in a text on purpose. The file may be no text, or be encoded as UTF-16: save it as UTF-8.`,
  (character) => `the control character ${codePoint(character)} counts as a blank here`,
);

/** A letter that looks like a blank or like nothing. */
export const blankLetter: Message<[name: string, character: string]> = warning(
  'sexpr-blank-letter',
  `Only the characters up to U+0020 separate items. A no-break space (U+00A0), an ideographic space (U+3000) or a
zero-width character is a letter, as it is in Sugar, and becomes part of the name beside it. Replace it by an ordinary
blank, or put the name in double quotes if it is meant.`,
  (name, character) => ({
    message: `the name ${JSON.stringify(name)} holds ${codePoint(character)}, which looks like a blank but is a letter`,
    help: 'replace it by an ordinary blank',
  }),
);

/** A number with a decimal point. */
export const decimalNumber: Message<[written: string, read: string]> = warning(
  'sexpr-decimal',
  `There are only whole numbers. Sugar reads a decimal and drops what stands behind the point, and so does puzzlec: \`2.9\`
is 2 and \`-2.9\` is -2. Write the whole number that you mean.`,
  (written, read) => `the decimal ${written} is read as the whole number ${read}`,
);

/** `1..9`, as other languages write a range. */
export const rangeSign: Message<[low: string, high: string]> = error(
  'sexpr-range',
  `A range is two numbers with a blank between them. Sugar reads \`1..9\` as the decimals \`1.\` and \`.9\`, that is as 1 and 0, which
nobody means.

    (int x 1..9)             ; wrong
    (int x 1 9)              ; right
    (int x (1 3 (5 9)))      ; right: 1, 3, and 5 to 9`,
  (low, high) => ({
    message: 'a range is written as two numbers',
    help: `write ${low} ${high}, or (${low} ${high}) in a list of values`,
  }),
);

/** Two items without a blank between them. */
export const gluedItems: Message<[first: string, second: string]> = warning(
  'sexpr-glued-items',
  `A number ends at the first character that cannot continue it, so \`1x\` is two items, the number 1 and the name \`x\`, as in
Sugar. A name cannot begin with a digit unless it is quoted: \`"1x"\`.`,
  (first, second) => ({
    message: `these are two items: ${first} and ${second}`,
    help: `put a blank between them, or quotes around both if it is one name: "${first}${second}"`,
  }),
);

/** A quoted name that does not end on its line. */
export const unclosedQuote: Message<[]> = error(
  'sexpr-unclosed-quote',
  `A name in double quotes ends on the line on which it begins. A quote inside the name is doubled.

    (int "Pall Mall 0 3)      ; wrong
    (int "Pall Mall" 0 3)     ; right
    (int "say ""hi""" 0 3)    ; right: the name is say "hi"`,
  () => 'this quote is not closed on its line',
);

/** An opening bracket without its closing one. */
export const unclosedBracket: Message<[inner: readonly Span[]]> = error(
  'sexpr-unclosed-bracket',
  `Each \`(\` needs a \`)\`. The message points at the bracket that is still open at the end of the file, or where the next
statement begins on a line of its own.

    (= x (+ 1 2)      ; wrong
    (= x (+ 1 2))     ; right`,
  (inner) => ({
    message: 'this `(` is not closed',
    notes: inner.map((span) => ({ span, message: 'this one inside it is not closed either' })),
  }),
);

/** A closing bracket without its opening one. */
export const unopenedBracket: Message<[]> = error(
  'sexpr-unopened-bracket',
  `There is a \`)\` too many here: every bracket that was opened before it is closed already.

    (= k 2))      ; wrong
    (= k 2)       ; right`,
  () => 'this `)` closes nothing',
);

/** A bracket in a line of answer keys. */
export const bracketInKeys: Message<[]> = error(
  'sexpr-bracket-in-keys',
  `A line that begins with \`#\` names answer keys, the variables whose values \`puzzlec facts\` looks at. It holds names only. A
comment begins with \`;\`.

    #(a b)      ; wrong
    #a b        ; right`,
  () => ({
    message: 'a line of answer keys holds names only',
    help: 'a comment begins with `;`',
  }),
);

/** A line of answer keys inside an expression. */
export const keysInside: Message<[open: Span]> = error(
  'sexpr-keys-inside',
  `A line that begins with \`#\` names answer keys; it stands between statements, not inside one. Either a bracket before it is
not closed, or a comment was meant, which begins with \`;\`.`,
  (open) => ({
    message: 'a line of answer keys may not stand inside a statement',
    help: 'a comment begins with `;`',
    notes: [{ span: open, message: 'this statement is still open' }],
  }),
);
