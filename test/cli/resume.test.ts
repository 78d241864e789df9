// `enumerate --out --resume`: whatever ends a run, no solution is lost and none comes twice.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { puzzlec } from '../support/run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzlec-out-'));
const queens = 'specs/model/queens.yaml';

/** By hand: RESUME_QUEENS=12 runs the 14,200 on both backends. */
const wholeSize = Number(process.env['RESUME_QUEENS'] ?? 0);

/** Numbers from 0 to 1 that a seed decides (a linear congruence). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0);

/** Runs until the file has so many bytes or a time is over, then kills. True when it ended before. */
async function killedAt(words: readonly string[], path: string, bytes: number): Promise<boolean> {
  const child = spawn(process.execPath, ['dist/cli/main.js', ...words], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!isOver && sizeOf(path) < bytes) await new Promise((resolve) => setTimeout(resolve, 3));
  child.kill('SIGKILL');
  const [code] = await ended;
  return code === 0;
}

interface Written {
  readonly index: number;
  readonly solution: unknown;
}

function solutionsIn(path: string): readonly Written[] {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  const parsed = lines.map((line) => JSON.parse(line));
  expect(parsed[0]).toMatchObject({ type: 'puzzle', puzzle: queens });
  const found = parsed.filter(({ type }) => type === 'solution');
  expect(parsed.at(-1)).toEqual({ type: 'summary', status: 'complete', count: found.length });
  return found;
}

async function surviveKills(
  backend: string,
  { size, count, kills }: { readonly size: number; readonly count: number; readonly kills: number },
): Promise<void> {
  const path = join(folder, `kills-${backend}-${size}.ndjson`);
  const words = ['enumerate', queens, '--set', `n=${size}`, '-b', backend, '--out', path];
  const resume = [...words, '--resume'];
  const next = random(size);
  const wholeLength = count * 60;
  const moments = Array.from({ length: kills }, () => next() * wholeLength * 0.9).sort(
    (a, b) => a - b,
  );
  let killed = 0;
  for (const bytes of moments) {
    if (!(await killedAt(killed === 0 ? words : resume, path, bytes))) killed++;
  }
  expect(killed).toBe(kills);
  const { code, out } = await puzzlec(resume);
  expect({ code, out }).toEqual({ code: 0, out: `${count} solutions in ${path}\n` });
  const found = solutionsIn(path);
  expect(found.map(({ index }) => index)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  expect(new Set(found.map(({ solution }) => JSON.stringify(solution))).size).toBe(count);
}

describe('kill -9 at random moments', () => {
  it('leaves the 14,200 of 12 queens whole on native', () =>
    surviveKills('native', { size: 12, count: 14_200, kills: 20 }));

  it('leaves the 724 of 10 queens whole on sat', () =>
    surviveKills('sat', { size: 10, count: 724, kills: 6 }));

  it.runIf(wholeSize === 12)('leaves the 14,200 of 12 queens whole on sat', () =>
    surviveKills('sat', { size: 12, count: 14_200, kills: 20 }),
  );
});

describe('a file of solutions', () => {
  const words = (path: string, ...more: readonly string[]): readonly string[] => [
    'enumerate',
    queens,
    '--set',
    'n=6',
    '--out',
    path,
    ...more,
  ];

  async function made(name: string): Promise<string> {
    const path = join(folder, name);
    expect(await puzzlec(words(path))).toEqual({
      code: 0,
      out: `4 solutions in ${path}\n`,
      err: '',
    });
    return path;
  }

  it('is mended where its last line is torn, at whatever byte', async () => {
    const path = await made('torn.ndjson');
    const whole = readFileSync(path, 'utf8');
    const lines = whole.split(/(?<=\n)/);
    const place = lines.slice(0, 3).join('').length;
    for (const cut of [1, 30, (lines[3] ?? '').length - 1]) {
      writeFileSync(path, whole.slice(0, place + cut));
      expect((await puzzlec(words(path, '--resume'))).code).toBe(0);
      expect(solutionsIn(path)).toHaveLength(4);
    }
    writeFileSync(path, whole.slice(0, 9));
    expect((await puzzlec(words(path, '--resume'))).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(whole);
  });

  it('is not written again when it is complete', async () => {
    const path = await made('complete.ndjson');
    const before = readFileSync(path, 'utf8');
    const again = await puzzlec(words(path, '--resume', '--format', 'json'));
    expect(again.out).toBe('{"type":"summary","status":"complete","count":4}\n');
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('is begun by --resume where there is none', async () => {
    const path = join(folder, 'begun.ndjson');
    expect((await puzzlec(words(path, '--resume'))).code).toBe(0);
    expect(solutionsIn(path)).toHaveLength(4);
  });

  it('goes on behind a limit, on another backend too', async () => {
    const path = join(folder, 'limit.ndjson');
    const first = await puzzlec(words(path, '--limit', '2'));
    expect(first.code).toBe(3);
    expect(first.err).toContain('--resume goes on from here');
    expect((await puzzlec(words(path, '--resume', '-b', 'sat'))).code).toBe(0);
    expect(solutionsIn(path)).toHaveLength(4);
  });

  it('holds the optimal solutions, and those of a projection', async () => {
    const path = join(folder, 'optimal.ndjson');
    const projected = words(path, '--minimize', 'q[1]', '--project', 'q[1],q[2]');
    expect((await puzzlec(projected)).code).toBe(0);
    expect(solutionsIn(path).map(({ solution }) => solution)).toEqual([{ 'q[1]': 2, 'q[2]': 4 }]);
  });

  it.each([
    ['is there already', [], 'out-file-exists'],
    ['is of another puzzle', ['--resume', '--minimize', 'q[1]'], 'out-file-of-another-puzzle'],
    ['is of another projection', ['--resume', '--project', 'q[1]'], 'out-file-of-another-puzzle'],
  ])('is refused where it %s', async (_, more, code) => {
    const path = await made(`${code}${more.join('')}.ndjson`);
    const before = readFileSync(path, 'utf8');
    const { code: exit, err } = await puzzlec(words(path, ...more));
    expect(exit).toBe(2);
    expect(err).toContain(`[${code}]`);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('is refused where it is no file of ours or was changed', async () => {
    const path = join(folder, 'notes.txt');
    for (const text of ['my notes', 'my notes\n', '{"type":"solution"}\n']) {
      writeFileSync(path, text);
      const { code, err } = await puzzlec(words(path, '--resume'));
      expect(code).toBe(2);
      expect(err).toContain(`line 1 of ${path} is not as puzzlec wrote it [out-file-damaged]`);
      expect(readFileSync(path, 'utf8')).toBe(text);
    }
    const changed = await made('changed.ndjson');
    appendFileSync(changed, 'more\n');
    const { err } = await puzzlec(words(changed, '--resume'));
    expect(err).toContain('line 19 of');
  });

  it('is refused while another puzzlec writes it', async () => {
    const path = join(folder, 'in-use.ndjson');
    const long = ['enumerate', queens, '--set', 'n=14', '--out', path];
    const child = spawn(process.execPath, ['dist/cli/main.js', ...long], { stdio: 'ignore' });
    const ended = once(child, 'exit');
    while (sizeOf(path) < 100) await new Promise((resolve) => setTimeout(resolve, 5));
    const { code, err } = await puzzlec([...long, '--resume']);
    expect(code).toBe(2);
    expect(err).toContain(`${path} is in use by process ${child.pid} [out-file-in-use]`);
    child.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    expect(existsSync(`${path}.lock`)).toBe(false);
    const lines = readFileSync(path, 'utf8').split('\n');
    expect(lines.at(-1)).toBe('');
    for (const line of lines.slice(0, -1)) JSON.parse(line);
  });

  it('is refused where it cannot be written', async () => {
    const { code, err } = await puzzlec(words('/nowhere/at/all.ndjson'));
    expect(code).toBe(2);
    expect(err).toContain('[unwritable-file]');
    const full = await puzzlec(words('/dev/full', '--resume'));
    expect(full.code).toBe(2);
    expect(full.err).toContain('[unwritable-file]');
  });

  it('loses nothing where the disk is full', async () => {
    const path = join(folder, 'full.ndjson');
    const limited = `trap '' XFSZ; ulimit -f 16; exec "$0" dist/cli/main.js "$@"`;
    const long = ['enumerate', queens, '--set', 'n=9', '--out', path];
    const child = spawn('bash', ['-c', limited, process.execPath, ...long]);
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(2);
    expect(err).toMatch(/cannot write .*full\.ndjson: file too large \[unwritable-file\]\n$/);
    const { out } = await puzzlec([...long, '--resume']);
    expect(out).toBe(`352 solutions in ${path}\n`);
    expect(new Set(solutionsIn(path).map(({ solution }) => JSON.stringify(solution))).size).toBe(
      352,
    );
  });

  it('is one puzzle at a time', async () => {
    const path = join(folder, 'two.ndjson');
    const { code, err } = await puzzlec(['enumerate', queens, 'specs/zebra.yaml', '--out', path]);
    expect(code).toBe(2);
    expect(err).toContain('--out takes the solutions of one puzzle');
    expect(existsSync(path)).toBe(false);
    expect((await puzzlec(['enumerate', queens, '--resume'])).err).toContain(
      '--resume is about a file',
    );
    truncateSync(join(folder, 'notes.txt'));
  });
});
