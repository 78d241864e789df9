// The variables of a circuit: for each step its operation and its two items. All others are defined by terms over these.
import type { ModelBuilder, Origin } from '../../model/builder.ts';
import { add, choose, constant, element, eq, implies, or } from '../../model/construct.ts';
import { type Domain, domainOfValues, rangeDomain } from '../../model/domain.ts';
import { meaningOfTerm } from '../../model/evaluate.ts';
import type { BoolExpr, IntExpr, VariableTerm } from '../../model/expression.ts';
import type { Assignment } from '../../model/model.ts';
import { type Circuit, itemsOf, type Step } from './circuit.ts';
import { type Game, type Operation, operations } from './game.ts';

/** One step of the model. Steps that are not needed stand last, have no operation, and pass the result on. */
export interface StepVariables {
  /** 0 for none, else from 1 in the order of {@link operations}. */
  readonly operation: VariableTerm;
  readonly left: VariableTerm;
  /** 0 for none. */
  readonly right: VariableTerm;
}

/** Whether the step has the operation. */
export function isOperation(
  { operation }: StepVariables,
  ...wanted: readonly Operation[]
): BoolExpr {
  const [first, ...others] = wanted.map((each) => eq(operation, constant(codeOf(each))));
  if (!first) return { kind: 'truth', value: false };
  return others.length === 0 ? first : { kind: 'or', formulas: [first, ...others] };
}

/** A disjunction without another one directly inside it. */
export function anyOf(...formulas: readonly BoolExpr[]): BoolExpr {
  return or(...formulas.flatMap((each) => (each.kind === 'or' ? each.formulas : [each])));
}

export function isIdle({ operation }: StepVariables): BoolExpr {
  return eq(operation, constant(0));
}

function codeOf(operation: Operation): number {
  return operations.indexOf(operation) + 1;
}

/** How a variable is read from those before it. */
interface Definition {
  readonly id: number;
  readonly value: (at: Assignment) => ReturnType<ReturnType<typeof meaningOfTerm>>;
}

export class CircuitVariables {
  readonly game: Game;
  /** The numbers, ascending. */
  readonly items: readonly number[];
  readonly steps: readonly StepVariables[];
  readonly #builder: ModelBuilder;
  readonly #definitions: Definition[] = [];

  constructor(game: Game, builder: ModelBuilder) {
    this.game = game;
    this.items = itemsOf(game);
    this.#builder = builder;
    const count = this.items.length;
    const codes = operations.filter((each) => game.operations.has(each)).map(codeOf);
    const domain = domainOfValues(game.useAll ? codes : [0, ...codes]);
    this.steps = Array.from({ length: count - 1 }, (_, i) => ({
      operation: builder.integer(`operation[${i + 1}]`, domain),
      left: builder.integer(`left[${i + 1}]`, rangeDomain(1, count + i)),
      right: builder.integer(`right[${i + 1}]`, rangeDomain(game.useAll ? 1 : 0, count + i)),
    }));
  }

  /** A variable that some assertion of the caller's makes equal to the term. */
  declare(name: string, domain: Domain, term: IntExpr): VariableTerm {
    const variable = this.#builder.integer(name, domain);
    this.#definitions.push({ id: variable.id, value: meaningOfTerm(term) });
    return variable;
  }

  /** A variable that is the term. */
  define(name: string, domain: Domain, term: IntExpr, origin: Origin): VariableTerm {
    const variable = this.declare(name, domain, term);
    this.require(eq(variable, term), origin);
    return variable;
  }

  /**
   * A variable that is the term at the place which an index has, counted from `from`. Case by case: an element constraint
   * would have a literal made for each value of each term.
   */
  pick(
    name: string,
    domain: Domain,
    index: IntExpr,
    terms: readonly IntExpr[],
    from: number,
    origin: Origin,
  ): VariableTerm {
    const place = from === 1 ? index : add(index, constant(1 - from));
    const variable = this.declare(name, domain, element(place, terms));
    for (const [i, term] of terms.entries()) {
      const isHere = eq(index, constant(i + from));
      this.require(implies(isHere, eq(variable, term)), origin);
    }
    return variable;
  }

  /** A variable that is one of two terms. */
  choose(
    name: string,
    domain: Domain,
    condition: BoolExpr,
    positive: IntExpr,
    negative: IntExpr,
    origin: Origin,
  ): VariableTerm {
    const variable = this.declare(name, domain, choose(condition, positive, negative));
    this.require(implies(condition, eq(variable, positive)), origin);
    this.require(anyOf(condition, eq(variable, negative)), origin);
    return variable;
  }

  /** Adds a rule of the game. */
  require(formula: BoolExpr, origin: Origin): void {
    this.#builder.require(formula, { implicit: true, ...origin });
  }

  /** The values of all variables for a circuit. */
  assignment({ steps, result }: Circuit): Assignment {
    const at: number[] = [];
    for (const [i, { operation, left, right }] of this.steps.entries()) {
      const step = steps[i];
      at[operation.id] = step ? codeOf(step.operation) : 0;
      at[left.id] = step?.left ?? (i === 0 ? result : this.items.length + i);
      at[right.id] = step?.right ?? 0;
    }
    for (const { id, value } of this.#definitions) at[id] = Number(value(at));
    return at;
  }

  /** The circuit that an assignment says. */
  circuit(at: Assignment): Circuit {
    const steps = this.steps.flatMap(({ operation, left, right }): readonly Step[] => {
      const sign = operations[(at[operation.id] ?? 0) - 1];
      return sign ? [{ operation: sign, left: at[left.id] ?? 0, right: at[right.id] ?? 0 }] : [];
    });
    const [first] = this.steps;
    const alone = first ? (at[first.left.id] ?? 0) : 1;
    return { steps, result: steps.length === 0 ? alone : this.items.length + steps.length };
  }
}
