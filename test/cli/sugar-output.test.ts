// `--format sugar`: the lines that Sugar prints, in its order, for everything that scripts around it read.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { enumerateCommand } from '../../src/cli/enumerate.ts';
import { factsCommand } from '../../src/cli/facts.ts';
import type { CommonOptions } from '../../src/cli/options.ts';
import { Progress } from '../../src/cli/progress.ts';
import { solveCommand } from '../../src/cli/solve.ts';
import type { Terminal } from '../../src/cli/terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzlec-sugar-'));

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

interface Printed {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

type Command = typeof solveCommand;

async function run(
  command: Command,
  files: readonly string[],
  options: Partial<CommonOptions> = {},
): Promise<Printed> {
  const printed = { out: '', err: '' };
  const complain = (text: string): void => {
    printed.err += `${text}\n`;
  };
  const terminal: Terminal = {
    out: async (text) => {
      printed.out += `${text}\n`;
    },
    flush: async () => {},
    err: complain,
    note: complain,
    progress: new Progress(process.stderr, false),
    color: false,
    errorColor: false,
    width: 80,
  };
  const common = { color: false, presolve: true, check: true, format: 'sugar' };
  const code = await command(files, { ...common, ...options }, terminal);
  return { code, ...printed };
}

function solved(text: string, options?: Partial<CommonOptions>): Promise<Printed> {
  return run(solveCommand, [file('program.csp', text)], options);
}

const backends = ['native', 'sat', 'z3'] as const;

describe('a solution', () => {
  it.each(backends)(
    'has integers first, then booleans, each as declared, on %s',
    async (backend) => {
      const text = '(bool q) (int y 2 2) (bool p) (int x -3 -3) (not p) q';
      expect(await solved(text, { backend })).toEqual({
        code: 0,
        out: 's SATISFIABLE\na y\t2\na x\t-3\na q\ttrue\na p\tfalse\na\n',
        err: '',
      });
    },
  );

  it('leaves out names that begin with _ and those that Sugar makes', async () => {
    const { out } = await solved('(int _a 1) (bool _p) (int $I3 1) (bool $B4) (int b_ 1)');
    expect(out).toBe('s SATISFIABLE\na b_\t1\na\n');
  });

  it('may have a number and a boolean of one name, and names that signs stand for', async () => {
    const { out } = await solved('(int v 1) (bool v) (int * 7) (int "two words" 3) (int 高さ 4) v');
    expect(out).toBe('s SATISFIABLE\na v\t1\na mul\t7\na two words\t3\na 高さ\t4\na v\ttrue\na\n');
  });

  it('shows all variables, whatever is projected', async () => {
    const { out } = await solved('(int a 1) (int b 2) (project b)');
    expect(out).toBe('s SATISFIABLE\na a\t1\na b\t2\na\n');
  });

  it('of nothing is empty', async () => {
    expect(await solved('')).toEqual({ code: 0, out: 's SATISFIABLE\na\n', err: '' });
  });
});

describe('no solution', () => {
  it.each(backends)('is said, and the exit code is 1, on %s', async (backend) => {
    const text = '(int a 0 3) (int b 0 3) (< a b) (< b a)';
    const wanted = { code: 1, out: 's UNSATISFIABLE\n', err: '' };
    expect(await solved(text, { backend })).toEqual(wanted);
    expect(await solved(`${text} (objective minimize a)`, { backend })).toEqual(wanted);
  });

  it('is not claimed where the time is up: there is no status then', async () => {
    const numbers = Array.from({ length: 40 }, (_, i) => `x${i}`);
    const text = `${numbers.map((name) => `(int ${name} 1 30)`).join('\n')}
      (= (+ ${numbers.map((name) => `(* ${name} ${name} ${name})`).join(' ')}) 120001)
      (= (* ${numbers.join(' ')}) (pow 29 7))`;
    const { code, out, err } = await solved(text, { backend: 'native', timeout: 1 });
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toBe('no answer: the time limit was reached\n');
  });
});

describe('an optimum', () => {
  it.each(backends)('comes after ever better answers, on %s', async (backend) => {
    const text =
      '(int x 0 9) (int y 0 9) (bool p) (= (+ x y) 12) (iff p (> x 8)) (objective maximize x)';
    const { code, out } = await solved(text, { backend });
    expect(code).toBe(0);
    const [first, ...lines] = out.trimEnd().split('\n');
    expect(first).toBe('s SATISFIABLE');
    expect(lines.at(-1)).toBe('s OPTIMUM FOUND');
    const steps = lines.slice(0, -1);
    expect(steps.length % 5).toBe(0);
    const values = steps.flatMap((_, i) => {
      if (i % 5 > 0) return [];
      const [objective, ...answer] = steps.slice(i, i + 5);
      const x = Number(objective?.slice(2));
      expect(objective).toBe(`o ${x}`);
      expect(answer).toEqual([`a x\t${x}`, `a y\t${12 - x}`, `a p\t${x > 8}`, 'a']);
      return [x];
    });
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(values.at(-1)).toBe(9);
  });

  it('of soft constraints is the weight of what is violated', async () => {
    const { out } = await solved('(int a 0 3) (weighted 2 (> a 1)) (weighted 3 (< a 2)) (> a 0)');
    expect(out).toMatch(/o 2\na a\t1\na\ns OPTIMUM FOUND\n$/);
  });
});

describe('several solutions', () => {
  it('follow each other under one status', async () => {
    const text = file('two.sugar', '(int a 0 3) (bool p) (> a 1) (iff p (= a 2))');
    const { code, out } = await run(enumerateCommand, [text]);
    expect(code).toBe(0);
    const [first, ...answers] = out.split(/(?=^[as] [a S])/m);
    expect(first).toBe('s SATISFIABLE\n');
    expect(answers.sort()).toEqual(['a a\t2\na p\ttrue\na\n', 'a a\t3\na p\tfalse\na\n']);
  });

  it('may be none', async () => {
    const text = file('none.sugar', '(int a 0 3) (> a 3)');
    expect(await run(enumerateCommand, [text])).toEqual({
      code: 1,
      out: 's UNSATISFIABLE\n',
      err: '',
    });
  });
});

describe('files', () => {
  const text = '(int x 0 9)\r\n; a comment\r\n(= x 4)\r\n';
  const wanted = 's SATISFIABLE\na x\t4\na\n';

  it.each([
    ['x.csp', text],
    ['x.sugar', text],
    ['y.csp.gz', gzipSync(text)],
    ['y.sugar.gz', gzipSync(text)],
    ['packed.csp', gzipSync(text)],
    ['marked.csp', `\ufeff${text}`],
  ])('%s is read', async (name, content) => {
    expect(await run(solveCommand, [file(name, content)])).toEqual({
      code: 0,
      out: wanted,
      err: '',
    });
  });

  it.each([
    ['wrong.csp', '(int x 0 9)\n(= x)', /wrong\.csp:2:1/],
    ['cut.csp.gz', gzipSync(text).subarray(0, 20), /cannot decompress/],
    ['latin.csp', Buffer.from([0x28, 0xe4, 0x29]), /UTF-8/],
  ])('%s is refused with exit code 2', async (name, content, message) => {
    const { code, out, err } = await run(solveCommand, [file(name, content)]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
  });
});

describe('answer keys', () => {
  const program = '(int a 0 3) (int b 0 3) (bool p)\n(>= (+ a b) 5)\n(iff p (>= a 2))\n';

  it.each(backends)('that have one value are the facts, on %s', async (backend) => {
    const keyed = file('keys.csp', `${program}#a b p\n`);
    const { code, out } = await run(factsCommand, [keyed], { format: 'text', backend });
    expect({ code, out }).toEqual({ code: 0, out: 'p = true\n' });
  });

  it('may come on several lines, and leave other variables aside', async () => {
    const keyed = file('lines.csp', `${program}(int c 1)\n# a\n#p b\n`);
    const { out } = await run(factsCommand, [keyed], { format: 'json' });
    expect(JSON.parse(out)).toEqual({ status: 'sat', facts: { p: true } });
  });

  it('of a program without solutions have no values', async () => {
    const keyed = file('clash.csp', `${program}(not p)\n#a\n`);
    expect(await run(factsCommand, [keyed], { format: 'json' })).toMatchObject({
      code: 1,
      out: '{"status":"unsat","facts":{}}\n',
    });
  });

  it('of an objective without solutions have none either', async () => {
    const keyed = file('goal.csp', `${program}(not p)\n(objective minimize a)\n#a\n`);
    expect(await run(factsCommand, [keyed], { format: 'json' })).toMatchObject({
      code: 1,
      out: '{"status":"unsat","facts":{}}\n',
    });
  });
});
