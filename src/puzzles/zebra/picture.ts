// The answer of a zebra puzzle as a picture: a table, a row a category, a column a place; below it what was asked.
import type { Mark, Picture } from '../../pictures/picture.ts';
import { below, lines } from '../../pictures/picture.ts';
import { drawTable } from '../../pictures/table.ts';
import type { View } from '../puzzle.ts';
import { answerInWords, type Question } from './question.ts';
import { type Category, type Item, inOrder, type Setting } from './setting.ts';

/** What stands at a place without an item. */
const empty = '–';

const nameOf = (item: Item | undefined): string => item?.name ?? empty;

function isGiven(item: Item | undefined, { given }: View): boolean {
  return (
    typeof item?.place === 'object' && item.place.kind === 'variable' && given.has(item.place.id)
  );
}

function rowOf(category: Category, { places }: Setting, view: View): readonly Mark[] {
  const others = view.other && inOrder(category, places, view.other);
  return inOrder(category, places, view.at).map((item, i): Mark => {
    const [text, other] = [nameOf(item), others && nameOf(others[i])];
    const role = isGiven(item, view) ? 'given' : 'found';
    return { text, role, ...(other === undefined || other === text ? {} : { other }) };
  });
}

export function pictureOf(setting: Setting, questions: readonly Question[], view: View): Picture {
  const { places, categories } = setting;
  const table = drawTable({
    head: [places.category ?? '', ...places.labels.labels],
    rows: categories
      .filter(({ name }) => name !== places.category)
      .map((category) => ({ name: category.name, cells: rowOf(category, setting, view) })),
  });
  const answers = questions.map((question) => {
    const first = answerInWords(question, setting, view.at);
    const second = view.other && answerInWords(question, setting, view.other);
    return second === undefined || second === first ? first : `${first} Or: ${second}`;
  });
  return answers.length > 0 ? below(table, lines(answers)) : table;
}
