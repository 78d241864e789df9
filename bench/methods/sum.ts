// A sum of words, for the classic methods.

export interface Sum {
  readonly addends: readonly string[];
  readonly total: string;
}

export function sumOf(equation: string): Sum {
  const [left = '', total = ''] = equation.split('=').map((side) => side.trim());
  return { addends: left.split('+').map((word) => word.trim()), total };
}
