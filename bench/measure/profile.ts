// Where the time goes: runs one workload under the profiler of V8, and says which functions took most.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../places.ts';
import { largeTexts } from '../workloads/large-texts.ts';
import { workloadById } from '../workloads/table.ts';
import { type BackendId, taskOf } from '../workloads/workload.ts';
import { runChild, runFrontEnd } from './run-child.ts';

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: {
      readonly functionName: string;
      readonly url: string;
      readonly lineNumber: number;
    };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const shownFunctions = 25;

/** A function, where it stands, and the seconds that it took itself. */
export interface Taken {
  readonly name: string;
  readonly place: string;
  readonly seconds: number;
}

/** The functions of a profile, the longest first. */
function longest({ nodes, samples, timeDeltas }: Profile): readonly Taken[] {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      `${functionName || '(no name)'} ${url.replace(/^.*\/dist\//, '')}:${lineNumber + 1}`,
    ]),
  );
  const seconds = new Map<string, number>();
  for (const [i, id] of samples.entries()) {
    const name = names.get(id) ?? '';
    seconds.set(name, (seconds.get(name) ?? 0) + (timeDeltas[i] ?? 0) / 1e6);
  }
  return [...seconds]
    .sort(([, a], [, b]) => b - a)
    .map(([key, spent]): Taken => {
      const at = key.lastIndexOf(' ');
      return { name: key.slice(0, at), place: key.slice(at + 1), seconds: spent };
    });
}

/** Profiles a workload or a large text; returns what to print. Threads have a profile of their own. */
export async function profile(name: string, product: string, backend: BackendId): Promise<string> {
  const profiles = await profilesOf(name, product, backend);
  const texts = [...profiles].map(([file, functions]) =>
    [
      file,
      ...functions
        .slice(0, shownFunctions)
        .map(
          ({ name: own, place, seconds }) => `${seconds.toFixed(3).padStart(9)} s  ${own} ${place}`,
        ),
    ].join('\n'),
  );
  return texts.join('\n\n');
}

/** The profiles of a workload or a large text, by file: one for each thread. */
export async function profilesOf(
  name: string,
  product: string,
  backend: BackendId,
): Promise<ReadonlyMap<string, readonly Taken[]>> {
  mkdirSync(join(buildFolder, 'profiles'), { recursive: true });
  const folder = mkdtempSync(join(buildFolder, 'profiles', `${name}-`));
  const nodeOptions = ['--cpu-prof', `--cpu-prof-dir=${folder}`];
  if (largeTexts.some(({ id }) => id === name)) {
    await runFrontEnd({ text: name, product }, nodeOptions);
  } else {
    const task = taskOf(workloadById(name));
    const budget = { warmUp: 1, measured: 3 };
    await runChild({ task, backend, product, budget, timeout: 60 }, nodeOptions);
  }
  const files = readdirSync(folder).map((file) => join(folder, file));
  return new Map(
    files.map((file) => {
      const profiled: Profile = JSON.parse(readFileSync(file, 'utf8'));
      return [file, longest(profiled)] as const;
    }),
  );
}
