// What the variables of a model are called in an answer, where a number and a boolean may share a name.
import type { Variable } from './model.ts';

/**
 * A name for each variable, by id, all different: its own, but a boolean that shares its name with an integer has
 * `:bool` behind it (more than once where that name is taken too).
 */
export function answerNames(variables: readonly Variable[]): readonly string[] {
  const integers = new Set<string>();
  const taken = new Set<string>();
  for (const { name, type } of variables) {
    if (type === 'integer') integers.add(name);
    taken.add(name);
  }
  return variables.map(({ name, type }) => {
    if (type === 'integer' || !integers.has(name)) return name;
    let unique = `${name}:bool`;
    while (taken.has(unique)) unique += ':bool';
    taken.add(unique);
    return unique;
  });
}
