// Builds what is measured: a copy of the working tree, or another revision, by its own build script.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildFolder, repository } from '../places.ts';

/** What a build is made of. */
const ingredients = [
  'src',
  'specs',
  'scripts',
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
];

function git(...words: readonly string[]): Buffer {
  return execFileSync('git', words, { cwd: repository, maxBuffer: 2 ** 28 });
}

/** A name for the working tree by its content, so that it is built once. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of ingredients) {
    const path = join(repository, name);
    const files = /\./.test(name)
      ? [path]
      : readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort();
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return `tree-${hash.digest('hex').slice(0, 12)}`;
}

function unpack(revision: string, folder: string): void {
  const archive = git('archive', '--format=tar', revision, ...ingredients);
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
}

/** The folder of the built product, which has `dist` in it: of a revision, or of the working tree. */
export function buildProduct(revision: string | undefined): string {
  const name = revision
    ? git('rev-parse', '--short=12', `${revision}^{commit}`).toString().trim()
    : fingerprint();
  const folder = join(buildFolder, 'products', name);
  const isBuilt = (): boolean =>
    ['index.js', 'cli/main.js'].every((file) => existsSync(join(folder, 'dist', file)));
  if (isBuilt()) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (revision) unpack(revision, folder);
  else {
    for (const each of ingredients) {
      cpSync(join(repository, each), join(folder, each), { recursive: true });
    }
  }
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  const words = ['scripts/build.mjs'];
  const { status } = spawnSync(process.execPath, words, { cwd: folder, stdio: 'inherit' });
  // Where types are wrong the compiler says so and writes the files all the same.
  if (!isBuilt()) throw new Error(`the build of ${name} failed with ${status}`);
  return folder;
}
