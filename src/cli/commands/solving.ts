// The commands that look for solutions: solve, enumerate, unique, facts.
import { Option } from 'commander';
import { wholeNumber } from '../options.ts';
import {
  type Definition,
  filesCommand,
  formats,
  withCertifyOption,
  withExamples,
  withOutputOptions,
  withSolveOptions,
  withSymmetryOption,
} from './shared.ts';

/** Formats of pictures. */
const pictures = ['svg', 'html'];

export const solve: Definition = ({ run }) =>
  withExamples(
    withOutputOptions(
      withCertifyOption(
        withSymmetryOption(
          withSolveOptions(
            filesCommand('solve', 'one solution, or the optimum where the puzzle has an objective'),
          ),
        ),
      ),
      [...formats, 'dimacs', ...pictures],
    ),
    'puzzlec solve specs/zebra.yaml',
    'puzzlec solve specs/model/queens.yaml --set n=12 -b sat',
    'puzzlec solve specs/needmorecash.sugar --maximize CASH --format json',
    "echo '(int x 1 9) (= (* x x) 49)' | puzzlec solve -",
  ).action(run(async () => (await import('../solve.ts')).solveCommand));

export const enumerate: Definition = ({ run }) =>
  withExamples(
    withOutputOptions(
      withCertifyOption(
        withSymmetryOption(
          withSolveOptions(filesCommand('enumerate', 'every solution, or every optimal one')),
        ),
      )
        .option('--count', 'just how many')
        .option('--limit <n>', 'stop after so many', wholeNumber(1))
        .option('--sort', 'in the order of the answer variables')
        .option('--multiplicity', 'with --project: how many solutions share each value')
        .addOption(
          new Option(
            '--out <file>',
            'write the solutions to a file, a line of JSON each',
          ).conflicts(['count', 'multiplicity', 'sort']),
        )
        .option('--resume', 'with --out: go on where an earlier run was stopped'),
      [...formats, ...pictures],
    ),
    'puzzlec enumerate specs/needmorecash.sugar --count',
    'puzzlec enumerate specs/needmorecash.sugar --project CASH --sort',
    'puzzlec enumerate specs/model/queens.yaml --set n=12 --out queens.ndjson',
    'puzzlec enumerate specs/model/queens.yaml --set n=12 --out queens.ndjson --resume',
  ).action(run(async () => (await import('../enumerate.ts')).enumerateCommand));

export const unique: Definition = ({ run }) =>
  withExamples(
    withOutputOptions(
      withCertifyOption(
        withSolveOptions(filesCommand('unique', 'proves that there is one solution, or shows two')),
      ),
      ['text', 'json', ...pictures],
    ),
    'puzzlec unique specs/zebra.yaml',
    'puzzlec unique specs/sudoku/*.yaml --quiet',
    'puzzlec unique specs/zebra.yaml --certify',
    "puzzlec unique specs/zebra.yaml -b sat --certify --solver 'cadical -q'",
  ).action(run(async () => (await import('../unique.ts')).uniqueCommand));

export const facts: Definition = ({ run }) =>
  withExamples(
    withOutputOptions(
      withSolveOptions(filesCommand('facts', 'what is the same in every solution')),
      ['text', 'json'],
    ),
    'puzzlec facts specs/needmorecash.sugar',
    'puzzlec facts specs/zebra.yaml --format json',
  ).action(run(async () => (await import('../facts.ts')).factsCommand));
