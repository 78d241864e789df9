// puzzlec review: what a careful reviewer would remark on a puzzle; each remark is proved.
import type { Assertion } from '../model/model.ts';
import {
  type Remark,
  type RemarkKind,
  type ReviewResult,
  remarkKinds,
  review,
  type Tally,
} from '../queries/review.ts';
import { printable } from '../text/frame.ts';
import type { Sources } from '../text/source.ts';
import { clueAsJson, clueLine, placeOf } from './clues.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { type CommonOptions, solveSettings } from './options.ts';
import { type Job, runFiles } from './run-files.ts';
import { whyStopped } from './why-stopped.ts';

export interface ReviewOptions extends CommonOptions {
  readonly ignore?: readonly RemarkKind[];
  readonly limit?: number;
}

export function reviewCommand(
  files: readonly string[],
  options: ReviewOptions,
  terminal: Job['terminal'],
): Promise<ExitCode> {
  const { ignore = [], limit } = options;
  return runFiles(files, options, terminal, async (job) => {
    const result = await review(job.puzzle, {
      ...solveSettings(options, job.signal),
      kinds: remarkKinds.filter((kind) => !ignore.includes(kind)),
      ...(limit === undefined ? {} : { limit }),
    });
    if (options.format === 'json') await job.json(asJson(job, result));
    else await write(job, result);
    return exitCodeOf(result);
  });
}

function asJson({ sources }: Job, { status, remarks, removable }: ReviewResult): object {
  const clue = (each: Assertion): object => clueAsJson(each, sources);
  const shapes: {
    readonly [K in RemarkKind]: (remark: Extract<Remark, { readonly kind: K }>) => object;
  } = {
    follows: (remark) => ({ ...clue(remark.clue), from: remark.from.map(clue) }),
    twice: (remark) => ({ ...clue(remark.clue), first: clue(remark.first) }),
    unmentioned: ({ names, words }) => ({ names, message: words }),
    reading: ({ other, solutions, otherwise, ...remark }) => ({
      ...clue(remark.clue),
      other,
      solutions: tallyAsJson(solutions),
      otherwise: tallyAsJson(otherwise),
    }),
    unused: ({ names }) => ({ names }),
  };
  return {
    status,
    remarks: remarks.map((remark) => {
      const shape = shapes[remark.kind] as (remark: Remark) => object;
      return { kind: remark.kind, ...shape(remark) };
    }),
    removable: removable.map(clue),
  };
}

/** A number, or the text `>=1000` where more were not counted. */
function tallyAsJson({ count, more }: Tally): number | string {
  return more ? `>=${count}` : Number(count);
}

const titles: { readonly [K in RemarkKind]: string } = {
  follows: 'follows from the others: the puzzle says the same without it',
  twice: 'said twice',
  unmentioned: 'not mentioned',
  reading: 'can be read in two ways',
  unused: 'not used',
};

/** The lines about one remark. */
function linesOf(remark: Remark, sources: Sources): readonly string[] {
  const behind = (text: string): string => `            ${text}`;
  switch (remark.kind) {
    case 'follows':
      return [clueLine(remark.clue, sources), behind(reasonOf(remark.from, sources))];
    case 'twice': {
      const where = placeOf(remark.first, sources);
      return [clueLine(remark.clue, sources), behind(`says the same as ${where}`)];
    }
    case 'unmentioned':
      return [`  ${printable(remark.words)}`];
    case 'reading':
      return [
        clueLine(remark.clue, sources),
        behind(`gives ${solutionsIn(remark.solutions)};`),
        behind(`${printable(remark.other)} would give ${solutionsIn(remark.otherwise)}`),
      ];
    case 'unused':
      return [`  no solution uses ${printable(remark.names.join(', '))}`];
  }
}

/** With more lines than this, the others are only counted. */
const namedLines = 8;

function reasonOf(from: readonly Assertion[], sources: Sources): string {
  if (from.length === 0) return 'is true in any case';
  const lines = [...new Set(from.map((clue) => placeOf(clue, sources).replace('line ', '')))];
  const last = lines.pop() ?? '';
  if (lines.length >= namedLines) return `follows from ${from.length} of the others`;
  if (lines.length === 0) return `follows from line ${last}`;
  return `follows from lines ${lines.join(', ')} and ${last}`;
}

function solutionsIn({ count, more }: Tally): string {
  if (more) return `${count} solutions or more`;
  return count === 0n ? 'no solution' : `${count} ${count === 1n ? 'solution' : 'solutions'}`;
}

async function write({ terminal, sources }: Job, result: ReviewResult): Promise<void> {
  const { status, remarks, removable, outcome } = result;
  const blocks = remarkKinds.flatMap((kind) => {
    const own = remarks.filter((remark) => remark.kind === kind);
    if (own.length === 0) return [];
    return [[titles[kind], ...own.flatMap((remark) => linesOf(remark, sources))]];
  });
  if (removable.length > 1) {
    const title = 'these can be left out together';
    blocks.push([title, ...removable.map((clue) => clueLine(clue, sources))]);
  }
  if (status === 'unsat') blocks.push(['no solution; puzzlec explain says why']);
  if (status === 'clean') blocks.push(['nothing to remark']);
  if (status === 'unknown') blocks.push([`not finished: ${whyStopped(outcome)}`]);
  await terminal.out(blocks.map((lines) => lines.join('\n')).join('\n\n'));
}

function exitCodeOf({ status, outcome }: ReviewResult): ExitCode {
  if (outcome === 'interrupted') return exitCodes.interrupted;
  if (status === 'unknown') return exitCodes.stopped;
  return status === 'clean' ? exitCodes.yes : exitCodes.no;
}
