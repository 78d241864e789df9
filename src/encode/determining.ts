// Which of some variables determine the others, by what the constraints say: then only those need to be told apart.
import { type ByKind, visit } from '../base/kinds.ts';
import {
  type Affine,
  type Flat,
  type FlatConstraint,
  isConstantAffine,
  variableOf,
} from '../lower/flat.ts';
import type { VarId } from '../model/expression.ts';

/** When all of `from` are known, so is `to`. With `anyOne`, any one of `from` is known when the others are. */
interface Dependency {
  readonly from: readonly VarId[];
  readonly to: VarId | 'anyOne';
}

function variablesIn(affines: readonly Affine[]): readonly VarId[] {
  return affines.filter((affine) => !isConstantAffine(affine)).map(({ variable }) => variable);
}

function functionOf(inputs: readonly Affine[], result: Affine): readonly Dependency[] {
  return isConstantAffine(result) ? [] : [{ from: variablesIn(inputs), to: result.variable }];
}

type Operation = Extract<FlatConstraint, { readonly left: Affine }>;
const operation = ({ left, right, result }: Operation): readonly Dependency[] =>
  functionOf([left, right], result);

const dependencies: ByKind<FlatConstraint, Flat, readonly Dependency[]> = {
  clause: () => [],
  parity: ({ literals }) => [{ from: literals.map(variableOf), to: 'anyOne' }],
  indicates: ({ literal, variable }) => [{ from: [variable], to: variableOf(literal) }],
  linear: ({ terms, operator, condition }) =>
    operator === 'eq' && condition === undefined
      ? [{ from: terms.map(({ variable }) => variable), to: 'anyOne' }]
      : [],
  product: operation,
  quotient: operation,
  remainder: operation,
  power: operation,
  absolute: ({ term, result }) => functionOf([term], result),
  minimum: ({ terms, result }) => functionOf(terms, result),
  maximum: ({ terms, result }) => functionOf(terms, result),
  element: ({ index, terms, result }) => functionOf([index, ...terms], result),
  global: ({ constraint }) =>
    constraint.kind === 'n-value' ? functionOf(constraint.terms, constraint.count) : [],
};

/** Follows dependencies: each counts how many of its variables are not known yet. */
class Knowledge {
  readonly #known = new Set<VarId>();
  readonly #list: readonly Dependency[];
  readonly #missing: number[];
  /** For each variable the dependencies that it is part of. */
  readonly #uses = new Map<VarId, number[]>();

  constructor(list: readonly Dependency[]) {
    this.#list = list;
    this.#missing = list.map(({ from }) => from.length);
    for (const [i, { from }] of list.entries()) {
      for (const id of from) {
        const uses = this.#uses.get(id) ?? [];
        uses.push(i);
        this.#uses.set(id, uses);
      }
    }
  }

  has(id: VarId): boolean {
    return this.#known.has(id);
  }

  /** Takes note that a variable is known, and of all that follows. */
  add(id: VarId): void {
    const waiting = [id];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (this.#known.has(next)) continue;
      this.#known.add(next);
      for (const i of this.#uses.get(next) ?? []) {
        const missing = (this.#missing[i] as number) - 1;
        this.#missing[i] = missing;
        const found = this.#conclusion(this.#list[i] as Dependency, missing);
        if (found !== undefined) waiting.push(found);
      }
    }
  }

  #conclusion({ from, to }: Dependency, missing: number): VarId | undefined {
    if (to !== 'anyOne') return missing === 0 ? to : undefined;
    return missing === 1 ? from.find((id) => !this.#known.has(id)) : undefined;
  }
}

/**
 * Some of the variables that together determine all of them in every solution of the problem: those of few values are
 * taken first.
 */
export function determining(flat: Flat, variables: readonly VarId[]): readonly VarId[] {
  const knowledge = new Knowledge(
    flat.constraints.flatMap((constraint) => visit(dependencies, constraint, flat)),
  );
  const sizeOf = (id: VarId): number => flat.variables[id]?.domain.size ?? 0;
  for (const [id] of flat.variables.entries()) {
    if (sizeOf(id as VarId) === 1) knowledge.add(id as VarId);
  }
  const kept: VarId[] = [];
  for (const id of [...variables].sort((a, b) => sizeOf(a) - sizeOf(b))) {
    if (knowledge.has(id)) continue;
    kept.push(id);
    knowledge.add(id);
  }
  return variables.filter((id) => kept.includes(id));
}
