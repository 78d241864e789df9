// The keys of a game: its numbers, the target, and which rules differ from those of television.
import type { Node } from '../../syntax/node.ts';
import * as messages from '../../text/catalogue/countdown.ts';
import type { Draft } from '../draft.ts';
import { describeNode, isNothing } from '../node-kind.ts';
import { FractionBounds } from './fraction-bounds.ts';
import { type Game, type Operation, operations } from './game.ts';
import { Subsets } from './subsets.ts';

const mostNumbers = 8;
/** The numbers for which the search is made. */
const usualNumber = 255;
const largestNumber = 1_000_000_000;
const largestTarget = 65_535;

/** The game of a file; undefined after a report. */
export function readGame(draft: Draft): Game | undefined {
  const before = draft.reports.errors;
  const numbers = readNumbers(draft);
  const target = readTarget(draft);
  const signs = readOperations(draft);
  const useAll = readUse(draft);
  const fractions = readFractions(draft) && signs.has('/');
  if (draft.reports.errors > before || target === undefined) return undefined;
  if (fractions && !fitsWithFractions(numbers)) {
    draft.report(messages.fractionsTooLarge(draft.keySpan('fractions')));
    return undefined;
  }
  return { numbers, target, operations: signs, fractions, useAll };
}

/** A list, or one text with the numbers one behind the other. */
function readNumbers(draft: Draft): readonly number[] {
  const nodes = draft.items('numbers');
  const known = nodes.flatMap((node) => numberOf(node, draft) ?? []);
  if (nodes.length < 1 || nodes.length > mostNumbers)
    draft.report(messages.numberCount(draft.keySpan('numbers'), nodes.length, mostNumbers));
  return known;
}

function numberOf(node: Node, draft: Draft): number | undefined {
  const number = draft.constant(node, 'a number of the game');
  if (number === undefined) return undefined;
  if (typeof number !== 'number' || number < 1 || number > largestNumber) {
    draft.report(messages.badNumber(node.span, String(number), largestNumber));
    return undefined;
  }
  if (number > usualNumber) draft.report(messages.largeNumber(node.span, number, usualNumber));
  return number;
}

function readTarget(draft: Draft): number | undefined {
  const node = draft.node('target');
  const target = node && draft.constant(node, 'the target');
  if (target === undefined) return undefined;
  if (typeof target === 'number' && target >= 1 && target <= largestTarget) return target;
  draft.report(messages.badTarget(node?.span, String(target), largestTarget));
  return undefined;
}

/** Signs as people write them. */
const otherSigns: ReadonlyMap<string, Operation> = new Map([
  ['−', '-'],
  ['×', '*'],
  ['·', '*'],
  ['÷', '/'],
  [':', '/'],
]);

function readOperations(draft: Draft): ReadonlySet<Operation> {
  const nodes = draft.items('operations');
  if (!draft.node('operations')) return new Set(operations);
  const found = new Set<Operation>();
  for (const node of nodes) {
    const text = node.kind === 'atom' ? node.text : '?';
    for (const sign of text.replace(/[\s,]/g, '')) {
      const operation = otherSigns.get(sign) ?? operations.find((each) => each === sign);
      if (operation) found.add(operation);
      else draft.report(messages.badOperations(node.span, describeNode(node)));
      if (!operation) return new Set(operations);
    }
  }
  if (found.size === 0)
    draft.report(messages.badOperations(draft.keySpan('operations'), 'none of them'));
  return found;
}

function readUse(draft: Draft): boolean {
  const node = draft.node('use');
  if (!node) return false;
  const text = node.kind === 'atom' && !isNothing(node) ? node.text : '';
  if (text !== 'all' && text !== 'any')
    draft.report(messages.badUse(node.span, describeNode(node)));
  return text === 'all';
}

function readFractions(draft: Draft): boolean {
  const node = draft.node('fractions');
  if (!node) return false;
  const text = node.kind === 'atom' ? node.text : '';
  if (text !== 'true' && text !== 'false')
    draft.report(messages.badFractions(node.span, describeNode(node)));
  return text === 'true';
}

function fitsWithFractions(numbers: readonly number[]): boolean {
  const bounds = new FractionBounds(new Subsets(numbers));
  const largest = Math.max(bounds.numerator(numbers.length), bounds.denominator(numbers.length));
  return largest <= Number.MAX_SAFE_INTEGER;
}
