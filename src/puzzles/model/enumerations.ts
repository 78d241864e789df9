// Lists of labels: those that share a label are about the same things, so that their variables can be compared.
import type { Labels } from '../../analyse/expression/labels.ts';
import { codeOf } from '../../analyse/expression/labels.ts';

/** A list of labels as it is declared. */
export interface LabelList {
  /** The variable that it stands behind. */
  readonly name: string;
  readonly labels: readonly string[];
}

/**
 * The labels of each list. Lists that share a label, directly or through others, get the same: in order of their first
 * occurrence, and ordered if all lists agree with that order.
 */
export function enumerationsOf(lists: readonly LabelList[]): ReadonlyMap<LabelList, Labels> {
  const groups: LabelList[][] = [];
  for (const list of lists) {
    const related = groups.filter((group) => group.some((other) => overlap(list, other)));
    const merged = [...related.flat(), list];
    for (const group of related) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
  }
  const found = new Map<LabelList, Labels>();
  for (const group of groups) {
    const inOrder = lists.filter((list) => group.includes(list));
    const labels = labelsOf(inOrder);
    for (const list of inOrder) found.set(list, labels);
  }
  return found;
}

function overlap(a: LabelList, b: LabelList): boolean {
  const known = new Set(a.labels);
  return b.labels.some((label) => known.has(label));
}

function labelsOf(lists: readonly LabelList[]): Labels {
  const all = [...new Set(lists.flatMap(({ labels }) => labels))];
  const name = lists[0]?.name ?? 'label';
  const unordered: Labels = { name, labels: all, first: 1, ordered: false, numbers: undefined };
  const isAscending = ({ labels }: LabelList): boolean =>
    labels.every((label, i) => {
      const before = labels[i - 1];
      return before === undefined || code(before) < code(label);
    });
  const code = (label: string): number => codeOf(unordered, label) ?? 0;
  return { ...unordered, ordered: lists.every(isAscending) };
}
