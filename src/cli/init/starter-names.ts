// The families that `puzzlec init` has a file for.

export const starterNames = [
  'model',
  'alphametic',
  'zebra',
  'countdown',
  'sudoku',
  'sugar',
] as const;

export type StarterName = (typeof starterNames)[number];
