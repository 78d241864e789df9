// Random trees of a depth: the forms over trees that are one less deep.
import fc from 'fast-check';
import { leaf, numberForms } from './number-forms.ts';
import type { NumberTree, Trees, TruthTree } from './tree.ts';
import { truthForms, truthLeaf } from './truth-forms.ts';

const smaller = (depth: number): Trees => ({
  numbers: numbers(depth - 1),
  truths: truths(depth - 1),
});

export const numbers: fc.Memo<NumberTree> = fc.memo((depth) =>
  depth <= 1 ? leaf : fc.oneof(...numberForms(smaller(depth))),
);

export const truths: fc.Memo<TruthTree> = fc.memo((depth) =>
  depth <= 1 ? truthLeaf : fc.oneof(...truthForms(smaller(depth))),
);
