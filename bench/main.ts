// The command line of the benches.
import { parseArgs } from 'node:util';
import { listing } from './listing.ts';
import { buildProduct } from './measure/product.ts';
import { profile } from './measure/profile.ts';
import type { BenchRecord } from './records.ts';
import { agreement } from './report/agreement.ts';
import { lineOf } from './report/line.ts';
import { Results, readResults, writePages } from './results.ts';
import { compare } from './suites/compare.ts';
import { suites } from './suites/index.ts';
import { type BackendId, backendIds } from './workloads/workload.ts';

const usage = `npm run bench -- [SUITE ...] [options]

Without a suite all are run, and docs/performance.md is written anew.

  --only A,B        only these workloads or series
  --backends A,B    native, sat, z3
  --timeout N       seconds that one run in process may take (30)
  --full            also what takes very long; the page is docs/performance-full.md
  --revision REV    measure that revision, and not the working tree
  --compare REV     the same workloads with that revision and with this one, turn by turn: ratios
  --profile NAME    a CPU profile of a workload (on the first of --backends) or of a large text
  --page            write docs/performance.md anew from the last complete run
  --agree A,B       how far the ratios to the best peers are apart in two files of results
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

const options = {
  only: { type: 'string' },
  backends: { type: 'string' },
  timeout: { type: 'string', default: '30' },
  full: { type: 'boolean', default: false },
  revision: { type: 'string' },
  compare: { type: 'string' },
  profile: { type: 'string' },
  page: { type: 'boolean', default: false },
  agree: { type: 'string' },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function parsed(words: readonly string[]) {
  return parseArgs({ args: [...words], allowPositionals: true, options });
}

type Call = ReturnType<typeof parsed>;

/** Answers what needs no measuring; undefined where there is something to measure. */
function answerAtOnce({ values }: Call): string | undefined {
  if (values.help) return usage;
  if (values.list) return listing();
  if (values.agree !== undefined) {
    const [first = '', second = ''] = values.agree.split(',');
    return agreement(readResults(first), readResults(second));
  }
  if (!values.page) return undefined;
  writePages(values.full);
  return 'the pages are written';
}

async function measure({ values, positionals }: Call): Promise<number> {
  const chosen = named(
    positionals.length > 0 ? positionals.join(',') : undefined,
    suites.map(({ name }) => name),
  );
  const parts = suites.flatMap((suite) => suite.parts);
  const product = buildProduct(values.revision);
  const backends = named<BackendId>(values.backends, backendIds);
  if (values.profile !== undefined) {
    console.log(await profile(values.profile, product, backends[0] ?? 'native'));
    return 0;
  }
  const results = new Results(values.revision, values.full);
  const context = {
    product,
    backends,
    only: values.only === undefined ? [] : named(values.only, parts),
    timeout: Number(values.timeout),
    full: values.full,
    record: (record: BenchRecord) => {
      results.add(record);
      console.log(lineOf(record));
    },
  };
  if (values.compare !== undefined) {
    console.log(`\n${await compare(context, buildProduct(values.compare))}`);
    return 0;
  }
  for (const suite of suites.filter(({ name }) => chosen.includes(name))) {
    console.log(`\n${suite.name}: ${suite.summary}`);
    await suite.run(context);
  }
  console.log(`\n${results.finish(positionals.length === 0 && context.only.length === 0)}`);
  return results.faults > 0 ? 1 : 0;
}

/** Runs what the words ask for; the result is the exit code. */
export async function main(words: readonly string[]): Promise<number> {
  try {
    const call = parsed(words);
    const answer = answerAtOnce(call);
    if (answer === undefined) return await measure(call);
    console.log(answer);
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
}
