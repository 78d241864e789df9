// Model to Flat: expressions become variables and literals, constraints stand over those.
import { floorDivide, isSafe, multiply } from '../base/integer.ts';
import { TooLarge } from '../base/too-large.ts';
import type { ConstraintKind } from '../model/constraints/index.ts';
import type { VarId } from '../model/expression.ts';
import type { Assertion, Model } from '../model/model.ts';
import { assertFormula } from './assertions.ts';
import { type Affine, type Flat, plainAffine } from './flat.ts';
import { beyondSafe, FlatBuilder } from './flat-builder.ts';
import { truthOfFormula } from './formulas.ts';
import { assertLinear } from './linear-comparisons.ts';
import {
  boundsOfForm,
  formAsAffine,
  gcdOfForm,
  hasSafeBounds,
  keyOfForm,
  type LinearForm,
  subtractForms,
  variableForm,
} from './linear-form.ts';
import { type Lowering, rootScope } from './lowering.ts';
import { formOfTerm } from './terms.ts';

export interface FlattenOptions {
  /** Constraints that may be posted as they are where they stand outright; the others are decomposed. */
  readonly supports: ReadonlySet<ConstraintKind>;
  /** Whether assertions that follow from the others are wanted: they help an engine that reasons with bounds. */
  readonly redundant?: boolean;
  /** Bytes that the whole process may take. */
  readonly memory?: number | undefined;
}

/**
 * Flattens a model. Answers are kept exactly: each solution of the model extends to a solution of the flat problem, and
 * each solution of that begins with one of the model.
 * @throws TooLarge where an intermediate value would pass 2^53 and cannot be spread over literals, or where the constraints
 *   are more than can be held.
 */
export function flatten(
  model: Model,
  { supports, redundant = false, memory }: FlattenOptions,
): Flat {
  const builder = new FlatBuilder(model, memory);
  const lowering: Lowering = {
    builder,
    supports,
    form: (term, scope) => formOfTerm(term, lowering, scope),
    affine: (term, scope) => lowering.affineOfForm(lowering.form(term, scope)),
    affineOfForm: (form) => affineOfForm(builder, form),
    truth: (formula, directions) => truthOfFormula(formula, lowering, directions),
    assert: (formula) => assertFormula(formula, lowering, undefined),
  };
  for (const assertion of model.assertions) {
    builder.about(assertion.words);
    if (assertion.redundant) {
      if (redundant) assertIfItFits(lowering, assertion);
    } else inWordsOf(assertion.words, () => lowering.assert(assertion.formula));
  }
  const { objective } = model;
  if (objective) {
    builder.about('the objective');
    inWordsOf('the objective', () => {
      const term = lowering.affine(objective.term, rootScope());
      builder.objective({ sense: objective.sense, term });
    });
  }
  return builder.build(model.answer);
}

/** A redundant assertion that would pass 2^53 is left out. */
function assertIfItFits(lowering: Lowering, { formula }: Assertion): void {
  try {
    lowering.assert(formula);
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
  }
}

/**
 * The form itself if it has no more than one variable, or else an image of an auxiliary: one for all forms that differ
 * by a factor or a constant. Where that would lead through numbers beyond 2^53, an auxiliary for this form alone.
 */
function affineOfForm(builder: FlatBuilder, form: LinearForm): Affine {
  const { low, high } = boundsOfForm(form, builder.domainOf);
  if (!isSafe(low) || !isSafe(high)) throw beyondSafe(low, high);
  const affine = formAsAffine(form, builder.domainOf);
  if (affine) return affine;
  const divisor = gcdOfForm(form);
  const sign = (form.terms[0]?.coefficient ?? 1) < 0 ? -1 : 1;
  const scale = multiply(divisor, sign);
  const terms = form.terms.map(({ coefficient, variable }) => ({
    coefficient: floorDivide(coefficient, scale),
    variable,
  }));
  const sum: LinearForm = { terms, constant: 0 };
  const isSafeImage =
    terms.length > 1 &&
    isSafe(scale) &&
    isSafe(form.constant) &&
    hasSafeBounds({ ...form, constant: 0 }, builder.domainOf);
  if (!isSafeImage) return plainAffine(auxiliaryFor(builder, form));
  return { variable: auxiliaryFor(builder, sum), scale, offset: form.constant };
}

/** A variable that equals a form. */
function auxiliaryFor(builder: FlatBuilder, form: LinearForm): VarId {
  return builder.once(`sum ${keyOfForm(form)}`, () => {
    const fresh = builder.integerWithin(boundsOfForm(form, builder.domainOf));
    assertLinear(builder, subtractForms(form, variableForm(fresh)), 'eq');
    return fresh;
  });
}

/** Says in which assertion a limit was met. */
function inWordsOf(words: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof TooLarge) || words === '') throw error;
    throw new TooLarge(`${words}: ${error.message}`, error.advice);
  }
}
