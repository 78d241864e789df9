// Values that are compared with each other, as integers: labels as their codes, words as the labels that they are.
import { labelsUnordered, notComparable, unknownLabel } from '../../text/catalogue/analysis.ts';
import type { Span } from '../../text/source.ts';
import type { Analysis } from './analysis.ts';
import { toInteger, typeOf } from './convert.ts';
import { codeOf, type Labels } from './labels.ts';
import { similar } from './similar.ts';
import { describeType } from './type.ts';
import { quotesBetween } from './unquoted.ts';
import { isLabel, type Value, type Whole } from './value.ts';

/** The code of a word among labels; 0 after a report. */
function codeOfWord(text: string, labels: Labels, span: Span, analysis: Analysis): number {
  const code = codeOf(labels, text);
  if (code === undefined) {
    analysis.report(unknownLabel(span, text, labels.name, similar(text, labels.labels)));
  }
  return code ?? 0;
}

/** Integers that are equal exactly where the values are. */
export function alike(values: readonly Value[], span: Span, analysis: Analysis): readonly Whole[] {
  const labels = values.find(isLabel)?.labels;
  if (labels === undefined) return withoutLabels(values, span, analysis);
  const isOne = (value: Value): boolean =>
    typeof value === 'string' || (isLabel(value) && value.labels === labels);
  if (values.every(isOne)) {
    return values.map((value) => {
      if (typeof value === 'string') return codeOfWord(value, labels, span, analysis);
      return isLabel(value) ? value.code : 0;
    });
  }
  const other = values.find((value) => !isOne(value));
  if (labels.numbers === undefined && other !== undefined) {
    const [left, right] = [`a ${labels.name}`, describeType(typeOf(other))];
    const help = quotesBetween(values.find(isLabel) ?? 0, other);
    analysis.report(notComparable(span, left, right, help));
    return values.map(() => 0);
  }
  return values.map((value) => toInteger(value, span, analysis));
}

/** The labels that one of some values is; undefined where there is none, or they count as numbers. */
export function wordsAmong(values: readonly Value[]): Labels | undefined {
  const labels = values.find(isLabel)?.labels;
  return labels?.numbers === undefined ? labels : undefined;
}

/** Integers in the order of the values: numbers, and labels by the order in which they are listed. */
export function ranked(values: readonly Value[], span: Span, analysis: Analysis): readonly Whole[] {
  const labels = wordsAmong(values);
  if (labels === undefined) return values.map((value) => toInteger(value, span, analysis));
  if (!labels.ordered) analysis.report(labelsUnordered(span));
  return alike(values, span, analysis);
}

/** Numbers are themselves; words that are no labels count through. */
function withoutLabels(values: readonly Value[], span: Span, analysis: Analysis): readonly Whole[] {
  if (!values.every((value) => typeof value === 'string')) {
    return values.map((value) => toInteger(value, span, analysis));
  }
  const known = new Map<Value, number>();
  return values.map((value) => {
    const code = known.get(value) ?? known.size;
    known.set(value, code);
    return code;
  });
}
