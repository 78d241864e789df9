// puzzlec decode: what an outside SAT solver printed for a puzzle's clauses, as the puzzle's answer.
import { type Decoded, decodeAnswer } from '../answers/decode.ts';
import { badOption, badSolverOutput } from '../text/catalogue/input.ts';
import { drawn } from './draw.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { readSource } from './input.ts';
import { type CommonOptions, presolveOptions } from './options.ts';
import { type Job, runFiles } from './run-files.ts';
import type { Terminal } from './terminal.ts';

export interface DecodeOptions extends CommonOptions {
  readonly cnfSolution: string;
}

export function decodeCommand(
  files: readonly string[],
  options: DecodeOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  return runFiles(files, options, terminal, async (job) => {
    if (job.name === '-' && options.cnfSolution === '-') {
      const help = 'name a file for one of them';
      return job.refuse([badOption(undefined, 'standard input cannot be both', help)]);
    }
    const output = readSource(options.cnfSolution);
    if (!output.ok) return job.refuse(output.diagnostics);
    const decoded = decodeAnswer(job.puzzle, output.value.text, presolveOptions(options));
    if (decoded.status === 'wrong') {
      return job.refuse([badSolverOutput(undefined, options.cnfSolution, decoded.problem)]);
    }
    if (options.format === 'json') await writeJson(job, decoded);
    else await writeText(job, decoded);
    return codes[decoded.status];
  });
}

type Verdict = Exclude<Decoded, { readonly status: 'wrong' }>;

const codes: { readonly [S in Verdict['status']]: ExitCode } = {
  sat: exitCodes.yes,
  unsat: exitCodes.no,
  unknown: exitCodes.stopped,
};

async function writeJson(job: Job, decoded: Verdict): Promise<void> {
  const solution = decoded.status === 'sat' ? { solution: decoded.solution.values } : {};
  await job.json({ status: decoded.status, ...solution });
}

async function writeText({ puzzle, terminal }: Job, decoded: Verdict): Promise<void> {
  if (decoded.status === 'sat') await terminal.out(drawn(puzzle, decoded.solution, terminal));
  else
    await terminal.out(
      decoded.status === 'unsat' ? 'no solution' : 'no answer: the solver gave up',
    );
}
