// How large a heap MiniSat needs for a problem. The heap cannot grow, and when it is full the solver is lost.
import { TooLarge } from '../../base/too-large.ts';

const mebi = 1 << 20;

/** The heaps there are. The runtime takes no more than the last; the smallest starts fastest. */
const heaps: readonly number[] = [16, 64, 256, 1024, 2032].map((size) => size * mebi);

/** What the runtime takes for itself: its stack, its tables, the buffer for clauses. */
const overhead = 6 * mebi;

/** Measured: 64 MiB hold some 620,000 variables, or 1.2 million clauses of three literals, and nothing else. */
const bytesPerVariable = 100;
const bytesPerClause = 36;
const bytesPerLiteral = 4;

/** Room for what the solver learns, and for arrays that are copied as they grow. */
const slack = 2;

/** The size of a problem. */
export interface ProblemSize {
  readonly variables: number;
  readonly clauses: number;
  /** Over all clauses. */
  readonly literals: number;
}

function estimate({ variables, clauses, literals }: ProblemSize): number {
  return variables * bytesPerVariable + clauses * bytesPerClause + literals * bytesPerLiteral;
}

/**
 * The smallest heap that has room for a problem.
 * @throws TooLarge if none has.
 */
export function heapFor(size: ProblemSize): number {
  const bytes = estimate(size);
  const heap = heaps.find((candidate) => candidate >= overhead + slack * bytes);
  if (heap !== undefined) return heap;
  const largest = heaps.at(-1) as number;
  // Without slack it may still do; if not, the solver will say so.
  if (largest >= overhead + bytes) return largest;
  throw tooLarge(size);
}

/**
 * The next larger heap.
 * @throws TooLarge if there is none.
 */
export function heapAfter(heap: number, size: ProblemSize): number {
  const next = heaps.find((candidate) => candidate > heap);
  if (next !== undefined) return next;
  throw tooLarge(size);
}

function tooLarge({ variables, clauses }: ProblemSize): TooLarge {
  const format = (count: number): string => count.toLocaleString('en');
  return new TooLarge(
    `the puzzle takes ${format(variables)} variables and ${format(clauses)} clauses, more than MiniSat's memory of 2 GiB can hold`,
    'try --backend native, which needs no clauses, or give the variables smaller domains',
  );
}
