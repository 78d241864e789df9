// Names that are nearly elements of an array: `x1` and `x(1)` for `x[1]`, `x.length` for `length(x)`.
import type { Call, Member, Word } from '../../syntax/expression/tree.ts';
import type { Span } from '../../text/source.ts';
import type { Compiler } from './code.ts';
import { isDiagnostic } from './scope.ts';
import { isList, type ListValue } from './value.ts';

/** The array of a name, if the name is one. */
function arrayOf(text: string, span: Span, { scope }: Compiler): ListValue | undefined {
  const found = scope.word({ kind: 'word', text, quoted: false, span }, undefined);
  return found && !isDiagnostic(found) && isList(found.value) ? found.value : undefined;
}

/** Longer names are no slip. */
const longest = 100;

/** `x[1]` for `x1` and `x_1`. */
export function elementFor({ text, span }: Word, compiler: Compiler): string | undefined {
  if (text.length > longest) return undefined;
  const [, name = '', digits = ''] = /^(.*?)_?([0-9]+)$/.exec(text) ?? [];
  const [axis, second] = (name !== '' && arrayOf(name, span, compiler)?.axes) || [];
  if (!axis || second) return undefined;
  const index = Number(digits);
  return axis.low <= index && index <= axis.high ? `write ${name}[${index}]` : undefined;
}

/** `x[1]` for `x(1)`. */
export function indexFor(call: Call, compiler: Compiler): string | undefined {
  const { text, span } = call.name;
  const isIndex = arrayOf(text, span, compiler) && call.arguments.length > 0;
  if (!isIndex) return undefined;
  const indices = call.arguments.map((argument) => compiler.analysis.textAt(argument.span));
  return `write ${text}[${indices.join(', ')}]`;
}

const lengths: ReadonlySet<string> = new Set(['length', 'len', 'size', 'count']);

/** `length(x)` for `x.length`. */
export function lengthFor({ group, member }: Member, compiler: Compiler): string | undefined {
  if (!lengths.has(member.text)) return undefined;
  return arrayOf(group.text, group.span, compiler) && `write length(${group.text})`;
}
