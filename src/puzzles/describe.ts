// What was understood of a puzzle: its family, its quantities, each constraint in words, sizes, warnings.
import { formatDomain } from '../model/domain.ts';
import type { Model, Objective } from '../model/model.ts';
import type { Diagnostic } from '../text/diagnostic.ts';
import { positionAt, type Sources } from '../text/source.ts';
import { displayWidth, padEnd } from '../text/width.ts';
import type { Puzzle } from './puzzle.ts';

/** One thing that holds, as the author wrote it and in words. */
export interface DescribedConstraint {
  /** Counted from 1; undefined for a rule of the family. */
  readonly line: number | undefined;
  readonly text: string;
  readonly meaning: string;
}

export interface Description {
  readonly family: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly source: string | undefined;
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly quantities: readonly { readonly name: string; readonly values: string }[];
  readonly rules: readonly string[];
  readonly constraints: readonly DescribedConstraint[];
  readonly objective: { readonly sense: Objective['sense']; readonly text: string } | undefined;
  readonly answer: readonly string[];
  readonly sizes: {
    readonly variables: number;
    readonly booleans: number;
    readonly assertions: number;
    /** How many assignments there are without any constraint, exactly or as a power of ten. */
    readonly assignments: string;
  };
  readonly warnings: readonly Diagnostic[];
}

/** Of a model that comes without an outline: its variables and its lines as they are. */
function bare({ variables }: Model): Description['quantities'] {
  return variables.map(({ name, type, domain }) => ({
    name,
    values: type === 'boolean' ? 'true or false' : formatDomain(domain),
  }));
}

function assignmentsOf({ variables }: Model): string {
  const digits = variables.reduce((sum, { domain }) => sum + Math.log10(domain.size), 0);
  if (digits > 15) return `about 10^${Math.round(digits)}`;
  return String(variables.reduce((product, { domain }) => product * domain.size, 1));
}

/** Puts what was understood of a puzzle into words. Nothing of it is solved. */
export function describe(
  puzzle: Puzzle,
  warnings: readonly Diagnostic[],
  sources: Sources,
): Description {
  const { model } = puzzle;
  const outline = puzzle.outline?.();
  const lineOf = (span: Diagnostic['span']): number | undefined => {
    const source = span && sources[span.file];
    return source && positionAt(source, span.start).line;
  };
  const written = model.assertions.filter(({ implicit }) => !implicit);
  const lines =
    outline?.statements ?? written.map(({ span, words }) => ({ span, words, meaning: words }));
  const rules = model.assertions.filter(({ implicit }) => implicit).map(({ words }) => words);
  return {
    family: puzzle.family,
    title: puzzle.title,
    description: puzzle.description,
    source: outline?.source,
    parameters: outline?.parameters ?? [],
    quantities: outline?.quantities ?? bare(model),
    rules: [...new Set(rules)].filter((words) => words !== ''),
    constraints: lines.map(({ span, words, meaning }) => ({
      line: lineOf(span),
      text: words,
      meaning,
    })),
    objective: model.objective && {
      sense: model.objective.sense,
      text: outline?.objective?.words ?? '',
    },
    answer: puzzle.fields.map(({ name }) => name),
    sizes: {
      variables: model.variables.length,
      booleans: model.variables.filter(({ type }) => type === 'boolean').length,
      assertions: model.assertions.length,
      assignments: assignmentsOf(model),
    },
    warnings,
  };
}

/** Two columns, the first as wide as its widest entry. */
function columns(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = rows.reduce((widest, [left]) => Math.max(widest, displayWidth(left)), 0);
  return rows.map(([left, right]) => `  ${padEnd(left, width)}  ${right}`.trimEnd());
}

function section(head: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', head, ...lines];
}

function booleansIn({ variables, booleans }: Description['sizes']): string {
  if (booleans === 0) return '';
  return booleans === variables ? ', true or false' : `, ${booleans} of them true or false`;
}

/** The description as lines for people, without its warnings. */
export function describeInLines(description: Description): readonly string[] {
  const { family, title, source, sizes, objective, answer } = description;
  const text = description.description?.trim().split('\n') ?? [];
  const constraints = description.constraints.flatMap(({ line, text: words, meaning }) => {
    const place = line === undefined ? '' : String(line);
    const said: readonly [string, string] = [place, meaning];
    return words === meaning ? [said] : [said, ['', `  ${words}`] as const];
  });
  const counted = (count: number, noun: string): string =>
    `${count} ${noun}${count === 1 ? '' : 's'}`;
  return [
    title === undefined ? family : `${title} (${family})`,
    ...text.map((line) => `  ${line}`.trimEnd()),
    ...(source === undefined ? [] : [`  Source: ${source}`]),
    ...section(
      'Parameters',
      columns(description.parameters.map(({ name, value }) => [name, value])),
    ),
    ...section(
      'Quantities',
      columns(description.quantities.map(({ name, values }) => [name, values])),
    ),
    ...section(
      'Rules',
      description.rules.map((rule) => `  ${rule}`),
    ),
    ...section('Constraints, by line', columns(constraints)),
    ...section('Objective', objective ? [`  ${objective.sense} ${objective.text}`.trimEnd()] : []),
    ...section('A solution is', [`  ${answer.join(', ')}`]),
    ...section('Sizes', [
      `  ${counted(sizes.variables, 'variable')}${booleansIn(sizes)}`,
      `  ${counted(sizes.assertions, 'assertion')}`,
      `  ${sizes.assignments} assignments before any constraint`,
    ]),
  ];
}
