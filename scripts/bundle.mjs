// Bundles the command line: few files, loaded when they are needed, with V8's code for them beside them.
//
// The reader of YAML and that of the arguments are among them; the solvers' packages are not.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { warmUps } from './warm-ups.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What is run by name, and the source it is bundled from: the program, and the threads of the solvers. */
const entries = {
  main: 'src/cli/main.ts',
  'minisat-worker': 'src/backends/sat/minisat-worker.js',
  'z3-worker': 'src/backends/z3/z3-worker.js',
};

const shared = {
  cwd: root,
  platform: 'node',
  external: [/^z3-solver/, /^logic-solver/],
  transform: { target: 'node20.19' },
};

/** commander would load the module that starts processes, for a feature that is not used. */
const withoutProcesses = {
  name: 'without-processes',
  resolveId: (id, importer) =>
    id === 'node:child_process' && /[\\/]commander[\\/]/.test(importer ?? '') ? '\0none' : null,
  load: (id) => (id === '\0none' ? 'export default {};' : null),
};

/** `npx puzzlec` where the sources are, and not in an installed package, builds anew what is older than they are. */
const rebuilding = `if (process.env.npm_lifecycle_event === 'npx' && /puzzlec/.test(process.env.npm_lifecycle_script)) {
  const build = require('node:path').join(__dirname, '../../scripts/build.mjs');
  if (require('node:fs').existsSync(build)) {
    require('node:child_process').execFileSync(process.execPath, [build, 'program', 'unless-fresh'], { stdio: 'inherit' });
  }
}
`;

/** Bundles the command line into a folder, from nothing. */
export async function bundle(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pieces = await written(folder);
  await writeLoader(folder);
  writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}\n');
  for (const name of Object.keys(entries)) {
    const first = name === 'main' ? rebuilding : '';
    const start = `require('./loader.js').loaderOf(__dirname, require)('./${name}-piece.js');\n`;
    writeFileSync(join(folder, `${name}.js`), `#!/usr/bin/env node\n${first}${start}`);
  }
  chmodSync(join(folder, 'main.js'), 0o755);
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), licencesOf(pieces));
  keepCode(folder);
  writeFileSync(join(folder, 'puzzlec.1'), printed(folder, ['manual']).stdout);
}

/** Writes the pieces: each a function, so that V8's code for it can be kept, in ASCII, which is read fastest. */
async function written(folder) {
  const build = await rolldown({
    ...shared,
    input: Object.fromEntries(
      Object.entries(entries).map(([name, source]) => [`${name}-piece`, source]),
    ),
    plugins: [withoutProcesses],
  });
  const { output } = await build.generate({
    format: 'cjs',
    dynamicImportInCjs: false,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    comments: false,
  });
  await build.close();
  for (const { fileName, code } of output) {
    const body = ascii(code.replace(/^#!.*\n/, ''));
    writeFileSync(
      join(folder, fileName),
      `(function (exports, require, module, __filename, __dirname) {${body}\n})`,
    );
  }
  return output;
}

async function writeLoader(folder) {
  const build = await rolldown({ ...shared, input: 'src/cli/loader.ts' });
  await build.write({ dir: folder, format: 'cjs', entryFileNames: 'loader.js' });
  await build.close();
}

/** The same program with every other character as an escape, which strings, templates and patterns all know. */
function ascii(code) {
  return code.replaceAll(/\\[\s\S]|[\u0080-\uffff]/g, (match) => {
    const character = match.at(-1);
    if (character <= '\x7f') return match;
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** The licences of the packages that are part of the bundle. */
function licencesOf(pieces) {
  const modules = pieces.flatMap(({ moduleIds = [] }) => moduleIds);
  const folders = modules.map(
    (id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0],
  );
  const packages = [...new Set(folders)].filter((found) => found !== undefined).sort();
  const texts = packages.map((path) => {
    const { name, version } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    const licence = readdirSync(path).find((file) => /^licen[cs]e/i.test(file));
    if (!licence) throw new Error(`${name} has no licence to go with it`);
    return `${name} ${version}\n\n${readFileSync(join(path, licence), 'utf8').trim()}\n`;
  });
  return `The command line of puzzlec contains these packages.\n\n${texts.join('\n---\n\n')}`;
}

/** Runs some commands, each of which leaves the code of the functions it used to the next. */
function keepCode(folder) {
  const keeper = fileURLToPath(new URL('keep-code.cjs', import.meta.url));
  for (const { words, ...expected } of warmUps) {
    printed(folder, words, { ...expected, options: ['--require', keeper] });
  }
}

/** What a command prints. */
function printed(folder, words, { input = '', code = 0, options = [] } = {}) {
  const ended = spawnSync(process.execPath, [...options, join(folder, 'main.js'), ...words], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  if (ended.status === code) return ended;
  throw new Error(`puzzlec ${words.join(' ')} ended with ${ended.status}:\n${ended.stderr}`);
}
