// Lists of labels: those that share a label are about the same things, so that their variables can be compared.
import type { Labels } from '../../analyse/expression/labels.ts';

/** A list of labels as it is declared. */
export interface LabelList {
  /** The variable that it stands behind. */
  readonly name: string;
  readonly labels: readonly string[];
}

/**
 * The labels of each list. Lists that share a label, directly or through others, get the same: those of the longest list
 * first. They are ordered if that list has all of them and no other list disagrees with its order.
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
  const [longest = lists[0]] = lists.toSorted((a, b) => b.labels.length - a.labels.length);
  const main = longest?.labels ?? [];
  const all = [...new Set([...main, ...lists.flatMap(({ labels }) => labels)])];
  const place = new Map(all.map((label, i) => [label, i]));
  const isAscending = ({ labels }: LabelList): boolean => {
    const places = labels.map((label) => place.get(label) ?? 0);
    return places.every((at, i) => i === 0 || (places[i - 1] ?? 0) < at);
  };
  const ordered = all.length === main.length && lists.every(isAscending);
  return { name: lists[0]?.name ?? 'label', labels: all, first: 1, ordered, numbers: undefined };
}
