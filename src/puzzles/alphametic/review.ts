// What a reviewer looks at in an alphametic: letters on which nothing depends, and digits that no letter is.
import { constant, eq, or } from '../../model/construct.ts';
import { domainValues } from '../../model/domain.ts';
import type { ReviewPoints } from '../puzzle.ts';
import type { Glossary } from './glossary.ts';
import type { Options } from './options.ts';
import { letterField, signsOf } from './quantities.ts';

export function reviewOf({ letters, base }: Glossary, { digits }: Options): ReviewPoints {
  const { all } = letters;
  const values = all.length > 0 ? [...domainValues(digits)] : [];
  return {
    unmentioned: [],
    subjects: all.map(letterField),
    readings: [],
    usable: values.map((digit) => ({
      name: signsOf(digit, base),
      formula: or(...all.map(({ variable }) => eq(variable, constant(digit)))),
    })),
  };
}
