// Arguments that are places: an item stands for the one where it is, a number for the one that is called so.
import { mismatch, typeOf } from '../../analyse/expression/convert.ts';
import type { Shape } from '../../analyse/expression/function.ts';
import { compareWhole, toWhole } from '../../analyse/expression/rational.ts';
import { chooseWhole, formulaOf } from '../../analyse/expression/truth.ts';
import { label } from '../../analyse/expression/type.ts';
import { isInteger, isLabel, isQuantity, type Whole } from '../../analyse/expression/value.ts';
import * as whole from '../../analyse/expression/whole.ts';
import type { Integer } from '../../base/integer.ts';
import { member } from '../../model/construct.ts';
import { domainOfValues } from '../../model/domain.ts';
import { noSuchPlace } from '../../text/catalogue/zebra.ts';
import type { Places } from './setting.ts';

/** All places in a few words. */
export function describePlaces({ labels: { labels } }: Places): string {
  return labels.length <= 6
    ? labels.join(', ')
    : `${labels.slice(0, 3).join(', ')}, ... ${labels.at(-1)}`;
}

/** Which place, counted from 1, a number is called after; undefined where there is none. */
function positionOf(value: Exclude<Whole, Integer>, numbers: readonly Integer[]): Whole {
  const [first = 1] = numbers;
  const known = numbers.map(Number);
  const exists = member(value, domainOfValues(known));
  const isDense = known.every((number, i) => number === Number(first) + i);
  const position = isDense
    ? whole.sum([value, 1 - Number(first)])
    : known.reduceRight<Whole>(
        (rest, number, i) => chooseWhole(compareWhole('eq', value, number), i + 1, rest),
        known.length,
      );
  return whole.onlyWhere(position, [formulaOf(exists)]);
}

/** A place as its position, counted from 1. */
export function placeShape(places: Places): Shape<Whole> {
  const { labels } = places;
  const numbers = labels.numbers ?? [];
  return {
    wanted: 'an item or a place',
    expected: label(labels),
    accepts: (type) =>
      type.kind === 'unknown' ||
      type.kind === 'number' ||
      (type.kind === 'label' && type.labels === labels),
    read(value, span, analysis) {
      if (isLabel(value) && value.labels === labels) return value.code;
      if (!isQuantity(value)) {
        mismatch(analysis, span, typeOf(value), 'an item or a place');
        return undefined;
      }
      const number = toWhole(value);
      if (!isInteger(number)) return positionOf(number, numbers);
      const index = numbers.indexOf(number);
      if (index >= 0) return index + 1;
      analysis.report(noSuchPlace(span, String(number), describePlaces(places)));
      return whole.undefinedTerm;
    },
  };
}
