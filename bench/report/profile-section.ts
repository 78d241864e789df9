// What docs/performance.md says of where the native engine spends its time.
import type { ProfileRecord } from '../records.ts';
import { workloadById } from '../workloads/table.ts';
import { markdownTable, percent } from './format.ts';

/** Nothing where no profile was taken. */
export function profileSection(records: readonly ProfileRecord[]): string {
  if (records.length === 0) return '';
  const tables = records.map(
    ({ workload, functions }) =>
      `${workloadById(workload).title}:\n\n${markdownTable(
        ['function', 'of the time'],
        functions.map(([name, share]) => [name, percent(share)]),
      )}`,
  );
  return `## Where native spends its time

All solutions of some puzzles under the profiler of V8 (\`npm run bench -- --profile NAME\` shows more of it): the functions
that took most, each without those that it calls.

${tables.join('\n\n')}
`;
}
