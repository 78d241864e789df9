// The text of equations: where one ends and the next begins, the words in it, and signs that do not belong there.
import { type Dialect, plainDialect } from '../../syntax/expression/token.ts';
import { type Atom, spanWithin } from '../../syntax/node.ts';
import * as messages from '../../text/catalogue/alphametic.ts';
import type { Diagnostic } from '../../text/diagnostic.ts';
import type { Glossary } from './glossary.ts';
import { spellingAt } from './pieces.ts';
import { straySigns } from './stray-signs.ts';

/** The expression language as equations have it: no keywords, words of their own, `^` as a power. */
export const dialect: Dialect = {
  ...plainDialect,
  keywords: false,
  caret: true,
  word: (text, at) => {
    const spelling = spellingAt(text, at);
    return spelling ? spelling.end - at : 0;
  },
};

/** A part of an atom as an atom. */
function partOf(atom: Atom, start: number, end: number): Atom {
  return {
    ...atom,
    text: atom.text.slice(start, end),
    span: spanWithin(atom, start, end),
    offsets: atom.offsets?.slice(start, end + 1),
  };
}

/** Where an equation ends: a semicolon, or a line break with an equation behind it. */
const borders = /[;\uff1b]|(?<![-+*/%=<>!^(×÷·−][ \t]*)\n(?![ \t]*(?:[-+*/%=<>!^)×÷·−]|\n|$))/g;

/** The equations of a text, one or several. Line breaks part them where no operator says that they go on. */
export function equationsOf(atom: Atom): readonly Atom[] {
  const { text } = atom;
  const ends = [...text.matchAll(borders)].map(({ index }) => index);
  const parts: Atom[] = [];
  let start = 0;
  for (const end of [...ends, text.length]) {
    const [before = ''] = /^\s*/.exec(text.slice(start, end)) ?? [];
    const [after = ''] = /\s*$/.exec(text.slice(start + before.length, end)) ?? [];
    const isEmpty = before.length === end - start;
    if (!isEmpty) parts.push(partOf(atom, start + before.length, end - after.length));
    start = end + 1;
  }
  return parts.length === 0 ? [atom] : parts;
}

const numberShape = /[0-9\uff10-\uff19]+/uy;

/** Takes note of the words of an equation, and reports signs that have no place in one. */
export function scan(atom: Atom, glossary: Glossary, report: (found: Diagnostic) => void): void {
  const { text } = atom;
  for (let at = 0; at < text.length; ) {
    const spelling = spellingAt(text, at);
    numberShape.lastIndex = at;
    const digits = spelling ? undefined : numberShape.exec(text)?.[0];
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0x20);
    const end = spelling?.end ?? at + (digits ?? character).length;
    const span = spanWithin(atom, at, end);
    if (spelling) glossary.meet(spelling, (from, to) => spanWithin(atom, from, to));
    else if (digits === undefined && text[at - 1] !== character) {
      reportStray(character, text.slice(at), span, report);
    }
    if (/^0[\p{L}0-9?]/u.test(text.slice(at, end).normalize('NFKC'))) {
      report(messages.zeroInFront(span, text.slice(at, end)));
    }
    at = end;
  }
}

/** A full-width sign as its plain counterpart. */
function narrow(sign: string): string {
  return /^[\uff01-\uff5e]$/.test(sign) ? sign.normalize('NFKC') : sign;
}

function reportStray(
  character: string,
  rest: string,
  span: Atom['span'],
  report: (found: Diagnostic) => void,
): void {
  const sign = narrow(character);
  if (sign === '!' && narrow(rest.charAt(1)) !== '=') report(messages.factorial(span));
  else if (sign === ':' && rest.startsWith(':=')) return;
  else if (straySigns.has(sign)) report(messages.straySign(span, character, straySigns.get(sign)));
}
