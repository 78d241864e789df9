// Linear forms over flat variables: a constant and a coefficient for each variable, exact.

import { add, gcd, type Integer, isSafe, multiply } from '../base/integer.ts';
import { invariant } from '../base/invariant.ts';
import { addBounds, type Bounds, type DomainOf, multiplyBounds } from '../model/bounds.ts';
import type { VarId } from '../model/expression.ts';
import { type Affine, isPositive, type LinearTerm, type Literal, variableOf } from './flat.ts';

export interface LinearForm {
  /** Sorted by variable, no coefficient 0. */
  readonly terms: readonly LinearTerm[];
  readonly constant: Integer;
}

export function constantForm(constant: Integer): LinearForm {
  return { terms: [], constant };
}

export function variableForm(variable: VarId): LinearForm {
  return { terms: [{ coefficient: 1, variable }], constant: 0 };
}

/** 1 where the literal is true, 0 where not. */
export function literalForm(of: Literal): LinearForm {
  const variable = variableOf(of);
  return isPositive(of)
    ? { terms: [{ coefficient: 1, variable }], constant: 0 }
    : { terms: [{ coefficient: -1, variable }], constant: 1 };
}

export function affineForm({ variable, scale, offset }: Affine): LinearForm {
  return scale === 0
    ? constantForm(offset)
    : { terms: [{ coefficient: scale, variable }], constant: offset };
}

export function scaleForm(form: LinearForm, factor: Integer): LinearForm {
  if (factor === 1) return form;
  if (factor === 0) return constantForm(0);
  return {
    terms: form.terms.map(({ coefficient, variable }) => ({
      coefficient: multiply(coefficient, factor),
      variable,
    })),
    constant: multiply(form.constant, factor),
  };
}

/** The sum of any number of forms, in one pass. */
export function sumForms(forms: readonly LinearForm[]): LinearForm {
  const [only] = forms;
  if (only && forms.length === 1) return only;
  let constant: Integer = 0;
  const all: LinearTerm[] = [];
  for (const form of forms) {
    constant = add(constant, form.constant);
    for (const term of form.terms) all.push(term);
  }
  all.sort((a, b) => a.variable - b.variable);
  return { terms: merged(all), constant };
}

/** Sorted terms with each variable once, without those that cancel out. */
function merged(sorted: readonly LinearTerm[]): readonly LinearTerm[] {
  const terms: LinearTerm[] = [];
  for (const term of sorted) {
    const last = terms.at(-1);
    if (last?.variable !== term.variable) terms.push(term);
    else {
      terms.pop();
      const coefficient = add(last.coefficient, term.coefficient);
      if (coefficient !== 0) terms.push({ coefficient, variable: term.variable });
    }
  }
  return terms;
}

export function subtractForms(left: LinearForm, right: LinearForm): LinearForm {
  return sumForms([left, scaleForm(right, -1)]);
}

export function boundsOfForm({ terms, constant }: LinearForm, domainOf: DomainOf): Bounds {
  return terms.reduce<Bounds>(
    (sum, { coefficient, variable }) => {
      const { min, max } = domainOf(variable);
      const scale = { low: coefficient, high: coefficient };
      return addBounds(sum, multiplyBounds(scale, { low: min, high: max }));
    },
    { low: constant, high: constant },
  );
}

/** Whether the form stays within 2^53, so that a variable can equal it. */
export function hasSafeBounds(form: LinearForm, domainOf: DomainOf): boolean {
  const { low, high } = boundsOfForm(form, domainOf);
  return isSafe(low) && isSafe(high);
}

/** The greatest common divisor of the coefficients; 0 without terms. */
export function gcdOfForm({ terms }: LinearForm): Integer {
  return terms.reduce<Integer>((divisor, { coefficient }) => gcd(divisor, coefficient), 0);
}

/** The form as an affine image of one variable, if it is one and all numbers on the way to its values are safe. */
export function formAsAffine(form: LinearForm, domainOf: DomainOf): Affine | undefined {
  const { terms, constant } = form;
  const [first] = terms;
  if (terms.length > 1 || !isSafe(constant)) return undefined;
  if (!first) return { variable: 0 as VarId, scale: 0, offset: constant };
  const { coefficient, variable } = first;
  const scaledForm = { terms, constant: 0 };
  if (!isSafe(coefficient) || !hasSafeBounds(scaledForm, domainOf)) return undefined;
  return hasSafeBounds(form, domainOf)
    ? { variable, scale: coefficient, offset: constant }
    : undefined;
}

/** A text that two forms share exactly when they are equal. */
export function keyOfForm({ terms, constant }: LinearForm): string {
  let key = `${constant}`;
  for (const { coefficient, variable } of terms) key += ` ${coefficient}*${variable}`;
  return key;
}

/** The only term of a form with one. */
export function onlyTerm({ terms }: LinearForm): LinearTerm {
  const [first] = terms;
  invariant(first && terms.length === 1, 'a form with one term');
  return first;
}

/** As {@link keyOfForm}, for affine images. */
export function keyOfAffine({ variable, scale, offset }: Affine): string {
  return scale === 0 ? `${offset}` : `${scale}*${variable}+${offset}`;
}
