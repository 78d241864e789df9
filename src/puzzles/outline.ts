// What a YAML puzzle was understood as, in words: its parameters, its quantities, each line of the author's.
import { sentence } from '../analyse/expression/paraphrase.ts';
import { isList, type Value } from '../analyse/expression/value.ts';
import { type Domain, equalDomains, formatDomain } from '../model/domain.ts';
import type { Model } from '../model/model.ts';
import type { Draft } from './draft.ts';
import { readerOf } from './fields.ts';
import type { Field, Outline } from './puzzle.ts';

/** What a family adds to what the draft knows. */
interface Known {
  readonly fields: readonly Field[];
  quantities?(): Outline['quantities'];
  /** An objective of the family's own, in words. */
  readonly objective?: string;
}

/** The values that a number or a truth can take. */
function describeDomain(type: 'integer' | 'boolean', domain: Domain): string {
  return type === 'boolean' ? 'true or false' : formatDomain(domain);
}

/** The values of a quantity whose variables all have the same ones. */
function valuesOf({ variables }: Field, model: Model): string {
  const known = variables.flatMap((id) => model.variables[id] ?? []);
  const [first] = known;
  if (!first) return 'nothing';
  const alike = known.every(
    ({ type, domain }) => type === first.type && equalDomains(domain, first.domain),
  );
  const values = alike ? describeDomain(first.type, first.domain) : 'different values';
  return known.length === 1 ? values : `${known.length} variables, each ${values}`;
}

/** A constant as the file writes it. */
function constantText(value: Value): string {
  const read = readerOf(value)([]);
  if (typeof read === 'string') return read;
  const text = JSON.stringify(read).replaceAll(',', ', ');
  return isList(value) && text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** The outline of a puzzle whose draft is complete. */
export function outlineOf(draft: Draft, known: Known, model: Model): Outline {
  const { fields, quantities } = known;
  const { objective } = model;
  const span = objective?.span;
  return {
    source: draft.text('source'),
    parameters: [...draft.parameters.all].map(({ name, value }) => ({
      name,
      value: constantText(value),
    })),
    quantities:
      quantities?.() ??
      fields.map((field) => ({ name: field.name, values: valuesOf(field, model) })),
    statements: draft.read.map(({ span: place, words, tree, meaning }) => ({
      span: place,
      words,
      meaning: meaning ?? (tree ? sentence(tree) : words),
    })),
    objective: objective && {
      sense: objective.sense,
      words: span ? draft.analysis.textAt(span) : (known.objective ?? ''),
    },
  };
}
