// The package as a user gets it: built on its own, packed, and installed into an empty folder.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root: string = fileURLToPath(new URL('../..', import.meta.url));

export interface PackedPackage {
  /** The file that `npm pack` made. */
  readonly tarball: string;
  /** A folder with nothing in it but the package, its dependencies, and what tests put there. */
  readonly folder: string;
  remove(): void;
}

/** Runs a program and gives what it wrote to standard output. */
export function run(folder: string, program: string, ...words: readonly string[]): string {
  return execFileSync(program, words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 180_000,
  });
}

/** Not in dist: other tests build there at the same time. */
async function build(place: string): Promise<void> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  run(
    root,
    process.execPath,
    compiler,
    '-p',
    'tsconfig.build.json',
    '--outDir',
    join(place, 'dist'),
  );
  rmSync(join(place, 'dist/cli'), { recursive: true, force: true });
  const bundler = pathToFileURL(join(root, 'scripts/bundle.mjs')).href;
  const { bundle } = (await import(bundler)) as { bundle(folder: string): Promise<void> };
  const { files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly files: readonly string[];
  };
  for (const name of ['package.json', ...files.filter((each) => each !== 'dist')]) {
    cpSync(join(root, name), join(place, name), { recursive: true });
  }
  // What the bundle leaves outside has to be found when it is tried out; it is not packed.
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  await bundle(join(place, 'dist/cli'));
}

/** Builds, packs and installs. Dependencies come from npm's cache where it has them. */
export async function packedPackage(): Promise<PackedPackage> {
  const place = mkdtempSync(join(tmpdir(), 'puzzlec-package-'));
  const [staged, folder] = [join(place, 'staged'), join(place, 'user')];
  mkdirSync(staged);
  mkdirSync(folder);
  await build(staged);
  const packed = run(
    staged,
    'npm',
    'pack',
    '--ignore-scripts',
    '--silent',
    '--pack-destination',
    place,
  );
  const tarball = join(place, packed.trim());
  writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}\n');
  run(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', tarball);
  return { tarball, folder, remove: () => rmSync(place, { recursive: true, force: true }) };
}
