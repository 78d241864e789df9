// Where things are: the repository, its build folder, the instances.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** The nearest folder around this file that is a repository's: the benches run from a copy below .build. */
function repositoryAround(folder: string): string {
  return existsSync(join(folder, 'biome.json')) ? folder : repositoryAround(dirname(folder));
}

export const repository: string = repositoryAround(here);

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
