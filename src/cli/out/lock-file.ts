// A lock on a file that ends with the process that holds it, however that ends.
import { readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';

export type Lock = { readonly release: () => void } | { readonly holder: number };

/**
 * Takes the lock, or says which process holds it. The lock is a file with the holder's number and the time at which it
 * was started, as numbers are used again; that of a process that is gone is taken over.
 * @throws as node:fs does where the file cannot be written.
 */
export function lockFile(path: string): Lock {
  const own = identityOf(process.pid) ?? '';
  let waited = 0;
  while (!isMade(path, own)) {
    const written = textOf(path);
    // Just made, and not written yet; or released meanwhile.
    const isUnsettled = written === undefined || (written === '' && waited++ < 50);
    if (isUnsettled) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
      continue;
    }
    const holder = Number.parseInt(written, 10);
    if (written !== '' && identityOf(holder) === written) return { holder };
    removeIfStill(path, written);
  }
  return {
    release: () => {
      if (textOf(path) === own) unlinkSync(path);
    },
  };
}

/** Whether the file was not there and is made. */
function isMade(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Of two processes that find the same forgotten lock, the later one must not remove what the earlier one has made. */
function removeIfStill(path: string, written: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = textOf(aside) ?? '';
  unlinkSync(aside);
  if (moved !== written) isMade(path, moved);
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The number of a running process and, where the system tells it, when it was started. */
function identityOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  const started = textOf(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19] ?? '';
  return `${pid} ${started}\n`;
}
