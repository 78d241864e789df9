// puzzlec explain: why there is no solution, or why something is so: a smallest set of clues, at their lines.

import { existsSync } from 'node:fs';
import type { BoolExpr } from '../model/expression.ts';
import type { Assertion } from '../model/model.ts';
import { type ExplainResult, explain } from '../queries/explain.ts';
import { clueAsJson, clueLine } from './clues.ts';
import { showDiagnostics } from './diagnostics.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { type CommonOptions, solveSettings } from './options.ts';
import { type Job, runFiles } from './run-files.ts';
import type { Terminal } from './terminal.ts';
import { whyUndecided } from './why-stopped.ts';

export interface ExplainOptions extends CommonOptions {
  readonly all?: boolean;
  readonly limit?: number;
  /** The statement to be explained, instead of a clash. */
  readonly fact?: string;
}

const usualLimit = 20;

export function explainCommand(
  files: readonly string[],
  options: ExplainOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { names, fact: text } = filesAndFact(files);
  const given: ExplainOptions = text === undefined ? options : { ...options, fact: text };
  return runFiles(names, options, terminal, async (job) => {
    const fact = factOf(job, given);
    if (fact === 'wrong') return exitCodes.wrongInput;
    const result = await explain(job.puzzle, {
      ...solveSettings(options, job.signal),
      limit: options.all ? (options.limit ?? usualLimit) : 1,
      ...(fact ? { fact } : {}),
    });
    if (options.format === 'json') await job.json(asJson(job, result));
    else await write(job, result, given);
    if (result.outcome === 'interrupted') return exitCodes.interrupted;
    if (result.status === 'unknown') return exitCodes.stopped;
    return result.status === 'unsat' ? exitCodes.yes : exitCodes.no;
  });
}

/** Behind the first file, a word that is no file but looks like a statement is what is to be explained. */
function filesAndFact(words: readonly string[]): {
  readonly names: readonly string[];
  readonly fact?: string;
} {
  const at = words.findIndex((word, i) => i > 0 && /[\s=<>([]/.test(word) && !existsSync(word));
  const fact = words[at];
  return fact === undefined ? { names: words } : { names: words.filter((_, i) => i !== at), fact };
}

function factOf(job: Job, { fact }: ExplainOptions): BoolExpr | undefined | 'wrong' {
  if (fact === undefined) return undefined;
  const formula = job.puzzle.formula(fact);
  if (formula.ok) return formula.value;
  showDiagnostics(formula.diagnostics, job.sources, job.terminal);
  return 'wrong';
}

function asJson({ sources }: Job, { status, cores }: ExplainResult): object {
  return { status, cores: cores.map((core) => core.map((each) => clueAsJson(each, sources))) };
}

async function write(job: Job, result: ExplainResult, options: ExplainOptions): Promise<void> {
  const { status, cores, outcome } = result;
  const { terminal } = job;
  const { fact } = options;
  const nothing =
    fact === undefined
      ? 'nothing clashes: there are solutions'
      : `not forced: there are solutions without ${fact}`;
  if (status === 'unknown') await terminal.out(`no answer: ${whyUndecided(outcome)}`);
  if (status === 'sat') await terminal.out(nothing);
  for (const [i, core] of cores.entries()) {
    const title = fact === undefined ? heading(core) : `${fact} follows from`;
    const lines = core.map((assertion) => clueLine(assertion, job.sources));
    await terminal.out([...(i > 0 ? [''] : []), title, ...lines].join('\n'));
  }
  if (options.all && status === 'unsat') {
    const more = outcome === 'complete' ? '' : ', perhaps more';
    terminal.note(`${cores.length} minimal ${cores.length === 1 ? 'set' : 'sets'}${more}`);
  }
}

function heading(core: readonly Assertion[]): string {
  return core.length === 1
    ? 'this alone cannot be'
    : 'these clash; without any one of them they do not';
}
