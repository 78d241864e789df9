// The commands that translate: compile, decode, and the one-line forms.
import { Command, Option } from 'commander';
import { alphameticProgram } from '../alphametic-program.ts';
import { countdownProgram } from '../countdown/program.ts';
import type { DecodeOptions } from '../decode.ts';
import {
  type Definition,
  filesCommand,
  formats,
  formulationOption,
  withCertifyOption,
  withExamples,
  withInputOptions,
  withOutputOptions,
  withPresolveOptions,
  withSolveOptions,
} from './shared.ts';

export const compile: Definition = ({ run }) =>
  withExamples(
    withOutputOptions(
      withPresolveOptions(
        withInputOptions(filesCommand('compile', 'any station between text and solver'))
          .addOption(
            new Option('--to <station>', 'what to print')
              .choices(['model', 'presolved', 'flat', 'cnf', 'smt2', 'mzn', 'sugar'])
              .makeOptionMandatory(),
          )
          .addOption(formulationOption()),
      ),
      ['text', 'json'],
    ),
    'puzzlec compile specs/zebra.yaml --to sugar',
    'puzzlec compile specs/zebra.yaml --to smt2 > zebra.smt2',
    'puzzlec compile specs/zebra.yaml --to cnf > zebra.cnf',
    'puzzlec compile specs/zebra.yaml --to mzn > zebra.mzn',
  ).action(run(async () => (await import('../compile.ts')).compileCommand));

export const decode: Definition = ({ run }) =>
  withExamples(
    withOutputOptions(
      withPresolveOptions(
        withInputOptions(
          new Command('decode')
            .description("what a SAT solver printed for compile --to cnf, as the puzzle's answer")
            .argument('<file>', 'the puzzle; - is standard input'),
        ).requiredOption('--cnf-solution <file>', 'what the solver printed; - is standard input'),
      ),
      ['text', 'json'],
    ),
    'cadical -q zebra.cnf > zebra.out; puzzlec decode specs/zebra.yaml --cnf-solution zebra.out',
  ).action((file: string, options: DecodeOptions) =>
    run<DecodeOptions>(async () => (await import('../decode.ts')).decodeCommand)([file], options),
  );

export const alphametic: Definition = ({ run }) =>
  withOutputOptions(withCertifyOption(withSolveOptions(alphameticProgram())), formats).action(
    run(async () => (await import('../alphametic.ts')).alphameticCommand),
  );

export const countdown: Definition = ({ run }) =>
  withOutputOptions(withCertifyOption(withSolveOptions(countdownProgram())), formats).action(
    run(async () => (await import('../countdown/command.ts')).countdownCommand),
  );
