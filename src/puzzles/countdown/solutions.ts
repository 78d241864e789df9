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

export class Solutions {
  readonly #game: Game;
  readonly #model: CircuitModel;
  readonly #arithmetic: Arithmetic;
  /** For people the greatest term stands first. */
  readonly #byValue: TermOrder;

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
    const { tree: arranged } = arrange(normalFormOf(tree), this.#game, this.#arithmetic, byLead);
    return circuit.assignment(circuitOf(arranged, circuit.items));
  }

  #formAt(at: Assignment): NormalForm {
    const { circuit } = this.#model;
    return normalFormOf(treeOf(circuit.circuit(at), circuit.items));
  }

  /** The expression as it is shown: the same for all circuits of one form. */
  #treeAt(at: Assignment): Tree {
    return arrange(this.#formAt(at), this.#game, this.#arithmetic, this.#byValue).tree;
  }

  identityAt(at: Assignment): string {
    return this.#formAt(at).key;
  }

  /** Each step with its result: `25 + 3 = 28`. */
  stepsAt(at: Assignment): readonly string[] {
    return stepsIn(this.#treeAt(at), this.#arithmetic);
  }

  expressionAt(at: Assignment): string {
    return textOfTree(this.#treeAt(at));
  }

  /** What a drawing of the solution says. */
  drawnAt(at: Assignment): Drawn {
    const tree = this.#treeAt(at);
    return {
      expression: textOfTree(tree),
      tree,
      value: at[this.#model.value.id] ?? 0,
      steps: stepsIn(tree, this.#arithmetic),
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
