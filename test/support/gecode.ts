// The outside referee: a model as MiniZinc, solved by Gecode where both are installed.
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { miniZincOf } from '../../src/encode/mzn/index.ts';
import type { Model } from '../../src/model/model.ts';

export const hasGecode: boolean =
  spawnSync('minizinc', ['--solvers'], { encoding: 'utf8' }).stdout?.includes('Gecode') === true;

/** Numbers without bounds can take it for ever. */
const mostMilliseconds = 120_000;

/** What is thrown then. */
export const tookTooLong = 'Gecode took too long';

/** A flattened model can be larger than a disk: in blocks of 512 bytes, a gigabyte. */
const limited = 'ulimit -f 2000000 && exec minizinc "$@"';

/** Runs `minizinc` on a text; what it prints. Its files go with it. */
function minizinc(text: string, args: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'puzzlec-mzn-'));
  const path = join(folder, 'model.mzn');
  writeFileSync(path, text);
  return new Promise((resolve, reject) => {
    const env = { ...process.env, TMPDIR: folder };
    const options = { maxBuffer: 2 ** 28, timeout: mostMilliseconds, env };
    const words = ['-c', limited, 'minizinc', '--solver', 'gecode', ...args, path];
    execFile('sh', words, options, (error, out, err) => {
      rmSync(folder, { recursive: true });
      const isAnswer = /=====/.test(out) && !out.includes('=====ERROR=====');
      if (error?.killed || error?.signal === 'SIGXFSZ') reject(new Error(tookTooLong));
      else if (error && !isAnswer) reject(new Error(`${err || error.message}\n${text}`));
      else resolve(out);
    });
  });
}

/** The values of the answer, one list a solution, each once, in the order of the model's answer; booleans are 0 and 1. */
export async function gecodeAnswers(model: Model): Promise<readonly (readonly number[])[]> {
  const printed = await minizinc(miniZincOf(model), model.objective ? [] : ['-a']);
  if (/=====(?:UNSATISFIABLE|UNSATorUNBOUNDED)=====/.test(printed)) return [];
  if (!/^==========$/m.test(printed)) throw new Error(`not all solutions:\n${printed}`);
  const lines = printed.split('\n----------\n').slice(0, -1);
  return [...new Set(lines.map((line) => line.replace(/^.*\n(?=.)/s, '')))].map(valuesOf);
}

function valuesOf(line: string): readonly number[] {
  return line
    .split('\t')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const value = part.slice(part.lastIndexOf('=') + 1).trim();
      return value === 'true' ? 1 : value === 'false' ? 0 : Number(value);
    });
}
