// puzzlec countdown: a game on the command line, or one that is drawn; to be solved, counted, or played.
import { Random } from '../../backends/native/random.ts';
import type { CompileOptions } from '../../compile.ts';
import { badOption } from '../../text/catalogue/input.ts';
import type { Diagnostic } from '../../text/diagnostic.ts';
import { refuseCall } from '../diagnostics.ts';
import { type EnumerateOptions, enumerateCommand } from '../enumerate.ts';
import type { ExitCode } from '../exit-codes.ts';
import { runFiles } from '../run-files.ts';
import { solveCommand } from '../solve.ts';
import type { Terminal } from '../terminal.ts';
import { drawGame } from './draw-game.ts';

export interface CountdownOptions extends EnumerateOptions {
  readonly random?: boolean;
  readonly play?: boolean;
  readonly clock?: number;
  readonly use?: string;
  readonly operations?: string;
  readonly fractions?: boolean;
  readonly constraints?: readonly string[];
  readonly all?: boolean;
}

const usualClock = 30_000;

export async function countdownCommand(
  words: readonly string[],
  options: CountdownOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const mistake = mistakeIn(words, options);
  if (mistake) return refuseCall(mistake, options, terminal);
  const [target = '', ...numbers] = options.random ? randomGame(options, terminal) : words;
  const inline = { ...options, from: 'countdown', inline: keysOf(numbers, options) } as const;
  if (options.play) {
    const { playGame } = await import('./play.ts');
    const milliseconds = options.clock ?? usualClock;
    return runFiles([target], inline, terminal, (job) =>
      playGame(job, { target, numbers, milliseconds, options: inline }),
    );
  }
  const { all, count, multiplicity, limit } = options;
  const isList = all || count || multiplicity || limit !== undefined;
  return (isList ? enumerateCommand : solveCommand)([target], inline, terminal);
}

/** What the command line's own grammar does not say. */
function mistakeIn(words: readonly string[], options: CountdownOptions): Diagnostic | undefined {
  const { random, play, all, count, limit, format = 'text' } = options;
  const example = 'for example puzzlec countdown 765 1 3 7 10 25 50';
  if (random && words.length > 0) {
    const help = 'leave out either --random or the numbers';
    return badOption(undefined, '--random draws the target and the numbers itself', help);
  }
  if (!random && words.length < 2) {
    const missing = words.length === 0 ? 'the target and the numbers are' : 'the numbers are';
    return badOption(undefined, `${missing} missing`, example);
  }
  if (play && (all || count || limit !== undefined || format !== 'text')) {
    const help = 'leave out --all, --count, --limit and --format';
    return badOption(undefined, '--play is for a person at a terminal', help);
  }
  if (options.clock !== undefined && !play) {
    return badOption(undefined, '--clock is for --play', 'write --play --clock 45s');
  }
  return undefined;
}

/** A game for the seed; without one, for a seed that is told. */
function randomGame({ seed }: CountdownOptions, terminal: Terminal): readonly string[] {
  const chosen = seed ?? Math.floor(Math.random() * 1_000_000);
  const random = new Random(chosen);
  const { target, numbers } = drawGame((bound) => random.below(bound));
  terminal.note(`${target} from ${numbers.join(' ')} (--seed ${chosen})`);
  return [target, ...numbers].map(String);
}

/** The options as the keys of a file. */
function keysOf(
  numbers: readonly string[],
  { use, operations, fractions, constraints }: CountdownOptions,
): NonNullable<CompileOptions['keys']> {
  return {
    numbers,
    ...(use === undefined ? {} : { use }),
    ...(operations === undefined ? {} : { operations }),
    ...(fractions ? { fractions: 'true' } : {}),
    ...(constraints ? { constraints } : {}),
  };
}
