// Builds dist: the library by the compiler of TypeScript, the command line as a bundle. No file of an earlier build stays.
//
//   node scripts/build.mjs                         both
//   node scripts/build.mjs program                 the command line alone, in a few seconds and with unchecked types; a
//                                                  library that is older than its sources is removed
//   node scripts/build.mjs program unless-fresh    not where it is newer than all its sources
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFresh } from './fresh.mjs';
import { withLock } from './lock.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const builtFiles = { program: join(dist, 'cli/main.js'), library: join(dist, 'index.js') };

/** A build that is older than these milliseconds has no program of it running any more. */
const outlived = 15 * 60_000;

const [part = 'everything', condition] = process.argv.slice(2);
const isNeeded = () => condition !== 'unless-fresh' || !isFresh(builtFiles.program);

mkdirSync(join(root, '.build'), { recursive: true });
if (isNeeded()) {
  await withLock(join(root, '.build/lock'), async () => {
    // Another process may have built it while this one waited.
    if (isNeeded()) process.exitCode = await build();
  });
}

/** Builds beside and moves at the end, so that nobody runs half of it. */
async function build() {
  // What is changed while the build goes on is newer than it.
  const began = new Date();
  const place = mkdtempSync(join(root, '.build/build-'));
  copyFileSync(join(root, 'package.json'), join(place, 'package.json'));
  try {
    const code = part === 'program' ? await buildProgram(place) : await buildAll(place);
    for (const file of Object.values(builtFiles)) {
      if (existsSync(file) && (part !== 'program' || file === builtFiles.program)) {
        utimesSync(file, began, began);
      }
    }
    return code;
  } catch (error) {
    // What cannot be built is not run as it was before.
    rmSync(dist, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** The exit code: where types are wrong the files are there all the same, and the compiler has said what is wrong. */
async function buildAll(place) {
  const [code] = await Promise.all([compile(join(place, 'library')), bundleIn(place)]);
  rmSync(join(place, 'library/cli'), { recursive: true, force: true });
  renameSync(join(place, 'dist/cli'), join(place, 'library/cli'));
  keepForOthers(join(dist, 'cli'), join(place, 'library/cli'));
  replace(join(place, 'library'), dist, place);
  return code;
}

async function buildProgram(place) {
  await bundleIn(place);
  if (!isFresh(builtFiles.library)) rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  keepForOthers(join(dist, 'cli'), join(place, 'dist/cli'));
  replace(join(place, 'dist/cli'), join(dist, 'cli'), place);
  return 0;
}

/**
 * A program that was started before the build still loads pieces, whose names say what is in them: those of the last
 * minutes stay for it. What is built refers to none of them.
 */
function keepForOthers(old, built) {
  if (!existsSync(old)) return;
  for (const name of readdirSync(old)) {
    const isRecent = Date.now() - statSync(join(old, name)).mtimeMs < outlived;
    if (isRecent && !existsSync(join(built, name)))
      cpSync(join(old, name), join(built, name), { preserveTimestamps: true });
  }
}

/** Ends with the compiler's exit code. */
function compile(folder) {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const words = [compiler, '-p', 'tsconfig.build.json', '--outDir', folder];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Bundles into dist/cli of the place, where the program finds the package's description as it will later. */
async function bundleIn(place) {
  const { bundle } = await import('./bundle.mjs');
  await bundle(join(place, 'dist/cli'));
}

function replace(from, to, place) {
  if (existsSync(to)) renameSync(to, join(place, 'old'));
  renameSync(from, to);
}
