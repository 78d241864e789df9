// What each character is to the lexer of s-expressions, after the tokenizer of Sugar.

/** A class of characters; a table of bytes holds one for each of the ASCII characters. */
export const Blank = 0;
export const Letter = 1;
export const Digit = 2;
export const Dot = 3;
export const Minus = 4;
export const Open = 5;
export const Close = 6;
export const Comment = 7;
export const Quote = 8;
export const Hash = 9;
export const Forbidden = 10;

const classes = new Uint8Array(128).fill(Forbidden);
classes.fill(Blank, 0, 0x21);

function assign(characters: string, kind: number): void {
  for (const character of characters) classes[character.charCodeAt(0)] = kind;
}

assign('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', Letter);
// The brackets are csugar's and cspuz_core's, for names such as `x[0]`; `^` is cspuz_core's exclusive or.
assign('_+*/%=<>!&|$[]^', Letter);
assign('0123456789', Digit);
assign('.', Dot);
assign('-', Minus);
assign('(', Open);
assign(')', Close);
assign(';', Comment);
assign('"', Quote);
assign('#', Hash);

/** The class of a UTF-16 code unit. Everything from U+0080 up is a letter. */
export function classOf(code: number): number {
  return code < 128 ? (classes[code] as number) : Letter;
}

/** Whether a symbol that has begun goes on with that character: letters, digits, `.` and `-`. */
export function continuesSymbol(code: number): boolean {
  const kind = classOf(code);
  return kind >= Letter && kind <= Minus;
}
