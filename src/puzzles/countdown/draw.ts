// The drawn answer of a game: the expression with its value, the steps below it, and how far it is from the target.
import type { Game } from './game.ts';
import type { Tree } from './tree.ts';

/** What a drawing says. */
export interface Drawn {
  readonly expression: string;
  readonly tree: Tree;
  readonly value: number;
  readonly steps: readonly string[];
}

const bold = (text: string): string => `\u001b[1m${text}\u001b[0m`;
const inverse = (text: string): string => `\u001b[7m${text}\u001b[0m`;

interface Style {
  readonly color: boolean;
  /** A second solution: steps that it does not have stand out. */
  readonly other: Drawn | undefined;
}

export function drawSolution(
  { expression, value, steps }: Drawn,
  { target }: Game,
  { color, other }: Style,
): string {
  const miss = value === target ? [] : [missOf(value, target)];
  const whole = `${expression} = ${value}`;
  const lines = aligned(steps).map((line, i) => {
    if (!other || other.steps.includes(steps[i] ?? '')) return line;
    return color ? inverse(line) : `${line} *`;
  });
  const below = steps.length > 1 || other ? lines : [];
  return [color ? bold(whole) : whole, ...below, ...miss].join('\n');
}

/** By how much a value misses the target. */
export function missOf(value: number, target: number): string {
  return `${Math.abs(value - target)} ${value > target ? 'above' : 'below'} ${target}`;
}

/** The steps with their signs one below the other. */
function aligned(steps: readonly string[]): readonly string[] {
  const parts = steps.map((step) => step.split(' '));
  const widths = [0, 2, 4].map((column) =>
    Math.max(...parts.map((words) => words[column]?.length ?? 0)),
  );
  return parts.map((words) => {
    const [left = '', sign = '', right = '', equals = '', result = ''] = words;
    const [first = 0, second = 0, third = 0] = widths;
    return `  ${left.padStart(first)} ${sign} ${right.padStart(second)} ${equals} ${result.padStart(third)}`;
  });
}
