// Compiles one large text and presolves it, in a process of its own; the result is the last line of its standard output.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Sample, sample } from '../../src/cli/bench/sample.ts';
import { largeTexts } from '../workloads/large-texts.ts';

export interface FrontEndOrder {
  readonly text: string;
  readonly product: string;
}

export interface FrontEndMeasurement {
  /** `accepted`, or the code of the first error. */
  readonly answer: string;
  readonly compile: Sample;
  readonly presolve?: Sample;
  /** The most memory that the process ever had, in megabytes. */
  readonly megabytes: number;
}

async function load<Module>(product: string, name: string): Promise<Module> {
  return import(pathToFileURL(join(product, 'dist', name)).href);
}

async function measurement({ text, product }: FrontEndOrder): Promise<FrontEndMeasurement> {
  const large = largeTexts.find(({ id }) => id === text);
  if (!large) throw new Error(`no text ${text}`);
  const source = { name: large.file, text: large.text() };
  const { compile } = await load<typeof import('../../src/index.ts')>(product, 'index.js');
  const { presolve } = await load<typeof import('../../src/presolve/presolve.ts')>(
    product,
    'presolve/presolve.js',
  );
  let compiled: Awaited<ReturnType<typeof compile>>['puzzle'] | undefined;
  const compileTime = await sample(async () => {
    compiled = (await compile(source)).puzzle;
  });
  const megabytes = (): number => process.resourceUsage().maxRSS / 1024;
  if (!compiled?.ok) {
    const answer = compiled?.diagnostics[0].code ?? 'nothing';
    return { answer, compile: compileTime, megabytes: megabytes() };
  }
  const { model } = compiled.value;
  const presolveTime = await sample(async () => {
    presolve(model);
  });
  return {
    answer: 'accepted',
    compile: compileTime,
    presolve: presolveTime,
    megabytes: megabytes(),
  };
}

const result = await measurement(JSON.parse(process.argv[2] ?? '{}'));
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit());
