// Builds the program before the tests of the command line, unless what was built last is newer than every source.
import { execFileSync } from 'node:child_process';

/** Builds unless that is done already. Test files that run side by side wait for each other. */
export function buildOnce(): void {
  const words = ['scripts/build.mjs', 'program', 'unless-fresh'];
  execFileSync(process.execPath, words, { stdio: 'inherit' });
}
