// Constraints given by data: tables of allowed rows, automata, schedules.

import type { Integer } from '../../base/integer.ts';
import type { Cell } from '../../model/constraints/table.ts';
import { constraint } from '../../model/construct.ts';
import type { Domain } from '../../model/domain.ts';
import { badArgument, differentLengths, notKnown } from '../../text/catalogue/analysis.ts';
import { alike } from '../expression/alike.ts';
import { toKnown } from '../expression/convert.ts';
import { type CallSite, type SurfaceFunction, signature } from '../expression/function.ts';
import { integer, integers, known, knownSet, rows, values } from '../expression/shapes.ts';
import { boolean } from '../expression/type.ts';
import type { Whole } from '../expression/value.ts';
import { isInteger, type Truth, type Value } from '../expression/value.ts';
import * as whole from '../expression/whole.ts';

/** What stands in a table for any value. */
const anything = '*';

function table(
  site: CallSite,
  items: readonly Value[],
  lines: readonly (readonly Value[])[],
): Truth {
  const { analysis, spans, span } = site;
  const place = spans[1] ?? span;
  const wrong = lines.find((line) => line.length !== items.length);
  if (wrong) {
    analysis.report(differentLengths(place, [items.length, wrong.length]));
    return true;
  }
  const columns = items.map((item, column) => {
    const cells = lines.map((line) => line[column] ?? 0);
    const firm = cells.filter((cell) => cell !== anything);
    const [term = 0, ...codes] = alike([item, ...firm], place, analysis);
    let next = 0;
    return {
      term,
      cells: cells.map((cell) => (cell === anything ? anything : (codes[next++] ?? 0))),
    };
  });
  const terms = columns.map(({ term }) => whole.termOf(term));
  const isCell = (cell: Whole | '*'): cell is Cell => cell === anything || isInteger(cell);
  const cells = lines.map((_, row) => columns.map((column) => column.cells[row] ?? 0));
  if (!cells.every((line) => line.every(isCell))) {
    analysis.report(notKnown(place, analysis.textAt(place), 'a table'));
    return true;
  }
  return constraint({
    kind: 'table',
    terms,
    rows: cells as readonly (readonly Cell[])[],
    positive: true,
  });
}

/** MiniZinc's arguments: the word, how many states and symbols there are, the moves, where it begins and may end. */
function regular(
  site: CallSite,
  word: readonly Whole[],
  states: Integer,
  symbols: Integer,
  moves: readonly (readonly Value[])[],
  start: Integer,
  accepting: Domain,
): Truth {
  const { analysis, spans, span } = site;
  const place = spans[3] ?? span;
  const transitions = moves.map((line) =>
    line.map((cell) => Number(toKnown(cell, place, analysis, 'a table of moves') ?? 0)),
  );
  const isTable =
    transitions.length === states && transitions.every((line) => line.length === symbols);
  const isState = (state: Integer): boolean => state >= 1 && state <= states;
  if (!isTable) {
    const message = `the moves need a row for each of ${states} states and in it a number for each of ${symbols} symbols`;
    analysis.report(badArgument(place, message));
  } else if (!transitions.every((line) => line.every((state) => state === 0 || isState(state)))) {
    analysis.report(badArgument(place, `a move leads to a state 1..${states}, or to 0 for none`));
  } else if (!isState(start) || accepting.min < 1 || accepting.max > states) {
    analysis.report(badArgument(span, `states are counted 1..${states}`));
  }
  const terms = word.map(whole.termOf);
  return constraint({ kind: 'regular', terms, transitions, start: Number(start), accepting });
}

/** Reports lists that should go together and do not. */
function sameLengths(site: CallSite, ...lists: readonly (readonly unknown[])[]): boolean {
  const lengths = lists.map(({ length }) => length);
  if (new Set(lengths).size <= 1) return true;
  site.analysis.report(differentLengths(site.span, lengths));
  return false;
}

export const tables: readonly SurfaceFunction[] = [
  {
    name: 'table',
    summary:
      'The items of a list together are one of the rows; the word "*" in a row stands for anything.',
    signatures: [signature('list rows', [values, rows], boolean, table)],
  },
  {
    name: 'regular',
    summary: 'The items of a list, read in order, are accepted by a finite automaton.',
    signatures: [
      signature(
        'list states symbols moves start accepting',
        [integers, known, known, rows, known, knownSet],
        boolean,
        regular,
      ),
    ],
  },
  {
    name: 'cumulative',
    summary: 'At no time do the tasks that run then need more than the limit.',
    signatures: [
      signature(
        'starts durations needs limit',
        [integers, integers, integers, integer],
        boolean,
        (site, starts, durations, needs, limit) => {
          if (!sameLengths(site, starts, durations, needs)) return true;
          const tasks = starts.map((start, i) => ({
            origin: whole.termOf(start),
            duration: whole.termOf(durations[i] ?? 0),
            end: undefined,
            height: whole.termOf(needs[i] ?? 0),
          }));
          return constraint({ kind: 'cumulative', tasks, limit: whole.termOf(limit) });
        },
      ),
    ],
  },
  {
    name: 'disjunctive',
    summary: 'No two tasks run at the same time.',
    signatures: [
      signature('starts durations', [integers, integers], boolean, (site, starts, durations) => {
        if (!sameLengths(site, starts, durations)) return true;
        const tasks = starts.map((start, i) => ({
          origin: whole.termOf(start),
          duration: whole.termOf(durations[i] ?? 0),
        }));
        return constraint({ kind: 'disjunctive', tasks });
      }),
    ],
  },
];
