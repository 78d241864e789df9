// Propagates at the root to the fixpoint and keeps what that leaves of the domains.
import { TooLarge } from '../base/too-large.ts';
import { Engine, supports } from '../engine/engine.ts';
import { flatten } from '../lower/flatten.ts';
import type { Model } from '../model/model.ts';
import { contradiction, type Pass } from './pass.ts';

export const tightenDomains: Pass = {
  name: 'tighten-domains',
  run(model: Model) {
    const engine = engineFor(model);
    if (!engine) return { model };
    if (!engine.propagate()) return contradiction(model);
    const variables = model.variables.map((variable) =>
      // Domains only lose values: where as many are left as there were, none is read.
      engine.store.size[variable.id] === variable.domain.size
        ? variable
        : { ...variable, domain: engine.domain(variable.id) },
    );
    return { model: { ...model, variables } };
  },
};

/** The engine over the flat form, or undefined where it would be too large: then that is for the backend to say. */
export function engineFor(model: Model): Engine | undefined {
  try {
    return new Engine(flatten(model, { supports, redundant: true }));
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}
