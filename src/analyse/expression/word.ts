// Names and literals: what the loops, the scope and the dialect make of them.
import type { Member, NumberLiteral, Word } from '../../syntax/expression/tree.ts';
import {
  functionWithoutArguments,
  unknownLabel,
  unknownName,
} from '../../text/catalogue/analysis.ts';
import { isSurfaceName, surfaceNames } from '../surface.ts';
import { elementFor, lengthFor } from './arrays.ts';
import type { Code, Compiler } from './code.ts';
import { isDiagnostic, type Lookup } from './scope.ts';
import { similar } from './similar.ts';
import { number, type Type, text, unknown } from './type.ts';
import type { Value } from './value.ts';

const fixed = (type: Type, span: Code['span'], value: Value): Code => ({
  type,
  span,
  run: () => value,
});

/** What a lookup came to; undefined where the name is not known at all. */
function found(lookup: Lookup, span: Code['span'], compiler: Compiler): Code | undefined {
  const { analysis } = compiler;
  if (lookup === undefined) return undefined;
  if (isDiagnostic(lookup)) {
    analysis.report(lookup);
    return fixed(unknown, span, 0);
  }
  if (lookup.warning) analysis.report(lookup.warning);
  if (lookup.broken) compiler.spoil();
  return fixed(lookup.type, span, lookup.value);
}

export function compileNumber(
  node: NumberLiteral,
  compiler: Compiler,
  expected: Type | undefined,
): Code {
  const lookup = expected && compiler.scope.numeral?.(node, expected);
  return found(lookup, node.span, compiler) ?? fixed(number, node.span, node.value);
}

export function compileWord(node: Word, compiler: Compiler, expected: Type | undefined): Code {
  const { analysis, scope } = compiler;
  const { span } = node;
  const local = node.quoted ? undefined : compiler.local(node.text);
  if (local) {
    const { slot } = local;
    return { type: local.type, span, run: (frame) => frame[slot] ?? 0 };
  }
  const known = found(scope.word(node, expected), span, compiler);
  if (known) return known;
  if (node.quoted && expected?.kind !== 'label') return fixed(text, span, node.text);
  if (expected?.kind === 'label') {
    const { name, labels } = expected.labels;
    analysis.report(unknownLabel(span, node.text, name, similar(node.text, labels)));
  } else if (isSurfaceName(node.text)) {
    analysis.report(functionWithoutArguments(span, node.text));
  } else {
    const names = [...scope.spellings(), ...surfaceNames];
    const element = elementFor(node, compiler);
    const suggestion = element === undefined ? similar(node.text, names) : undefined;
    analysis.report(unknownName(span, node.text, suggestion, element ?? hint(node.text)));
  }
  return fixed(unknown, span, 0);
}

/** What an unknown word that begins with a digit was perhaps meant to be. */
function hint(word: string): string | undefined {
  if (/^[0-9][0-9_]*$/.test(word)) return `write ${word.replaceAll('_', '')}`;
  if (/^[0-9]+[eE][0-9]+$/.test(word)) return `write ${word.replace(/[eE]/, ' * 10 ** ')}`;
  const factor = /^([0-9]+)(\D.*)$/.exec(word);
  return factor ? `write ${factor[1]} * ${factor[2]}` : undefined;
}

export function compileMember(node: Member, compiler: Compiler): Code {
  const { analysis, scope } = compiler;
  const { group, member, span } = node;
  const known = found(scope.member?.(group, member), span, compiler);
  if (known) return known;
  const whole = `${group.text}.${member.text}`;
  const length = lengthFor(node, compiler);
  const suggestion = length === undefined ? similar(whole, scope.spellings()) : undefined;
  analysis.report(unknownName(span, whole, suggestion, length));
  return fixed(unknown, span, 0);
}
