// What is asked of puzzles: unique, facts, check, explain, review, describe on every family and language, their text and JSON
// beside this file. The other backends have to agree, except where there are several right answers (two solutions out of
// many, a minimal set out of many): those are checked for what they claim in test/unit/queries.
import { describe, expect, it } from 'vitest';
import { backendNames } from '../src/backends/index.ts';
import { checkCommand } from '../src/cli/check.ts';
import { describeCommand } from '../src/cli/describe.ts';
import type { ExitCode } from '../src/cli/exit-codes.ts';
import { explainCommand } from '../src/cli/explain.ts';
import { factsCommand } from '../src/cli/facts.ts';
import { reviewCommand } from '../src/cli/review.ts';
import { uniqueCommand } from '../src/cli/unique.ts';
import { type Spoken, terminalInto } from './support/terminal.ts';

const commands = {
  unique: uniqueCommand,
  facts: factsCommand,
  check: checkCommand,
  explain: explainCommand,
  review: reviewCommand,
  describe: describeCommand,
} as const;

type Command = keyof typeof commands;

/** A command with its words; further options behind. */
type Question = readonly [Command, ...string[]];

const questions: readonly Question[] = [
  ['unique', 'specs/model/send-more-money.yaml'],
  ['unique', 'specs/questions/two-ways.yaml'],
  ['unique', 'specs/questions/three-meetings.yaml'],
  ['unique', 'specs/alphametic/send-more-money.yaml'],
  ['unique', 'specs/alphametic/book-look-totem.yaml'],
  ['unique', 'specs/alphametic/repeating-decimal.yaml'],
  ['unique', 'specs/zebra.yaml'],
  ['unique', 'specs/questions/two-tables.yaml'],
  ['unique', 'specs/questions/crowded-bench.yaml'],
  ['unique', 'specs/sudoku/classic.yaml'],
  ['unique', 'specs/sudoku/two-solutions.yaml'],
  ['unique', 'specs/alphametic/most-beautiful.sugar'],
  ['unique', 'specs/questions/mirrored.sugar'],
  ['unique', 'specs/questions/clashing-hours.sugar'],
  ['unique', 'specs/questions/two-lamps.cnf'],
  ['unique', 'specs/countdown/one-number.yaml'],
  ['unique', 'specs/countdown/equal-numbers.yaml'],
  ['facts', 'specs/countdown/minus-alone.yaml'],
  ['facts', 'specs/model/queens.yaml'],
  ['facts', 'specs/questions/shelf.yaml'],
  ['facts', 'specs/alphametic/need-more-cash.yaml'],
  ['facts', 'specs/alphametic/malcolm-x.yaml'],
  ['facts', 'specs/zebra/somewhere-left.yaml'],
  ['facts', 'specs/questions/two-tables.yaml'],
  ['facts', 'specs/sudoku/two-solutions.yaml'],
  ['facts', 'specs/sudoku/wrong-digit.yaml'],
  ['facts', 'specs/needmorecash.sugar'],
  ['facts', 'specs/questions/mirrored.sugar'],
  ['facts', 'specs/questions/two-lamps.cnf'],
  ['check', 'specs/model/queens.yaml', 'q[1] = 1', 'q[2] = 2'],
  ['check', 'specs/model/queens.yaml', 'q[1] = 1', 'q[2] = 5'],
  ['check', 'specs/questions/two-ways.yaml', 'stop = [3, 1, 4, 2]', 'fare = 5'],
  ['check', 'specs/questions/two-ways.yaml', 'stop = [2, 1, 4, 3]', 'fare = 6'],
  ['check', 'specs/model/knapsack.yaml', 'take[1] = 1'],
  ['check', 'specs/alphametic/need-more-cash.yaml', '6449 + 1754 = 8203'],
  ['check', 'specs/alphametic/need-more-cash.yaml', '6449 + 1754 = 8204'],
  ['check', 'specs/alphametic/need-more-cash.yaml', '644 + 1754 = 8204'],
  ['check', 'specs/alphametic/need-more-cash.yaml', 'CASH = 4089', 'N = 1'],
  ['check', 'specs/alphametic/need-more-cash.yaml', 'N = 1', 'M = 1', 'D = 4'],
  ['check', 'specs/zebra.yaml', 'fish = German', 'German = green'],
  ['check', 'specs/zebra.yaml', 'fish = German', 'cats = 2', 'zebra_is_no_name = 3'],
  ['check', 'specs/zebra.yaml', 'fish = Dane', 'cats = 1'],
  ['check', 'specs/sudoku/classic.yaml', 'r1c3 = 4'],
  ['check', 'specs/sudoku/classic.yaml', 'r1c3 = 4', 'r1c4 = 4'],
  ['check', 'specs/needmorecash.sugar', '(= CASH 4089)', 'N=1'],
  ['check', 'specs/needmorecash.sugar', 'CASH=4089', 'M=3'],
  ['check', 'specs/countdown/ceb-765.yaml', 'expression=(50 + 1) * (25 - 10)'],
  ['check', 'specs/countdown/ceb-765.yaml', 'expression=(50 + 1) * 25'],
  ['check', 'specs/countdown/ceb-765.yaml', 'expression=50 / 3'],
  ['check', 'specs/questions/two-lamps.cnf', 'x2=true'],
  ['check', 'specs/questions/two-lamps.cnf', 'x1=true'],
  ['explain', 'specs/questions/three-meetings.yaml'],
  ['explain', 'specs/questions/send-less-money.yaml'],
  ['explain', 'specs/questions/crowded-bench.yaml'],
  ['explain', 'specs/questions/digit-twice.yaml'],
  ['explain', 'specs/questions/clashing-hours.sugar'],
  ['explain', 'specs/questions/two-lamps.cnf'],
  ['explain', 'specs/countdown/one-number.yaml'],
  ['explain', 'specs/zebra.yaml', 'fish = Dane'],
  ['explain', 'specs/questions/two-tables.yaml', 'Ann = tea'],
  ['explain', 'specs/alphametic/send-more-money.yaml', 'M = 1'],
  ['explain', 'specs/questions/mirrored.sugar', '(!= a d)'],
  ['explain', 'specs/model/queens.yaml', 'q[1] != q[2]'],
  ['review', 'specs/zebra/somewhere-left.yaml'],
  ['review', 'specs/questions/crowded-bench.yaml'],
  ['review', 'specs/questions/garden-party.yaml'],
  ['review', 'specs/alphametic/send-more-money.yaml'],
  ['review', 'specs/alphametic/malcolm-x.yaml'],
  ['review', 'specs/sudoku/seventeen.yaml'],
  ['review', 'specs/sudoku/four.yaml'],
  ['review', 'specs/questions/digit-twice.yaml'],
  ['review', 'specs/questions/shelf.yaml'],
  ['review', 'specs/countdown/one-number.yaml'],
  ['review', 'specs/needmorecash.sugar'],
  ['review', 'specs/questions/two-lamps.cnf'],
  ['describe', 'specs/model/langford.yaml'],
  ['describe', 'specs/alphametic/need-more-cash.yaml'],
  ['describe', 'specs/zebra.yaml'],
  ['describe', 'specs/questions/garden-party.yaml'],
  ['describe', 'specs/sudoku/killer.yaml'],
  ['describe', 'specs/needmorecash.sugar'],
];

interface Told extends Spoken {
  readonly code: ExitCode;
}

async function ask([command, ...words]: Question, backend: string, format: string): Promise<Told> {
  const spoken: Spoken = { out: '', err: '' };
  const options = { backend, format, color: false, presolve: true, check: true } as never;
  const code = await commands[command](words, options, terminalInto(spoken));
  return { code, ...spoken };
}

/** What has to be the same on every backend. */
function common(command: Command, { code, out }: Told): object {
  const told = JSON.parse(out);
  const { cores, clash, solutions, differ, same, ...sure } = told;
  if (command === 'unique' && sure.status === 'multiple') return { code, ...sure };
  if (command === 'unique') return { code, ...told };
  if (command === 'review') {
    const { removable, ...rest } = sure;
    const remarks = rest.remarks.map(({ from, ...remark }: { from?: unknown }) => remark);
    return { code, ...rest, remarks };
  }
  return command === 'facts' || command === 'describe' ? { code, ...told } : { code, ...sure };
}

const nameOf = (question: Question): string =>
  question.map((word) => word.replace(/^specs\//, '')).join(' ');

const fileOf = (name: string): string => name.replaceAll(/[^\w.+=-]+/g, '-').replace(/-$/, '');

describe.each(questions.map((question) => ({ question, name: nameOf(question) })))(
  '$name',
  ({ question, name }) => {
    const [command] = question;
    const page = (ending: string): string => `golden/questions/${fileOf(name)}.${ending}`;
    let inJson: Told | undefined;
    const answer = async (): Promise<Told> => {
      inJson ??= await ask(question, 'auto', 'json');
      return inJson;
    };

    it('is answered so', async () => {
      const { code, out, err } = await ask(question, 'auto', 'text');
      const remarks = err === '' ? '' : `--- standard error\n${err}`;
      await expect(`${out}${remarks}--- exit ${code}\n`).toMatchFileSnapshot(page('txt'));
    });

    it('is answered so in JSON', async () => {
      const { code, out } = await answer();
      const lines = out.trimEnd().split('\n');
      expect(lines.length).toBe(1);
      const shown = JSON.stringify(JSON.parse(lines[0] ?? ''), undefined, 1);
      await expect(`${shown}\n--- exit ${code}\n`).toMatchFileSnapshot(page('json.txt'));
    });

    for (const backend of command === 'describe' ? [] : backendNames) {
      it(`is answered so on ${backend}`, async () => {
        const other = await ask(question, backend, 'json');
        expect(common(command, other)).toEqual(common(command, await answer()));
      });
    }
  },
);
