// What an assignment of a game's model means, and the other way round: circuits, expressions, normal forms.
import type { Assignment } from '../../model/model.ts';
import { type Arithmetic, arithmeticOf } from './arithmetic.ts';
import { arrange, type TermOrder } from './arrange.ts';
import { circuitOf, leadOf, treeOf } from './circuit.ts';
import type { CircuitModel } from './circuit-model.ts';
import type { Drawn } from './draw.ts';
import type { Game } from './game.ts';
import { type NormalForm, normalFormOf } from './normal-form.ts';
import { resultOf } from './orders.ts';
import { stepsOf, type Tree, textOfTree } from './tree.ts';

/** Circuits have the term with the least number first. */
const byLead: TermOrder = (a, b) => leadOf(a.tree) - leadOf(b.tree);

interface Shown {
  /** Of the normal form. */
  readonly key: string;
  /** The expression as it is shown. */
  readonly tree: Tree;
}

export class Solutions {
  readonly #game: Game;
  readonly #model: CircuitModel;
  readonly #arithmetic: Arithmetic;
  /** For people the greatest term stands first. */
  readonly #byValue: TermOrder;
  /** An assignment is asked several things. */
  readonly #shown = new WeakMap<Assignment, Shown>();

  constructor(game: Game, model: CircuitModel) {
    this.#game = game;
    this.#model = model;
    const arithmetic = arithmeticOf(game);
    this.#arithmetic = arithmetic;
    this.#byValue = (a, b) => arithmetic.compare(b.value, a.value);
  }

  /** The assignment for a tree that the rules allow. */
  assignmentOf(tree: Tree): Assignment {
    const { circuit } = this.#model;
    const form = normalFormOf(tree);
    const { tree: arranged } = arrange(form, this.#game, this.#arithmetic, byLead);
    const at = circuit.assignment(circuitOf(arranged, circuit.items));
    this.#shown.set(at, this.#show(form));
    return at;
  }

  /** What is shown of an assignment: the same for all circuits of one form. */
  #at(at: Assignment): Shown {
    const known = this.#shown.get(at);
    if (known) return known;
    const { circuit } = this.#model;
    const shown = this.#show(normalFormOf(treeOf(circuit.circuit(at), circuit.items)));
    this.#shown.set(at, shown);
    return shown;
  }

  #show(form: NormalForm): Shown {
    const { tree } = arrange(form, this.#game, this.#arithmetic, this.#byValue);
    return { key: form.key, tree };
  }

  identityAt(at: Assignment): string {
    return this.#at(at).key;
  }

  /** Each step with its result: `25 + 3 = 28`. */
  stepsAt(at: Assignment): readonly string[] {
    return stepsIn(this.#at(at).tree, this.#arithmetic);
  }

  expressionAt(at: Assignment): string {
    return textOfTree(this.#at(at).tree);
  }

  /** What a drawing of the solution says. */
  drawnAt(at: Assignment): Drawn {
    return {
      expression: this.expressionAt(at),
      tree: this.#at(at).tree,
      value: at[this.#model.value.id] ?? 0,
      steps: this.stepsAt(at),
    };
  }
}

/** The steps of a tree that the rules allow, each with its result. */
function stepsIn(tree: Tree, arithmetic: Arithmetic): readonly string[] {
  const values = new Map<Tree, number>();
  const worth = (part: Tree): number =>
    part.kind === 'number' ? arithmetic.of(part.number) : (values.get(part) ?? 0);
  return [...stepsOf(tree)].map((step) => {
    const [left, right] = [worth(step.left), worth(step.right)];
    const value = resultOf(step.operation, left, right, arithmetic);
    values.set(step, value);
    return `${arithmetic.text(left)} ${step.operation} ${arithmetic.text(right)} = ${arithmetic.text(value)}`;
  });
}
