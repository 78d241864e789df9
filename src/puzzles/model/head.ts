// What is wrong with the name of a declaration, in the words of declarations.
import type { Atom } from '../../syntax/node.ts';
import { operatorMissing, unknownCharacter } from '../../text/catalogue/expression.ts';
import { badDeclaration, declaredTogether } from '../../text/catalogue/model.ts';
import type { Diagnostic } from '../../text/diagnostic.ts';

/** Between names that are declared together; the commas of indices stand in brackets. */
const comma = /\s*,\s*(?![^[]*\])/;
const declaration = /^[\p{L}_][\p{L}\p{M}\p{Nd}_]*(\[.*\])?$/u;

/** Longer keys are no list of names. */
const longest = 1000;

/** The names that a key is about, without indices; several only where it is wrong. */
export function namesOf({ text }: Atom): readonly string[] {
  const names = text.length > longest ? [text] : text.split(comma);
  return names.map((name) => name.split('[', 1).join('').trimEnd());
}

/** What is wrong with a key whatever else it is: several names at once. */
export function severalNames(key: Atom): Diagnostic | undefined {
  if (key.text.length > longest) return undefined;
  const parts = key.text.split(comma);
  const isList = parts.length > 1 && parts.every((part) => declaration.test(part.trim()));
  return isList ? declaredTogether(key.span, parts) : undefined;
}

/** The key with its name in quotes: YAML takes one pair of them away. */
function quoted({ text }: Atom): string | undefined {
  const [, name, indices = ''] = /^([^'"[\]]+)(\[[^'"[\]]*\])?$/.exec(text) ?? [];
  return name === undefined ? undefined : `"'${name.trim()}'${indices}"`;
}

/** A key that is an expression, and neither a name nor an array. */
export function noDeclaration(key: Atom): Diagnostic {
  return badDeclaration(key.span, key.text, quoted(key));
}

/** What the reader of expressions says of a key, with advice that works for one. */
export function aboutKey(diagnostic: Diagnostic, key: Atom): Diagnostic {
  const { code, help } = diagnostic;
  const isName =
    code === operatorMissing.code || (code === unknownCharacter.code && help?.includes('quotes'));
  const name = isName ? quoted(key) : undefined;
  if (name === undefined) return diagnostic;
  return { ...diagnostic, help: `such a name goes in two pairs of quotes: ${name}: ...` };
}
