// Predicates that would never end, also where nothing calls them.
//
// Only calls that are made whenever the body is read count: those that stand in it under the connectives of the language.
// A list elsewhere may be no call at all. A predicate found here would never end, whatever its arguments are.
import type { Node } from '../../syntax/node.ts';
import type { Predicate, Scope } from './scope.ts';

const connecting: ReadonlySet<string> = new Set(['not', 'and', 'or', 'imp', 'xor', '^', 'iff']);

/** The names of the predicates that a body calls in any case. */
function calledBy({ body, parameters }: Predicate, scope: Scope): ReadonlySet<string> {
  const called = new Set<string>();
  const waiting: Node[] = [body];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const [head, ...rest] = node.kind === 'list' ? node.items : [];
    if (head?.kind !== 'atom' || parameters.includes(head.text)) continue;
    if (scope.predicates.has(head.text)) called.add(head.text);
    else if (connecting.has(head.text) && !head.quoted && !scope.relations.has(head.text)) {
      for (const item of rest) waiting.push(item);
    }
  }
  return called;
}

/** A predicate on the way that is being followed, and what it calls that was not followed yet. */
interface Step {
  readonly name: string;
  readonly left: string[];
}

function stepTo(name: string, scope: Scope): Step {
  const predicate = scope.predicates.get(name);
  return { name, left: predicate ? [...calledBy(predicate, scope)] : [] };
}

/** Follows the calls from one predicate, not going on where it was before. */
function follow(start: string, scope: Scope, finished: Set<string>): readonly string[][] {
  const cycles: string[][] = [];
  const path = [stepTo(start, scope)];
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const next = top.left.pop();
    if (next === undefined) {
      finished.add(top.name);
      path.pop();
    } else if (!finished.has(next)) {
      const at = path.findIndex(({ name }) => name === next);
      if (at < 0) path.push(stepTo(next, scope));
      else cycles.push([...path.slice(at).map(({ name }) => name), next]);
    }
  }
  return cycles;
}

/** For each cycle of calls the names on it; the first is also the last. */
export function neverEnding(scope: Scope): readonly (readonly string[])[] {
  const finished = new Set<string>();
  return [...scope.predicates.keys()].flatMap((name) =>
    finished.has(name) ? [] : follow(name, scope, finished),
  );
}
