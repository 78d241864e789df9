// The family `countdown`: reach the target from some of the numbers, each used at most once, with `+ - * /`.
import type { Language } from '../../analyse/expression/statement.ts';
import { add, constant, gt, indicator, mul } from '../../model/construct.ts';
import { meaningOfFormula } from '../../model/evaluate.ts';
import type { Assignment } from '../../model/model.ts';
import { assemble } from '../assemble.ts';
import type { Draft } from '../draft.ts';
import type { Family, JsonSchema } from '../family.ts';
import { fieldOf } from '../fields.ts';
import type { Field, Outline, Puzzle } from '../puzzle.ts';
import { Attempts } from './attempts.ts';
import { buildCircuit, type CircuitModel, circuitVariables } from './circuit-model.ts';
import { drawSolution } from './draw.ts';
import { type Game, operations } from './game.ts';
import { ownSearch } from './own-search.ts';
import { pictureOf } from './picture.ts';
import { readGame } from './read-game.ts';
import { countdownScope } from './scope.ts';
import type { Accept } from './search.ts';
import { Solutions } from './solutions.ts';

function fieldsOf(model: CircuitModel, solutions: Solutions): readonly Field[] {
  const variables = circuitVariables(model);
  return [
    { name: 'expression', variables, read: (at) => solutions.expressionAt(at) },
    fieldOf('value', model.value),
    fieldOf('distance', model.distance),
    fieldOf('numbers', model.numbers),
    { name: 'steps', variables, read: (at) => solutions.stepsAt(at) },
  ];
}

function quantitiesOf({
  numbers,
  target,
  operations: signs,
  fractions,
  useAll,
}: Game): Outline['quantities'] {
  const list = operations.filter((operation) => signs.has(operation)).join(' ');
  const use = useAll ? 'each used exactly once' : 'each used at most once';
  return [
    { name: 'expression', values: `of ${numbers.join(', ')}, ${use}, with ${list}` },
    { name: 'value', values: `as near to ${target} as can be` },
    { name: 'distance', values: `between value and ${target}` },
    {
      name: 'numbers',
      values: `how many numbers are used: ${useAll ? numbers.length : `1..${numbers.length}`}`,
    },
    { name: 'steps', values: `results are positive ${fractions ? 'fractions' : 'integers'}` },
  ];
}

/** So many numbers at most are searched through where the nearest value may not do. */
const mostWithConstraints = 6;

/** What the author's lines say of a value and how many numbers it is made of; they speak of nothing else. */
function acceptOf(draft: Draft, { target }: Game, model: CircuitModel): Accept | undefined {
  const written = draft.builder.assertions.filter(({ implicit }) => !implicit);
  if (written.length === 0) return undefined;
  const holds = written.map(({ formula }) => meaningOfFormula(formula));
  const at: number[] = [];
  return (value, size) => {
    at[model.value.id] = value;
    at[model.distance.id] = Math.abs(value - target);
    at[model.numbers.id] = size;
    return holds.every((each) => each(at));
  };
}

function read(draft: Draft): Puzzle | undefined {
  const game = readGame(draft);
  if (!game) return undefined;
  const model = buildCircuit(game, draft.builder);
  const solutions = new Solutions(game, model);
  const language: Language = { scope: draft.scope(countdownScope(model)) };
  draft.statements('constraints', language);
  const accept = acceptOf(draft, game, model);
  const hasOwnGoal = draft.node('minimize') !== undefined || draft.node('maximize') !== undefined;
  const isSearched = !hasOwnGoal && (!accept || game.numbers.length <= mostWithConstraints);
  if (hasOwnGoal) draft.objective(language);
  else draft.builder.optimise('minimize', model.distance, undefined, { fromBelow: true });
  const { target } = game;
  const puzzle = assemble(draft, {
    language,
    fields: fieldsOf(model, solutions),
    quantity: (name) => fieldsOf(model, solutions).find((field) => field.name === name),
    draw: (at, { color, other }) =>
      drawSolution(solutions.drawnAt(at), game, {
        color,
        other: other && solutions.drawnAt(other),
      }),
    picture: ({ at, other }) =>
      pictureOf(solutions.drawnAt(at), other && solutions.drawnAt(other), game),
    quantities: () => quantitiesOf(game),
    objective: 'distance',
    identity: (at) => solutions.identityAt(at),
    ...(isSearched && { search: ownSearch(game, solutions, accept) }),
  });
  const attempts = new Attempts(game, model, solutions, draft.sources);
  return {
    ...puzzle,
    equation: (name, value) => attempts.equation(name, value),
    attempt: (text) => attempts.attempt(text),
    judge: (text) => attempts.judge(text),
    tally: { name: 'numbers', read: (at: Assignment) => at[model.numbers.id] ?? 0 },
    ...(hasOwnGoal
      ? {}
      : {
          preference: add(
            mul(constant(2), model.numbers),
            indicator(gt(model.value, constant(target))),
          ),
        }),
  };
}

const integer: JsonSchema = { type: ['integer', 'string'] };

export const countdown: Family = {
  name: 'countdown',
  summary: 'Reach a target from some numbers, each used at most once, with + - * /.',
  keys: [
    {
      name: 'numbers',
      summary: 'One to eight positive integers.',
      required: true,
      schema: { type: 'array', items: integer, minItems: 1, maxItems: 8 },
    },
    {
      name: 'target',
      summary: 'What the numbers are to make: 1 to 65535.',
      required: true,
      schema: integer,
    },
    {
      name: 'operations',
      summary: 'The signs that may be used, such as "+ - *"; by default all four.',
      schema: { type: ['string', 'array'], items: { type: 'string' } },
    },
    {
      name: 'use',
      summary: 'all: every number has to be used. By default numbers may be left over.',
      schema: { enum: ['all', 'any'] },
    },
    {
      name: 'fractions',
      summary:
        'Whether results on the way may be positive fractions; by default they are integers.',
      schema: { type: 'boolean' },
    },
  ],
  read,
};
