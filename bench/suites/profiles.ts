// Where the native engine spends its time: the functions that took most of some searches, by the profiler of V8.
import { profilesOf, type Taken } from '../measure/profile.ts';
import { isChosen, type Suite } from './suite.ts';

/** All solutions, by propagation and search. */
const searches: readonly string[] = ['queens-12-all', 'magic-4', 'north'];

const shown = 10;

/** The shares of the functions that took most; what waits is left out. */
function sharesOf(taken: readonly Taken[]): readonly (readonly [name: string, share: number])[] {
  const busy = taken.filter(({ name }) => name !== '(idle)' && name !== '(program)');
  const total = busy.reduce((sum, { seconds }) => sum + seconds, 0);
  return busy
    .slice(0, shown)
    .map(({ name, place, seconds }) => [
      name.startsWith('(') ? name : `${name}, ${place.replace(/:\d+$/, '')}`,
      seconds / total,
    ]);
}

export const profileSuite: Suite = {
  name: 'profiles',
  summary: 'where native spends its time: the functions that took most, of some searches',
  parts: searches,
  run: async (context) => {
    const { product, record } = context;
    for (const workload of searches.filter((id) => isChosen(context, id))) {
      const profiles = await profilesOf(workload, product, 'native');
      // Other threads of the process have nothing to do.
      const [taken = []] = [...profiles.values()].sort((a, b) => b.length - a.length);
      record({ kind: 'profile', workload, functions: sharesOf(taken) });
    }
  },
};
