// Large and deep files: how long they take to become a model, and presolve with it.
import { runFrontEnd } from '../measure/run-child.ts';
import { largeTexts } from '../workloads/large-texts.ts';
import { isChosen, type Suite } from './suite.ts';

export const frontEndSuite: Suite = {
  name: 'front-end',
  summary: 'large and deep files, each in a process of its own: compiled once, presolved once',
  parts: largeTexts.map(({ id }) => id),
  run: async (context) => {
    const { product, record } = context;
    for (const { id, answer } of largeTexts.filter((each) => isChosen(context, each.id))) {
      const told = await runFrontEnd({ text: id, product });
      const result = typeof told === 'string' ? { answer: told } : told;
      const ending = result.answer === answer ? 'right' : 'wrong';
      record({ kind: 'front-end', text: id, ending, ...result });
    }
  },
};
