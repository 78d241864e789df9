// Declarations that can be read and hardly mean what they say: `1-9` for a range, a range among labels.
import type { Expression } from '../../syntax/expression/tree.ts';
import type { Node } from '../../syntax/node.ts';
import { differenceAsDomain, rangeAsLabel } from '../../text/catalogue/model.ts';
import type { Diagnostic } from '../../text/diagnostic.ts';

/** The number that is written out, with or without a sign. */
function literalOf(node: Expression): number | undefined {
  if (node.kind === 'number') return typeof node.value === 'number' ? node.value : undefined;
  const isNegative = node.kind === 'prefix' && node.operator === '-';
  const value = isNegative ? literalOf(node.operand) : undefined;
  return value === undefined ? undefined : -value;
}

function warningFor(node: Expression): Diagnostic | undefined {
  if (node.kind !== 'operations' || node.rest.length !== 1) return undefined;
  const [step] = node.rest;
  const [low, high] = [literalOf(node.first), step && literalOf(step.operand)];
  if (step?.operator !== '-' || low === undefined || high === undefined) return undefined;
  return high < 0 || low > high ? undefined : differenceAsDomain(node.span, low, high);
}

/** Warns of differences among the values of a domain that look like ranges. */
export function suspectDifferences(items: readonly Expression[]): readonly Diagnostic[] {
  return items.flatMap((item) => {
    if (item.kind === 'collection') return suspectDifferences(item.items);
    return warningFor(item) ?? [];
  });
}

/** Warns of bare labels that look like ranges. */
export function suspectLabels(items: readonly Node[]): readonly Diagnostic[] {
  return items.flatMap((item) => {
    const isRange = item.kind === 'atom' && !item.quoted && /^-?\w+ *\.\. *-?\w+$/.test(item.text);
    return isRange ? rangeAsLabel(item.span, item.text) : [];
  });
}
