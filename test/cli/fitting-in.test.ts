// What makes puzzlec one tool among others: help, completion, the manual page, files to begin with, watching.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/commands/index.ts';
import { starterNames } from '../../src/cli/init/starter-names.ts';
import { starters } from '../../src/cli/init/starters.ts';
import { catalogue } from '../../src/text/catalogue/index.ts';
import { puzzlec } from '../support/run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzlec-fit-'));
const program = resolve('dist/cli/main.js');
const names = Object.keys(commands);

describe('help', () => {
  it.each(names)('of %s has examples that begin with it', async (name) => {
    const { code, out, err } = await puzzlec([name, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Usage: puzzlec ${name} `);
    const examples = out.split('\nExamples:\n')[1]?.trim().split('\n') ?? [];
    expect(examples.length).toBeGreaterThan(0);
    for (const line of examples) expect(line).toContain(`puzzlec ${name}`);
  });

  it('lists every command', async () => {
    const { out } = await puzzlec(['--help']);
    for (const name of names) expect(out).toContain(`\n  ${name} `);
  });
});

describe('completion in bash', async () => {
  const { out: script } = await puzzlec(['completion', 'bash']);

  /** What bash offers for the last of some words. */
  function offered(...words: readonly string[]): readonly string[] {
    const asking = [
      script,
      `COMP_WORDS=(${['puzzlec', ...words].map((word) => `'${word}'`).join(' ')})`,
      `COMP_CWORD=${words.length}`,
      '_puzzlec',
      'printf "%s\\n" "${' + 'COMPREPLY[@]}"',
    ].join('\n');
    const out = execFileSync('bash', ['-u', '-c', asking], { cwd: 'specs', encoding: 'utf8' });
    return out.split('\n').filter((word) => word !== '');
  }

  it('offers commands', () => {
    expect(offered('')).toEqual(expect.arrayContaining(names));
    expect(offered('e')).toEqual(['enumerate', 'explain', 'explain-error']);
  });

  it('offers the options of a command', () => {
    expect(offered('solve', '--ba')).toEqual(['--backend']);
    expect(offered('enumerate', '--res')).toEqual(['--resume']);
    expect(offered('solve', '--res')).toEqual([]);
    expect(offered('explain-error', '--q')).toEqual(['--quiet']);
  });

  it('offers the values of an option', () => {
    expect(offered('solve', '-b', '')).toEqual(['auto', 'native', 'sat', 'z3', 'external']);
    expect(offered('compile', 'zebra.yaml', '--to', 's')).toEqual(['smt2', 'sugar']);
    expect(offered('init', 'm')).toEqual(['model']);
  });

  it('offers files', () => {
    expect(offered('solve', 'zeb')).toEqual(expect.arrayContaining(['zebra.yaml', 'zebra']));
    expect(offered('solve', '--data', 'zebra.y')).toEqual(['zebra.yaml']);
  });

  it('is there for zsh and fish too, with every command and option', async () => {
    const zsh = (await puzzlec(['completion', 'zsh'])).out;
    const fish = (await puzzlec(['completion', 'fish'])).out;
    for (const name of names) {
      expect(zsh).toContain(`_puzzlec_${name}() {`);
      expect(fish).toContain(` -fa ${name} -d `);
    }
    expect(zsh).toContain("'*--resume[with --out\\: go on where an earlier run was stopped]'");
    expect(fish).toContain("__fish_seen_subcommand_from enumerate' -l resume -d");
    expect((await puzzlec(['completion', 'tcsh'])).code).toBe(2);
  });

  it.runIf(spawnSync('zsh', ['--version']).status === 0)('is a script that zsh reads', async () => {
    const { out } = await puzzlec(['completion', 'zsh']);
    expect(spawnSync('zsh', ['-n'], { input: out }).status).toBe(0);
  });

  it.runIf(spawnSync('fish', ['--version']).status === 0)(
    'is a script that fish reads',
    async () => {
      const { out } = await puzzlec(['completion', 'fish']);
      const file = join(folder, 'puzzlec.fish');
      writeFileSync(file, out);
      expect(spawnSync('fish', ['--no-execute', file]).status).toBe(0);
    },
  );
});

describe('the manual page', () => {
  it('is shipped and has every command', async () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
    const page = readFileSync(manifest.man, 'utf8');
    expect(page).toBe((await puzzlec(['manual'])).out);
    for (const name of names) expect(page).toContain(`puzzlec ${name.replaceAll('-', '\\-')}`);
  });

  it.runIf(spawnSync('groff', ['--version']).status === 0)('is roff without a warning', () => {
    const { stdout, stderr, status } = spawnSync('groff', ['-man', '-Tutf8', '-ww'], {
      input: readFileSync('dist/cli/puzzlec.1'),
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('go on where an earlier run was stopped');
  });
});

describe('init', () => {
  it.each(starterNames)('%s writes a file that has a solution as it stands', async (name) => {
    const file = join(folder, `${name}.${starters[name].ending}`);
    expect(await puzzlec(['init', name, file])).toEqual({
      code: 0,
      out: `wrote ${file}; next: puzzlec solve ${file}\n`,
      err: '',
    });
    expect(await puzzlec(['solve', file, '--quiet'])).toMatchObject({ code: 0, err: '' });
    const again = await puzzlec(['init', name, file]);
    expect(again.code).toBe(2);
    expect(again.err).toContain('is there already');
  });

  it.each(starterNames)('%s has its comments right', async (name) => {
    // What stands behind a comment sign as an example is taken as the text, line by line.
    const { text } = starters[name];
    const sign = name === 'sugar' ? ';' : '#';
    for (const [i, line] of text.split('\n').entries()) {
      const example = new RegExp(`^${sign} (\\(|[a-z-]+: ?[^ ].*$)`).exec(line);
      if (!example || line.startsWith('# equations')) continue;
      const lines = text.split('\n');
      lines[i] = line.slice(2);
      const { err } = await puzzlec(['describe', '-'], { input: lines.join('\n') });
      expect(err, line).toBe('');
    }
  });

  it('prints where the file is -', async () => {
    expect((await puzzlec(['init', 'zebra', '-'])).out).toBe(starters.zebra.text);
    expect((await puzzlec(['init', 'zebrra'])).code).toBe(2);
  });
});

describe('explain-error', () => {
  it('explains every message', async () => {
    const codes = catalogue.flatMap(([, messages]) => messages.map(({ code }) => code));
    const { code, out } = await puzzlec(['explain-error', ...codes]);
    expect(code).toBe(0);
    for (const each of codes)
      expect(out).toMatch(new RegExp(`^${each} \\((error|warning)\\)$`, 'm'));
    const list = await puzzlec(['explain-error']);
    for (const each of codes) expect(list.out).toContain(`\n  ${each}\n`);
  });

  it('takes a code as it stands behind a message, and knows what was meant', async () => {
    expect((await puzzlec(['explain-error', '[unknown-name]'])).out).toMatch(
      /^unknown-name \(error\)/,
    );
    const { code, err } = await puzzlec(['explain-error', 'unkown-name']);
    expect(code).toBe(2);
    expect(err).toContain('did you mean unknown-name?');
  });
});

describe('npx puzzlec', () => {
  it('builds anew where the sources are, so that nothing stale is run', () => {
    const checkout = join(folder, 'checkout');
    cpSync('dist/cli', join(checkout, 'dist/cli'), { recursive: true });
    cpSync('package.json', join(checkout, 'package.json'));
    const run = (script: string): string =>
      spawnSync(process.execPath, [join(checkout, 'dist/cli/main.js'), '--version'], {
        env: { ...process.env, npm_lifecycle_event: 'npx', npm_lifecycle_script: script },
        encoding: 'utf8',
      }).stdout;
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    // As in an installed package: there is nothing to build from.
    expect(run("'puzzlec'")).toBe(`${version}\n`);
    mkdirSync(join(checkout, 'scripts'));
    const build = 'console.log("built", ...process.argv.slice(2));\n';
    writeFileSync(join(checkout, 'scripts/build.mjs'), build);
    expect(run("'puzzlec'")).toBe(`built program unless-fresh\n${version}\n`);
    expect(run("'vitest'")).toBe(`${version}\n`);
  });
});

describe('--watch', () => {
  it('runs again when the file is changed, and a run that goes on is given up', async () => {
    const file = join(folder, 'watched.sugar');
    writeFileSync(file, '(int a 1)\n');
    const child = spawn(process.execPath, [program, 'enumerate', file, '--watch']);
    const ended = new Promise((done) => child.on('close', done));
    let seen = '';
    child.stdout.on('data', (data) => {
      seen += data;
    });
    child.stderr.on('data', (data) => {
      seen += data;
    });
    const shows = async (text: string): Promise<void> => {
      while (!seen.includes(text)) await new Promise((done) => setTimeout(done, 20));
      seen = '';
    };
    await shows('watching; Ctrl-C ends');
    writeFileSync(file, '(int a 2)\n(= a 3)\n');
    await shows('no solution');
    writeFileSync(file, '(int a 2 3\n');
    await shows('error:');
    // Longer than anyone waits, until the next change.
    writeFileSync(file, `(int a 0 9999)\n(int b 0 9999)\n(int c 0 9999)\n(< a b)(< b c)\n`);
    await shows('c = ');
    writeFileSync(file, '(int last 4)\n');
    await shows('last = 4');
    child.kill('SIGINT');
    expect(await ended).toBe(130);
  });

  it('is not for standard input', async () => {
    const { code, err } = await puzzlec(['solve', '-', '--watch'], { input: '(int a 1)' });
    expect(code).toBe(2);
    expect(err).toContain('standard input cannot be watched');
  });
});
