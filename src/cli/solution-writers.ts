// How each format writes solutions one after another, and what stands behind the last one.
import { csvHeader, csvRow } from '../answers/csv.ts';
import { jsonCount, valueText } from '../answers/json.ts';
import type { Outcome, Solution } from '../answers/solution.ts';
import { sugarAnswer, sugarStatus } from '../answers/sugar-format.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { drawn } from './draw.ts';
import { pictureWriter } from './pictures.ts';
import type { Job } from './run-files.ts';
import { whyStopped } from './why-stopped.ts';

/** How many solutions there are by the puzzle's tally. */
export type Counts = ReadonlyMap<number, number> | undefined;

export function summary(
  outcome: Outcome,
  found: bigint,
  { tally }: Puzzle,
  counts: Counts,
): object {
  return {
    type: 'summary',
    status: outcome,
    count: jsonCount(found),
    ...(tally && counts ? { [tally.name]: Object.fromEntries(counts) } : {}),
  };
}

/** `numbers: 1 with 4, 2 with 5`; nothing where there is no tally. */
export function breakdown({ tally }: Puzzle, counts: ReadonlyMap<number, number>): string {
  const parts = [...counts].map(([value, count]) => `${count} with ${value}`);
  return `${tally?.name}: ${parts.join(', ')}`;
}

/** How one format writes solutions one after another. */
export interface Writer {
  solution(solution: Solution, index: number): Promise<void>;
  /** Writes what stands behind the last one; for JSON with more members. */
  end(outcome: Outcome, count: bigint, counts: Counts, more: object): Promise<void>;
}

const writers: Readonly<Record<string, (job: Job, puzzle: Puzzle) => Writer>> = {
  text: textWriter,
  json: jsonWriter,
  csv: csvWriter,
  sugar: sugarWriter,
  svg: (job) => pictureWriter(job, 'svg'),
  html: (job) => pictureWriter(job, 'html'),
};

/** The writer of a format; text is the default. */
export function writerFor(job: Job, format = 'text'): Writer {
  return (writers[format] ?? textWriter)(job, job.puzzle);
}

function textWriter({ terminal }: Job, puzzle: Puzzle): Writer {
  // Quantities of a projection fit on one line; a drawing stands alone.
  const onOneLine = puzzle.projectedFrom !== undefined;
  return {
    solution: async (solution, index) => {
      if (onOneLine) await terminal.out(lineOf(solution));
      else await terminal.out(`${index > 1 ? '\n' : ''}${drawn(puzzle, solution, terminal)}`);
    },
    end: async (outcome, found, counts) => {
      const noun = `${puzzle.model.objective ? 'optimal ' : ''}solution${found === 1n ? '' : 's'}`;
      if (outcome === 'complete') terminal.note(`${found} ${noun}`);
      else terminal.note(`${found} ${noun} so far, perhaps not all: ${whyStopped(outcome)}`);
      if (counts && found > 0n) terminal.note(breakdown(puzzle, counts));
      if (found === 0n && outcome === 'complete') await terminal.out('no solution');
    },
  };
}

export function lineOf({ values }: Solution): string {
  const entries = Object.entries(values);
  const [only] = entries;
  if (only && entries.length === 1) return valueText(only[1]);
  return entries.map(([name, value]) => `${name} = ${valueText(value)}`).join(', ');
}

function jsonWriter(job: Job): Writer {
  return {
    solution: (solution, index) => job.json({ type: 'solution', index, solution: solution.values }),
    end: (outcome, found, counts, more) =>
      job.json({ ...summary(outcome, found, job.puzzle, counts), ...more }),
  };
}

function csvWriter({ terminal }: Job, { fields }: Puzzle): Writer {
  return {
    solution: async ({ values }, index) => {
      if (index === 1) await terminal.out(csvHeader(fields, values));
      await terminal.out(csvRow(fields, values));
    },
    end: async () => {},
  };
}

function sugarWriter({ terminal }: Job, puzzle: Puzzle): Writer {
  return {
    solution: async ({ assignment }, index) => {
      if (index === 1) await terminal.out(sugarStatus.sat);
      await terminal.out(sugarAnswer(puzzle.model, assignment));
    },
    end: async (outcome, found) => {
      if (outcome !== 'complete') terminal.note(`perhaps not all: ${whyStopped(outcome)}`);
      else if (found === 0n) await terminal.out(sugarStatus.unsat);
    },
  };
}
