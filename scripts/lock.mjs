// A folder that only one process at a time can make: whoever made it works, the others wait.
import { mkdirSync, rmSync, statSync } from 'node:fs';

/** A lock this old was left behind by a process that was killed. */
const forgottenAfterMs = 300_000;

/** Does the work while no other process has the lock. */
export async function withLock(path, work) {
  while (!taken(path)) {
    if (age(path) > forgottenAfterMs) rmSync(path, { recursive: true, force: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  try {
    await work();
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

function taken(path) {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function age(path) {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}
