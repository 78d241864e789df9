// Whether a program is installed, for tests that need one that does not come with puzzlec.
import { spawnSync } from 'node:child_process';

/** Whether a program is found by name. */
export function hasProgram(name: string): boolean {
  return spawnSync('sh', ['-c', 'command -v "$0"', name]).status === 0;
}
