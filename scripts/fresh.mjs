// Whether something that was built is newer than all that it is built from.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function newest(path) {
  const { mtimeMs } = statSync(path);
  const within = statSync(path).isDirectory()
    ? readdirSync(path).map((name) => newest(join(path, name)))
    : [];
  return Math.max(mtimeMs, ...within);
}

/** Deleted and renamed files count too: they change the time of their folder. */
export function isFresh(built) {
  if (!existsSync(built)) return false;
  const sources = ['src', 'scripts', 'package.json', 'package-lock.json'];
  return statSync(built).mtimeMs > Math.max(...sources.map((name) => newest(join(root, name))));
}
