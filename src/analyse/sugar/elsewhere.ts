// Words of other languages at the head of a list, and what is written here instead.
import { own } from '../../base/own.ts';
import type { Call, Reader } from './operator.ts';

type Advice = string | ((call: Call, reader: Reader) => string);

/** Longer arguments are not repeated in a message. */
const longest = 40;

/** The call under another name. */
const named =
  (name: string): Advice =>
  (call, reader) => {
    const inside = call.arguments.map((form) => reader.written(form)).join(' ');
    return `write (${name} ${inside === '' || inside.length > longest ? '...' : inside})`;
  };

const noLocals = 'there are no local names: declare a number or a boolean, or write the expression';
const noSorts = 'write (int x 1 9) for a number, (bool p) for what is true or false';

const forTerms: Readonly<Record<string, Advice>> = { let: noLocals, ite: named('if') };

const forFormulas: Readonly<Record<string, Advice>> = {
  alldiff: named('alldifferent'),
  alldistinct: named('alldifferent'),
  allDifferent: named('alldifferent'),
  all_different: named('alldifferent'),
  'all-different': named('alldifferent'),
  distinct: named('alldifferent'),
  maximize: named('objective maximize'),
  maximise: named('objective maximize'),
  minimize: named('objective minimize'),
  minimise: named('objective minimize'),
  assert: (call, reader) => {
    const [only] = call.arguments;
    const text = only ? reader.written(only) : '';
    const isShown = text !== '' && text.length <= longest;
    return `a constraint stands by itself${isShown ? `: write ${text}` : ''}`;
  },
  'declare-const': noSorts,
  'declare-fun': noSorts,
  let: noLocals,
};

/** What to write instead of an operator that there is not; undefined where nothing is known about the word. */
export function adviceOn(call: Call, role: 'term' | 'formula', reader: Reader): string | undefined {
  const found = own(role === 'term' ? forTerms : forFormulas, call.name);
  return typeof found === 'function' ? found(call, reader) : found;
}
