// What is to be optimised: an objective, or the least weight of what is violated.
import type { Integer } from '../../base/integer.ts';
import { choose, constant } from '../../model/construct.ts';
import type { BoolExpr, IntExpr } from '../../model/expression.ts';
import type { Objective } from '../../model/model.ts';
import { wrongShape } from '../../text/catalogue/sugar.ts';
import { objectiveAndWeights } from '../../text/catalogue/sugar-names.ts';
import { objectiveReplaced, severalObjectives } from '../../text/catalogue/sugar-quirks.ts';
import type { Span } from '../../text/source.ts';
import { type Form, isWord } from './form.ts';
import { integerOf } from './literals.ts';
import type { Reader } from './operator.ts';

interface Weighted {
  readonly weight: Integer;
  readonly formula: BoolExpr;
  readonly form: Form;
}

export class Goal {
  #objective: { readonly goal: Objective; readonly form: Form } | undefined;
  readonly #weighted: Weighted[] = [];

  /** `(objective minimize t)`; of several terms Sugar optimises the first. */
  objective(form: Form, args: readonly Form[], reader: Reader): void {
    const [sense, first, second] = args;
    const maximize = sense && isWord(sense, 'maximize');
    if (!sense || !first || !(maximize || isWord(sense, 'minimize'))) {
      const shapes = ['(objective minimize t)', '(objective maximize t)'];
      reader.report(form, wrongShape(form.node.span, 'objective', shapes));
      return;
    }
    const [term] = args.slice(1).map((each) => reader.term(each)) as [IntExpr];
    if (second) reader.report(second, severalObjectives(second.node.span));
    if (this.#objective) {
      reader.report(form, objectiveReplaced(form.node.span, this.#objective.form.node.span));
    }
    const { span } = form.node;
    this.#objective = { goal: { sense: maximize ? 'maximize' : 'minimize', term, span }, form };
  }

  /** `(weighted w f)` */
  weighted(form: Form, args: readonly Form[], reader: Reader): void {
    const [weight, formula, more] = args;
    if (!weight || !formula || more) {
      const shapes = ['(weighted 3 (= x y))'];
      reader.report(form, wrongShape(form.node.span, 'weighted constraint', shapes));
      return;
    }
    const value = integerOf(weight, reader, 'a weight') ?? 0;
    this.#weighted.push({ weight: value, formula: reader.formula(formula), form });
  }

  /** What the whole program asks for. */
  finish(reader: Reader): Objective | undefined {
    const [first] = this.#weighted;
    if (!first) return this.#objective?.goal;
    if (this.#objective) {
      const { form } = this.#objective;
      reader.report(form, objectiveAndWeights(form.node.span, first.form.node.span));
    }
    const span: Span = first.form.node.span;
    const violated = this.#weighted.map(({ weight, formula }) =>
      choose(formula, constant(0), constant(weight)),
    );
    return { sense: 'minimize', term: { kind: 'add', terms: violated }, span };
  }
}
