// Every spec on every backend against what is written beside it; UPDATE_GOLDENS=1 rewrites that where all backends agree.
import { describe, expect, it } from 'vitest';
import { backendNames } from '../src/backends/index.ts';
import {
  answer,
  optionsOf,
  type Run,
  type RunResult,
  readRuns,
  resultOf,
  specFiles,
  writeRuns,
} from './support/expectation.ts';

const updating = process.env['UPDATE_GOLDENS'] === '1';

async function update(spec: string): Promise<void> {
  const runs: Run[] = [];
  for (const run of readRuns(spec) ?? [{}]) {
    const options = optionsOf(run);
    const results: RunResult[] = [];
    for (const backend of backendNames) {
      if (options.skip?.[backend] === undefined) results.push(await answer(spec, options, backend));
    }
    const [first] = results;
    for (const other of results) expect(other, `${spec}: the backends differ`).toEqual(first);
    runs.push({ ...options, ...first });
  }
  writeRuns(spec, runs);
}

describe.each(specFiles('specs'))('%s', (spec) => {
  if (updating) {
    it('is written down', () => update(spec), 600_000);
    return;
  }
  const runs = readRuns(spec);
  it('has an expectation', () => expect(runs, 'no expectation beside it').toBeDefined());
  for (const [i, run] of (runs ?? []).entries()) {
    for (const backend of backendNames) {
      const reason = run.skip?.[backend];
      const name = `run ${i + 1} on ${backend}${reason === undefined ? '' : `: skipped, ${reason}`}`;
      it.skipIf(reason !== undefined)(name, async () => {
        const options = optionsOf(run);
        expect(await answer(spec, options, backend)).toEqual(resultOf(run));
      });
    }
  }
});
