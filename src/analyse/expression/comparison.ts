// Chains of comparisons: each operand is looked at once, each neighbouring pair is compared.
import type { Comparison, Expression, Relation } from '../../syntax/expression/tree.ts';
import { notComparable, unknownLabel } from '../../text/catalogue/analysis.ts';
import { join } from '../../text/source.ts';
import type { Code, Compiler } from './code.ts';
import { compareValues } from './compare.ts';
import { adviceForWord } from './convert.ts';
import { codeOf, type Labels } from './labels.ts';
import { similar } from './similar.ts';
import { all } from './truth.ts';
import { boolean, countsAsNumber, describeType, type Type } from './type.ts';
import { quotesFor } from './unquoted.ts';

/** Bare words and numbers, whose meaning may depend on what they are compared with. */
function leans(node: Expression): boolean {
  if (node.kind === 'collection') return node.items.length > 0 && node.items.every(leans);
  return node.kind === 'word' || node.kind === 'number';
}

/** Bare numbers, which may depend on the meaning of a word too: `milk = 3`. */
function isNumeric(node: Expression): boolean {
  return node.kind === 'collection' ? node.items.every(isNumeric) : node.kind === 'number';
}

/** The labels that values of a type are. */
function labelsIn(type: Type): Labels | undefined {
  const own = labelsOf(type);
  return own?.kind === 'label' ? own.labels : undefined;
}

/** The labels that a type is about. */
function labelsOf(type: Type): Type | undefined {
  if (type.kind === 'label') return type;
  return type.kind === 'list' || type.kind === 'set' ? labelsOf(type.element) : undefined;
}

/** The operands; those that lean on others are read as what the others are, numbers last. */
function operandsOf(nodes: readonly Expression[], compiler: Compiler): readonly Code[] {
  const firm = nodes.map((node) => (leans(node) ? undefined : compiler.compile(node)));
  const wanted = labelsAmong(firm);
  const named = nodes.map(
    (node, i) => firm[i] ?? (isNumeric(node) ? undefined : compiler.compile(node, wanted)),
  );
  const expected = wanted ?? labelsAmong(named);
  return nodes.map((node, i) => named[i] ?? compiler.compile(node, expected));
}

/** The labels that some of the operands are about. */
function labelsAmong(codes: readonly (Code | undefined)[]): Type | undefined {
  return codes.map((code) => code && labelsOf(code.type)).find((type) => type);
}

export function compileComparison(node: Comparison, compiler: Compiler): Code {
  const { analysis } = compiler;
  const operands = [node.first, ...node.rest.map(({ operand }) => operand)];
  const codes = operandsOf(operands, compiler);
  const steps = node.rest.map(({ operator }, i) => {
    const [left, right] = [codes[i], codes[i + 1]] as [Code, Code];
    const span = join(left.span, right.span);
    const trouble = whyNot(operator, left.type, right.type);
    checkWord(operands[i], right.type, compiler);
    checkWord(operands[i + 1], left.type, compiler);
    if (trouble !== undefined) {
      const [a, b] = [describe(left, compiler), describe(right, compiler)];
      const help = adviceOn(operator, left, right, compiler) ?? trouble;
      analysis.report(notComparable(span, a, b, help === '' ? undefined : help));
    }
    return { operator, span };
  });
  return {
    type: boolean,
    span: node.span,
    run(frame) {
      const values = codes.map((code) => code.run(frame));
      return all(
        steps.map(({ operator, span }, i) =>
          compareValues(operator, values[i] ?? 0, values[i + 1] ?? 0, span, analysis),
        ),
      );
    },
  };
}

/** Says of a quoted word that it is none of the labels that it is compared with. */
function checkWord(node: Expression | undefined, other: Type, { analysis, scope }: Compiler): void {
  if (node?.kind !== 'word' || !node.quoted || other.kind !== 'label') return;
  const { name, labels } = other.labels;
  if (scope.word(node, other) || codeOf(other.labels, node.text) !== undefined) return;
  analysis.report(unknownLabel(node.span, node.text, name, similar(node.text, labels)));
}

/** Help that depends on the words of the author. */
function adviceOn(
  operator: Relation,
  left: Code,
  right: Code,
  { analysis }: Compiler,
): string | undefined {
  const [a, b] = [analysis.textAt(left.span), analysis.textAt(right.span)];
  const isEquality = operator === '=' || operator === '!=';
  const element = left.type.kind === 'list' ? left.type.element : undefined;
  if (isEquality && element && whyNot('=', element, right.type) === undefined) {
    return `count(${a}, ${b}) says how many are ${b}`;
  }
  const word = adviceForWord(left.type) ?? adviceForWord(right.type);
  return word ?? quotesFor(b, labelsIn(left.type)) ?? quotesFor(a, labelsIn(right.type));
}

function describe({ span, type }: Code, { analysis }: Compiler): string {
  return `${analysis.textAt(span)} (${describeType(type)})`;
}

/** Help (perhaps empty) if values of these types cannot be compared; undefined if they can. */
function whyNot(relation: Relation, left: Type, right: Type): string | undefined {
  if (left.kind === 'unknown' || right.kind === 'unknown') return undefined;
  const isMembership = relation === 'in' || relation === 'not in';
  if (!isMembership) return whyNotEach(relation, left, right);
  if (right.kind !== 'set' && right.kind !== 'list') return 'behind in stands a set or a list';
  return whyNot('=', left, right.element);
}

function whyNotEach(relation: Relation, left: Type, right: Type): string | undefined {
  if (countsAsNumber(left) && countsAsNumber(right)) return undefined;
  if (left.kind === 'label' && right.kind === 'label') {
    return left.labels === right.labels ? undefined : '';
  }
  if (isWord(left) && isWord(right)) return undefined;
  if (left.kind === 'list' && right.kind === 'list') {
    const isEquality = relation === '=' || relation === '!=';
    if (!isEquality) return 'lex_less and lex_lesseq compare lists';
    return whyNot(relation, left.element, right.element);
  }
  const isOneOfMany = right.kind === 'set' || right.kind === 'list';
  return isOneOfMany ? 'in says that something is one of several' : '';
}

const isWord = (type: Type): boolean => type.kind === 'label' || type.kind === 'text';
