// A model as MiniZinc, for its many solvers: the same variables, the same solutions, the author's words as comments.
import type { Model } from '../../model/model.ts';
import { all, formulaText, termText } from './expressions.ts';
import { Script } from './script.ts';

const senses = { minimize: 'minimize', maximize: 'maximize' } as const;

/**
 * The text of a MiniZinc model. Its output is one line a solution, `name=value` for the variables of the answer, apart by
 * tabs; solvers that list solutions may list one twice where the answer is not all variables.
 *
 * @throws TooLarge for numbers beyond 64 bits, and powers of variables with very many values
 */
export function miniZincOf(model: Model): string {
  const script = new Script(model);
  const constraints = model.assertions.flatMap(({ formula, words }) => {
    const text = formulaText(formula, script);
    const comment = words.replaceAll(/\p{Cc}/gu, ' ').trim();
    return [...(comment === '' ? [] : [`% ${comment}`]), `constraint ${text};`];
  });
  const goal = model.objective && termText(model.objective.term, script);
  const solve =
    model.objective && goal
      ? [
          ...(goal.needs.length > 0 ? [`constraint ${all(goal.needs)};`] : []),
          `solve ${senses[model.objective.sense]} ${script.auxiliary('int', 'objective', goal.text)};`,
        ]
      : ['solve satisfy;'];
  return [...script.heading(), ...constraints, ...solve, outputOf(model, script), ''].join('\n');
}

function outputOf(model: Model, script: Script): string {
  const items = model.answer.map((id) => {
    const name = (model.variables[id]?.name ?? '').replaceAll(/[\\"\p{Cc}]/gu, '_');
    return `"${name}=", show(${script.nameOf(id)})`;
  });
  return `output [${[items.join(', "\\t", '), '"\\n"'].filter((part) => part !== '').join(', ')}];`;
}
