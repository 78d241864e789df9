// puzzlec solve: one solution, or the optimum where the puzzle has an objective.
import { csvHeader, csvRow } from '../answers/csv.ts';
import { dimacsAnswer, dimacsStatus } from '../answers/dimacs-format.ts';
import { jsonInteger } from '../answers/json.ts';
import type { Solution } from '../answers/solution.ts';
import { sugarAnswer, sugarObjective, sugarStatus } from '../answers/sugar-format.ts';
import { clock } from '../base/clock.ts';
import { type SolveResult, solve } from '../solve.ts';
import { badOption } from '../text/catalogue/input.ts';
import { BestSoFar } from './best-so-far.ts';
import { claimOfSolve, writeCertified } from './certificate.ts';
import { drawn } from './draw.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { type CommonOptions, noteOnSymmetry, solveSettings } from './options.ts';
import { writePictures } from './pictures.ts';
import { type Job, runFiles } from './run-files.ts';
import { StatisticsReport } from './statistics.ts';
import type { Terminal } from './terminal.ts';
import { whyUndecided } from './why-stopped.ts';

const noLiterals = '--format dimacs is for puzzles that are DIMACS CNF files';

export function solveCommand(
  files: readonly string[],
  options: CommonOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  return runFiles(files, options, terminal, (job) => solveOne(job, options));
}

async function solveOne(job: Job, options: CommonOptions): Promise<ExitCode> {
  if (options.format === 'dimacs' && job.puzzle.family !== 'cnf') {
    return job.refuse([badOption(undefined, noLiterals, 'take --format text, json, csv or sugar')]);
  }
  const report = new StatisticsReport(job);
  const write = writers[options.format ?? 'text'] ?? writeText;
  const soFar = new BestSoFar(job, (on, solution) =>
    write(on, unfinished(solution), { ...onTheWay, backend: report.backend }),
  );
  const result = await solve(job.puzzle, {
    ...solveSettings(options, job.signal),
    onPrepared: report.onPrepared,
    onStatistics: report.onStatistics,
    onImprovement: (solution) => {
      soFar.add(solution);
      if (write === writeSugar) void writeImprovement(job, solution, soFar.improvements === 1);
    },
  }).catch(async (error: unknown) => {
    // What was found is not lost with what failed behind it.
    await soFar.write();
    throw error;
  });
  const { improvements } = soFar;
  const code = await writeCertified(job, options, {
    first: report.backend,
    claim: claimOfSolve(result),
    code: exitCodeOf(result),
    write: (more) => write(job, result, { backend: report.backend, improvements, more }),
    isAnswer: write === writeText,
  });
  noteOnSymmetry(options, report, job.terminal);
  if (options.stats) report.print();
  return code;
}

/** What was learnt on the way to the result. */
interface Background {
  readonly backend: string;
  /** How many answers there were that were better than the last. */
  readonly improvements: number;
  /** More members for a JSON object. */
  readonly more: object;
  /** Why there is no more, where the outcome does not say. */
  readonly why?: string;
}

/** The result where the search for something better did not end. */
function unfinished(solution: Solution): SolveResult {
  const preparation = undefined;
  return { status: 'sat', solution, outcome: 'interrupted', preparation, statistics: {} };
}

const onTheWay = {
  improvements: 1,
  more: {},
  why: 'the search had to be ended',
};

type Write = (job: Job, result: SolveResult, background: Background) => Promise<void>;

const writeText: Write = async (job, { status, solution, outcome }, background) => {
  const { terminal, puzzle } = job;
  const why = background.why ?? whyUndecided(outcome);
  if (solution) await terminal.out(drawn(puzzle, solution, terminal));
  const { objective } = puzzle.model;
  if (solution && objective) {
    const proved =
      status === 'optimal'
        ? 'optimal'
        : `not proved to be the ${objective.sense === 'minimize' ? 'least' : 'greatest'}: ${why}`;
    await terminal.out(`objective: ${solution.objective} (${proved})`);
  }
  if (status === 'unsat') await terminal.out('no solution');
  if (status === 'unknown') await terminal.out(`no answer: ${why}`);
};

const writeJson: Write = async (job, { status, solution }, { backend, more }) => {
  const objective = solution?.objective;
  await job.json({
    status,
    ...(solution ? { solution: solution.values } : {}),
    ...(objective === undefined ? {} : { objective: jsonInteger(objective) }),
    backend,
    timeMs: Math.round(clock.now() - job.began),
    ...more,
  });
};

/** As Sugar does, at once: so that there is something to go on with when the search is stopped. */
async function writeImprovement(
  { terminal, puzzle }: Job,
  { objective, assignment }: Solution,
  isFirst: boolean,
): Promise<void> {
  const lines = [sugarObjective(objective ?? 0), sugarAnswer(puzzle.model, assignment)];
  await terminal.out([...(isFirst ? [sugarStatus.sat] : []), ...lines].join('\n'));
}

/** Like Sugar it prints no status where there is no answer, so that nobody takes one for the other. */
const writeSugar: Write = async (job, { status, solution, outcome }, { improvements }) => {
  const { puzzle, terminal } = job;
  if (!solution) {
    if (status === 'unsat') await terminal.out(sugarStatus.unsat);
    else terminal.note(`no answer: ${whyUndecided(outcome)}`);
  } else if (puzzle.model.objective) {
    if (improvements === 0) await writeImprovement(job, solution, true);
    if (status === 'optimal') await terminal.out(sugarStatus.optimal);
  } else {
    await terminal.out(sugarStatus.sat);
    await terminal.out(sugarAnswer(puzzle.model, solution.assignment));
  }
};

const writeCsv: Write = async ({ terminal, puzzle: { fields } }, { solution }) => {
  if (!solution) return;
  const { values } = solution;
  await terminal.out(`${csvHeader(fields, values)}\n${csvRow(fields, values)}`);
};

const writeDimacs: Write = async ({ terminal }, { status, solution }) => {
  if (solution) await terminal.out(`${dimacsStatus.sat}\n${dimacsAnswer(solution.assignment)}`);
  else await terminal.out(status === 'unsat' ? dimacsStatus.unsat : dimacsStatus.unknown);
};

const writers: Readonly<Record<string, Write>> = {
  text: writeText,
  json: writeJson,
  sugar: writeSugar,
  csv: writeCsv,
  dimacs: writeDimacs,
  svg: (job, { solution }) => writePictures(job, 'svg', solution ? [solution] : []),
  html: (job, { solution }) => writePictures(job, 'html', solution ? [solution] : []),
};

function exitCodeOf({ status, outcome }: SolveResult): ExitCode {
  if (outcome === 'interrupted') return exitCodes.interrupted;
  if (outcome !== 'complete') return exitCodes.stopped;
  return status === 'unsat' ? exitCodes.no : exitCodes.yes;
}
