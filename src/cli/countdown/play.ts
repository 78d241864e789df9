// A game against the clock: attempts are judged step by step, and at the end the best is shown.
import type { Solution } from '../../answers/solution.ts';
import { clock } from '../../base/clock.ts';
import { invariant } from '../../base/invariant.ts';
import { missOf } from '../../puzzles/countdown/draw.ts';
import { solve } from '../../solve.ts';
import { standardError } from '../channel.ts';
import { showDiagnostics } from '../diagnostics.ts';
import { drawn } from '../draw.ts';
import { formatDuration } from '../durations.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { type CommonOptions, solveSettings } from '../options.ts';
import type { Job } from '../run-files.ts';
import { LineReader } from './line-reader.ts';

export interface Play {
  readonly target: string;
  readonly numbers: readonly string[];
  /** How long the player may think. */
  readonly milliseconds: number;
  readonly options: CommonOptions;
}

/** What the player has reached so far. */
interface Reached {
  readonly value: number;
  readonly distance: number;
}

/** Exits with yes if nothing better was possible than what the player found. */
export async function playGame(job: Job, play: Play): Promise<ExitCode> {
  const { terminal, puzzle, signal } = job;
  const { target, numbers, milliseconds } = play;
  // The line below the cursor is the player's.
  terminal.progress.stop();
  await terminal.out(`Reach ${target} from ${numbers.join(' ')}.`);
  await terminal.out(
    `You have ${formatDuration(milliseconds)}. An empty line ends the game; steps may be parted by ;`,
  );
  // The clock does not run while this is worked out, which takes a moment only.
  const { solution: best } = await solve(puzzle, solveSettings(play.options, signal));
  const reached = await attempts(job, play, Number(target));
  await terminal.out('');
  await terminal.out(scoreOf(reached));
  if (!best) return exitCodes.stopped;
  await terminal.out('The best:');
  await terminal.out(drawn(puzzle, best, terminal));
  return reached && reached.distance <= distanceOf(best) ? exitCodes.yes : exitCodes.no;
}

/** Points as television gives them. */
function scoreOf(reached: Reached | undefined): string {
  if (!reached) return 'You have no result: 0 points.';
  const { value, distance } = reached;
  const points = distance === 0 ? 10 : distance <= 5 ? 7 : distance <= 10 ? 5 : 0;
  return `You reached ${value}: ${points} points.`;
}

/** Only where someone sees it. */
async function prompt({ terminal }: Job, text: string): Promise<void> {
  if (!process.stdin.isTTY) return;
  await terminal.flush();
  standardError.write(text);
}

function distanceOf({ values }: Solution): number {
  return Number(values['distance']);
}

/** Attempts until the time is up, the target is reached, or the player has enough: the nearest of them. */
async function attempts(job: Job, play: Play, target: number): Promise<Reached | undefined> {
  const { terminal, signal } = job;
  const ends = clock.now() + play.milliseconds;
  const lines = new LineReader(process.stdin, signal);
  let nearest: Reached | undefined;
  try {
    while (nearest?.distance !== 0) {
      const left = ends - clock.now();
      await prompt(job, `[${Math.max(0, Math.ceil(left / 1000))} s] > `);
      const line = await lines.next(left);
      if (line === 'time is up') await terminal.out('Time is up.');
      if (typeof line !== 'object' || line.text.trim() === '') break;
      const value = await judged(job, line.text);
      if (value === undefined) continue;
      const distance = Math.abs(value - target);
      if (!nearest || distance < nearest.distance) nearest = { value, distance };
      await terminal.out(distance === 0 ? '  exact' : `  ${missOf(value, target)}`);
    }
    return nearest;
  } finally {
    lines.close();
  }
}

/** Says what an attempt comes to; its value if it is by the rules. */
async function judged(
  { terminal, puzzle, sources }: Job,
  text: string,
): Promise<number | undefined> {
  const attempt = puzzle.judge?.(text);
  invariant(attempt, 'a puzzle that is played judges attempts');
  if (!attempt.ok) {
    showDiagnostics(attempt.diagnostics, sources, terminal);
    return undefined;
  }
  const { steps, mistake, value } = attempt.value;
  for (const step of steps) await terminal.out(`  ${step}`);
  if (mistake !== undefined) await terminal.out(`  not allowed: ${mistake}`);
  return value;
}
