// On long ways down the order is sorted once: each pick is all the same the best of what is open.
import { expect, it } from 'vitest';
import { Random } from '../../../../src/backends/native/random.ts';
import { VariableOrder } from '../../../../src/backends/native/variable-order.ts';
import { Weights } from '../../../../src/backends/native/weights.ts';
import { Engine } from '../../../../src/engine/engine.ts';
import type { Flat } from '../../../../src/lower/flat.ts';
import { rangeDomain } from '../../../../src/model/domain.ts';
import type { VarId } from '../../../../src/model/expression.ts';

const count = 300;

function flatOf(greatest: (id: number) => number): Flat {
  const variables = Array.from({ length: count }, (_, id) => ({
    name: `x${id}`,
    domain: rangeDomain(0, greatest(id)),
    boolean: greatest(id) === 1,
  }));
  return { variables, constraints: [], objective: undefined, answer: [] };
}

it.each([
  ['booleans', () => 1],
  ['booleans behind integers', (id: number) => (id < 40 ? 5 : 1)],
  ['booleans among integers', (id: number) => (id % 3 === 0 ? 5 : 1)],
])('%s', (_, greatest) => {
  const random = new Random(7);
  const engine = new Engine(flatOf(greatest));
  engine.propagate();
  const { store, kernel } = engine;
  const weights = new Weights(engine);
  const shuffled = Array.from({ length: count }, (__, id) => id);
  for (let i = count - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [shuffled[i], shuffled[j]] = [shuffled[j] as number, shuffled[i] as number];
  }
  const ranks = Float64Array.from(shuffled);
  const ids = [...shuffled.keys()];
  const groups = [ids.slice(0, 40), ids.slice(40, 160), ids.slice(160, 200), ids.slice(200)];
  const order = new VariableOrder(store, weights, ranks, [
    { variables: ids.slice(0, 40), isKey: true },
    { variables: ids.slice(40, 160) },
    { variables: ids.slice(160, 200), isInOrder: true },
    { variables: ids.slice(200) },
  ]);
  const isOpen = (id: number): boolean => store.min[id] !== store.max[id];
  const measure = (id: number): number => (store.size[id] as number) / (weights.of[id] as number);
  const best = (): number => {
    const all = groups.map((group) => group.filter(isOpen));
    const at = all.findIndex((group) => group.length > 0);
    const open = all[at];
    if (at === 2) return open?.[0] ?? -1;
    const behind = (a: number, b: number): number =>
      measure(a) - measure(b) || (ranks[a] as number) - (ranks[b] as number);
    return open?.sort(behind)[0] ?? -1;
  };
  let depth = 0;
  for (let round = 0; round < 8; round++) {
    for (let picked = order.pick(); ; picked = order.pick()) {
      expect(picked).toBe(best());
      if (picked < 0) break;
      expect(order.isAtKey).toBe(groups[0]?.includes(picked));
      kernel.push();
      order.push();
      depth++;
      store.assign(picked as VarId, 1);
      // As propagation would.
      if (random.below(4) === 0) store.assign(random.below(count) as VarId, 0);
    }
    for (const left = random.below(depth + 1); depth > left; depth--) {
      kernel.pop();
      order.pop();
    }
    for (let i = 0; i < 20; i++) weights.of[random.below(count)] = 1 + random.below(5);
  }
});
