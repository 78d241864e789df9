// puzzlec compile: prints any station between text and solver.
import { flatten } from '../lower/flatten.ts';
import { printFlat } from '../lower/print-flat.ts';
import type { Model } from '../model/model.ts';
import { printAssertion, printModel } from '../model/print.ts';
import { presolve } from '../presolve/presolve.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { type CommonOptions, presolveOptions } from './options.ts';
import { type Job, runFiles } from './run-files.ts';
import type { Terminal } from './terminal.ts';

export interface CompileCommandOptions extends CommonOptions {
  readonly to: Station;
}

type Station = 'model' | 'presolved' | 'flat' | 'cnf' | 'smt2' | 'mzn' | 'sugar';

export function compileCommand(
  files: readonly string[],
  options: CompileCommandOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  return runFiles(files, options, terminal, async (job) => {
    const text = await stations[options.to](job, options);
    const pieces = typeof text === 'string' ? [text] : text;
    if (options.format === 'json') await job.json({ to: options.to, text: [...pieces].join('') });
    else for (const piece of pieces) await terminal.out(piece.replace(/\n$/, ''));
    return exitCodes.yes;
  });
}

/** All of it, or in pieces of whole lines. */
type Text = string | Iterable<string>;

const stations: {
  readonly [S in Station]: (job: Job, options: CompileCommandOptions) => Text | Promise<Text>;
} = {
  model: ({ puzzle }) => annotated(puzzle.model),
  sugar: ({ puzzle }) => printModel(puzzle.model),
  presolved: (job, options) => printModel(presolved(job, options)),
  flat: (job, options) => printFlat(flatten(presolved(job, options), { supports: new Set() })),
  cnf: async (job, options) => {
    const { dimacsOf } = await import('../encode/index.ts');
    return dimacsOf(presolved(job, options));
  },
  smt2: async (job, options) => {
    const { formulate } = await import('../backends/z3/formulation.ts');
    const { z3 = 'auto' } = options;
    const problem = await formulate(presolved(job, options), { z3, signal: job.signal });
    return problem?.print() ?? '';
  },
  mzn: async ({ puzzle }) => {
    const { miniZincOf } = await import('../encode/mzn/index.ts');
    return miniZincOf(puzzle.model);
  },
};

function presolved({ puzzle }: Job, options: CommonOptions): Model {
  return presolve(puzzle.model, presolveOptions(options)).model;
}

/** The model with the author's words as comments. */
function annotated(model: Model): string {
  const comments = new Map(
    model.assertions.map((assertion) => [printAssertion(assertion, model), assertion.words]),
  );
  return printModel(model)
    .split('\n')
    .map((line) => {
      const words = comments.get(line);
      return words && words !== line ? `${line} ; ${words.replaceAll('\n', ' ')}` : line;
    })
    .join('\n');
}
