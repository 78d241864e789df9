// The command line of the benches.
import { parseArgs } from 'node:util';
import { listing } from './listing.ts';
import { buildProduct } from './measure/product.ts';
import type { BenchRecord } from './records.ts';
import { lineOf } from './report/line.ts';
import { Results } from './results.ts';
import { suites } from './suites/index.ts';
import { type BackendId, backendIds } from './workloads/workload.ts';

const usage = `npm run bench -- [SUITE ...] [options]

Without a suite all are run, and docs/performance.md is written anew.

  --only A,B        only these workloads or series
  --backends A,B    native, sat, z3
  --timeout N       seconds that one run in process may take (30)
  --full            also what takes very long
  --revision REV    measure that revision, and not the working tree
  --list            every suite and its parts, and the benches beside them
`;

function named<Name extends string>(text: string | undefined, all: readonly Name[]): Name[] {
  if (text === undefined) return [...all];
  return text.split(',').map((name) => {
    const known = all.find((one) => one === name.trim());
    if (known === undefined) throw new Error(`${name} is none of ${all.join(', ')}`);
    return known;
  });
}

export async function main(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      backends: { type: 'string' },
      timeout: { type: 'string', default: '30' },
      full: { type: 'boolean', default: false },
      revision: { type: 'string' },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (values.list) {
    console.log(listing());
    return 0;
  }
  const chosen = named(
    positionals.length > 0 ? positionals.join(',') : undefined,
    suites.map(({ name }) => name),
  );
  const parts = suites.flatMap((suite) => suite.parts);
  const product = buildProduct(values.revision);
  const results = new Results(values.revision, values.full);
  const context = {
    product,
    backends: named<BackendId>(values.backends, backendIds),
    only: values.only === undefined ? [] : named(values.only, parts),
    timeout: Number(values.timeout),
    full: values.full,
    record: (record: BenchRecord) => {
      results.add(record);
      console.log(lineOf(record));
    },
  };
  for (const suite of suites.filter(({ name }) => chosen.includes(name))) {
    console.log(`\n${suite.name}: ${suite.summary}`);
    await suite.run(context);
  }
  console.log(`\n${results.finish(positionals.length === 0 && context.only.length === 0)}`);
  return results.faults > 0 ? 1 : 0;
}
