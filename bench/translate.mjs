// Makes JavaScript of the TypeScript of src, bench and the fuzzer, without checking its types, in a folder below .build/bench.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import typescript from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['src', 'bench', 'test'];

const compilerOptions = {
  target: typescript.ScriptTarget.ES2023,
  module: typescript.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
};

const sources = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  )
  .filter((name) => /\.(ts|js)$/.test(name) && !/\.(d|test)\.ts$/.test(name))
  .sort();

/** A name for the sources by what is in them: a run that is under way keeps its own when they change. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const name of sources) hash.update(name).update(readFileSync(join(root, name)));
  return hash.digest('hex').slice(0, 12);
}

const target = join(root, '.build', 'bench', fingerprint());

/** Into a folder beside, which is moved at the end, so that nobody runs half of it. */
function translate() {
  mkdirSync(dirname(target), { recursive: true });
  const place = mkdtempSync(`${target}-`);
  for (const name of sources) {
    const from = join(root, name);
    const to = join(place, name.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(to), { recursive: true });
    if (from.endsWith('.js')) {
      cpSync(from, to);
      continue;
    }
    const text = readFileSync(from, 'utf8');
    const { outputText } = typescript.transpileModule(text, { compilerOptions, fileName: from });
    writeFileSync(to, outputText);
  }
  // Another process may have been quicker; then its folder is as good.
  if (existsSync(target)) rmSync(place, { recursive: true });
  else renameSync(place, target);
}

/** Loads a module of the translated sources, such as `bench/main.js`. */
export function load(name) {
  if (!existsSync(target)) translate();
  return import(pathToFileURL(join(target, name)).href);
}
