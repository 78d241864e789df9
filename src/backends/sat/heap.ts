// How large a heap MiniSat needs for a problem. The heap cannot grow, and when it is full the solver is lost.
import { TooLarge } from '../../base/too-large.ts';
import { inPart, type LargestPart } from '../../encode/index.ts';

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
  /** Bytes that the whole process may take. */
  readonly memory?: number | undefined;
  readonly largestPart?: LargestPart | undefined;
}

/** Of the memory that there is the heap may take so much: the clauses are there a second time. */
const memoryShare = 3 / 4;

/** The heaps that fit the memory. */
function heapsWithin({ memory = Number.POSITIVE_INFINITY }: ProblemSize): readonly number[] {
  return heaps.filter((heap) => heap <= memoryShare * memory);
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
  const fitting = heapsWithin(size);
  const heap = fitting.find((candidate) => candidate >= overhead + slack * bytes);
  if (heap !== undefined) return heap;
  const largest = fitting.at(-1);
  // Without slack it may still do; if not, the solver will say so.
  if (largest !== undefined && largest >= overhead + bytes) return largest;
  throw tooLarge(size);
}

/**
 * The next larger heap.
 * @throws TooLarge if there is none.
 */
export function heapAfter(heap: number, size: ProblemSize): number {
  const next = heapsWithin(size).find((candidate) => candidate > heap);
  if (next !== undefined) return next;
  throw tooLarge(size);
}

function tooLarge(size: ProblemSize): TooLarge {
  const { variables, clauses, memory, largestPart } = size;
  const largest = heapsWithin(size).at(-1) ?? 0;
  const room =
    memory !== undefined && largest < (heaps.at(-1) as number)
      ? `the ${largest / mebi} MiB that MiniSat may have`
      : "MiniSat's memory of 2 GiB";
  const format = (count: number): string => count.toLocaleString('en');
  return new TooLarge(
    `the puzzle takes ${format(variables)} variables and ${format(clauses)} clauses${inPart(largestPart)}, more than ${room} can hold`,
    'try --backend native, which needs no clauses, or give the variables smaller domains',
  );
}
