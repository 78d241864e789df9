// The commands that ask about a puzzle or an answer: check, explain, review, describe.
import { Command } from 'commander';
import { type CommonOptions, wholeNumber } from '../options.ts';
import { reviewProgram } from '../review-program.ts';
import {
  type Definition,
  filesCommand,
  withExamples,
  withInputOptions,
  withOutputOptions,
  withSolveOptions,
} from './shared.ts';

const textAndJson = ['text', 'json'];

export const check: Definition = ({ run }) =>
  withExamples(
    withOutputOptions(
      withSolveOptions(
        new Command('check')
          .description('is this a solution, and if not, what does it break?')
          .argument('<file>', 'the puzzle; - is standard input')
          .argument('[answer...]', 'parts of an answer: name=value, or as the puzzle writes it'),
      ).option('--solution <file>', 'an answer in JSON, as solve --format json prints it'),
      textAndJson,
    ),
    'puzzlec check specs/needmorecash.sugar CASH=9805',
    "puzzlec check specs/alphametic/send-more-money.yaml '9567 + 1085 = 10652'",
    'puzzlec check specs/zebra.yaml --solution answer.json',
  ).action((file: string, answers: readonly string[], options: CommonOptions) =>
    run(async () => (await import('../check.ts')).checkCommand)([file, ...answers], options),
  );

export const explain: Definition = ({ run }) =>
  withExamples(
    withOutputOptions(
      withSolveOptions(
        filesCommand(
          'explain',
          'why there is no solution, or why something holds: a smallest set of clues',
        ),
      )
        .option('--all', 'every smallest set, up to --limit (20)')
        .option('--limit <n>', 'at most so many sets', wholeNumber(1)),
      textAndJson,
    ),
    'puzzlec explain specs/model/queens.yaml --set n=3',
    "puzzlec explain specs/zebra.yaml 'German = fish'",
  ).action(run(async () => (await import('../explain.ts')).explainCommand));

export const review: Definition = ({ run }) =>
  withExamples(
    withOutputOptions(withSolveOptions(reviewProgram()), textAndJson),
    'puzzlec review specs/zebra.yaml',
  ).action(run(async () => (await import('../review.ts')).reviewCommand));

export const describe: Definition = ({ run }) =>
  withExamples(
    withOutputOptions(
      withInputOptions(filesCommand('describe', 'what was understood, in words')),
      textAndJson,
    ),
    'puzzlec describe specs/zebra.yaml',
    'puzzlec describe specs/model/queens.yaml --set n=12',
  ).action(run(async () => (await import('../describe.ts')).describeCommand));
