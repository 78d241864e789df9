// Where things are: the repository, its build folder, the instances.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** The repository: the benches run from .build/bench/HASH/bench in it. */
export const repository: string = join(here, '../../../..');

/** A module of the benches, as a path to start it by. */
export function moduleOf(name: string): string {
  return join(here, name);
}

/** Where builds and intermediate files go; git ignores it. */
export const buildFolder: string = join(repository, '.build');

export function instance(name: string): string {
  return readFileSync(join(repository, 'bench/instances', name), 'utf8');
}

/** The numbers of an instance, row by row. */
export function rowsOf(name: string): readonly (readonly number[])[] {
  return instance(name)
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
}
