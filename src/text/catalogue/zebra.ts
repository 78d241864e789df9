// What the `zebra` family says: places, categories, items, clues, questions.
import type { Note } from '../diagnostic.ts';
import { counted, didYouMean, error, type Message, type Wording, warning } from './message.ts';

const forms = 'at, same, next_to, before, not, either and exactly_one';

export const noCategories: Message<[]> = error(
  'zebra-no-categories',
  `A zebra puzzle is about categories: each has a name and a list of items, and each item stands at one of the places.

\`\`\`yaml
categories:
  nation: [Dane, Norwegian, Swede]
  drink: [milk, tea, coffee]
\`\`\``,
  () => 'a zebra puzzle needs categories, each with a list of items',
);

export const itemsExpected: Message<[category: string, found: string]> = error(
  'zebra-items-expected',
  `The items of a category are a list of words. A number is a word too; a word with a comma or a colon in it goes in quotes.

\`\`\`yaml
categories:
  nation: Dane, Swede        # wrong
  drink: [milk, tea]         # right
\`\`\``,
  (category: string, found: string): Wording => ({
    message: `the items of ${category} are a list of words, and here is ${found}`,
    help: `write ${category}: [one, two, three]`,
  }),
);

export const itemTwice: Message<[item: string, category: string, notes: readonly Note[]]> = error(
  'zebra-item-twice',
  `Each item of a category is another one. Two categories may have an item of the same name; it is written
\`category.item\` then.`,
  (item: string, category: string, notes: readonly Note[]): Wording => ({
    message: `${item} is listed twice in ${category}`,
    notes,
  }),
);

export const badPlaces: Message<[found: string]> = error(
  'zebra-bad-places',
  `\`places\` says how many places there are, or lists them in their order. Without it the items of the first category are
the places.

\`\`\`yaml
places: 5
places: [1990, 1991, 1993]
places: [first, second, third]
\`\`\``,
  (found: string): Wording => ({
    message: `the places are a number of places or a list of their names, and here is ${found}`,
    help: 'for example 5, or [first, second, third]',
  }),
);

export const placeTwice: Message<[place: string, notes: readonly Note[]]> = error(
  'zebra-place-twice',
  `Each place has a name of its own.`,
  (place: string, notes: readonly Note[]): Wording => ({
    message: `the place ${place} is listed twice`,
    notes,
  }),
);

export const tooManyPlaces: Message<[what: string, limit: number]> = error(
  'zebra-too-many',
  `puzzlec holds up to a thousand places, and up to a thousand items in a category.`,
  (what: string, limit: number) => `there are more than ${limit} ${what}`,
);

export const unknownItem: Message<
  [word: string, suggestion: string | undefined, help?: string | undefined]
> = error(
  'zebra-unknown-item',
  `A word in a clue is an item of a category, a place, or a parameter. Case matters. An item with blanks or other signs in
its name goes in quotes; \`_\` may stand for a blank.

\`\`\`yaml
- Pall Mall = birds      # wrong
- Pall_Mall = birds      # right
- 'Pall Mall' = birds    # right inside an expression; YAML wants quotes around the line then
\`\`\``,
  (word: string, suggestion: string | undefined, help?: string): Wording => ({
    message: `no item and no place is called ${word}`,
    help: didYouMean(suggestion) ?? help,
  }),
);

export const notOfCategory: Message<
  [item: string, category: string, home: string, other: string | undefined]
> = error(
  'zebra-not-of-category',
  `A category used as a function gives one of its own items, so only these can be compared with it.

\`\`\`yaml
- drink(Swede) = cat     # wrong: a cat is no drink
- drink(Swede) = tea     # right
- Swede = cat            # right: both at one place
\`\`\``,
  (item: string, category: string, home: string, other: string | undefined): Wording => ({
    message: `${item} is an item of ${home}, and here an item of ${category} is wanted`,
    help: other,
  }),
);

export const ambiguousItem: Message<[item: string, ways: readonly string[]]> = error(
  'zebra-ambiguous-item',
  `An item of this name stands in two categories, or is the name of a place too, and nothing here says which is meant.

\`\`\`yaml
- Rose = 1           # wrong, if a person and a flower are called so
- person.Rose = 1    # right
\`\`\``,
  (item: string, ways: readonly string[]): Wording => ({
    message: `${item} may be ${ways.join(' or ')}`,
    help: `write ${ways.join(' or ')}`,
  }),
);

export const categoryAsItem: Message<[category: string, example: string]> = error(
  'zebra-category-as-item',
  `The name of a category says nothing by itself. In front of a bracket it is a function that gives the item at a place, and
in front of a dot it says of which category an item is.

\`\`\`yaml
- drink = tea           # wrong
- drink(Swede) = tea    # right
- drink.tea = Swede     # right
\`\`\``,
  (category: string, example: string): Wording => ({
    message: `${category} is a category, not an item`,
    help: `write ${category}(${example}) for its item where ${example} is, or name one of its items`,
  }),
);

export const unknownCategory: Message<
  [name: string, suggestion: string | undefined, known: readonly string[]]
> = error(
  'zebra-unknown-category',
  `The name in front of a dot, and the first word of a question, is a category of the puzzle.`,
  (name: string, suggestion: string | undefined, known: readonly string[]): Wording => ({
    message: `no category is called ${name}`,
    help: didYouMean(suggestion) ?? `the categories are ${known.join(', ')}`,
  }),
);

export const unknownForm: Message<
  [name: string, suggestion: string | undefined, help?: string | undefined]
> = error(
  'zebra-unknown-form',
  `A clue is an expression, or a form that programs write: \`{at: [milk, 3]}\`, \`{same: [Dane, milk]}\`,
\`{next_to: [Blend, cats]}\`, \`{before: [green, white]}\`, \`{not: clue}\`, \`{either: [clue, clue]}\`,
\`{exactly_one: [clue, clue]}\`; the functions of clues, such as \`left_of\`, may be written so too.

\`\`\`yaml
- Norwegian: blue           # wrong
- Norwegian = blue          # right
- same: [Norwegian, blue]   # right
\`\`\``,
  (name: string, suggestion: string | undefined, help?: string): Wording => ({
    message: `${name} is no form of a clue`,
    help: didYouMean(suggestion) ?? help ?? `the forms are ${forms}`,
  }),
);

export const oneFormEach: Message<[found: number]> = error(
  'zebra-one-form-each',
  `A clue in a form has one key. Two clues are two items of the list.

\`\`\`yaml
- at: [milk, 3]        # wrong: two clues in one
  same: [Dane, tea]
- at: [milk, 3]        # right
- same: [Dane, tea]
\`\`\``,
  (found: number): Wording => ({
    message: `a clue has one form, and here are ${found}`,
    help: 'put a dash in front of each clue',
  }),
);

export const formArguments: Message<[form: string, wanted: string, found: string]> = error(
  'zebra-form-arguments',
  `Each form takes a list: of items and places, or of clues; \`not\` takes one clue.

\`\`\`yaml
- same: Dane, milk      # wrong
- same: [Dane, milk]    # right
\`\`\``,
  (form: string, wanted: string, found: string): Wording => ({
    message: `${form} takes ${wanted}, and here is ${found}`,
  }),
);

export const clueExpected: Message<[what: string]> = error(
  'zebra-clue-expected',
  `A clue says something about its items. The item alone says nothing.`,
  (what: string): Wording => ({
    message: `${what} alone says nothing`,
    help: `for example ${what} = 1, or next_to(${what}, ...)`,
  }),
);

export const badQuestion: Message<[found: string]> = error(
  'zebra-bad-question',
  `A question asks for the item of a category that stands where another item does, or for the place of an item.

\`\`\`yaml
question: Who has the fish?    # wrong
question: nation of fish       # right
question: place of fish        # right
\`\`\``,
  (found: string): Wording => ({
    message: `a question is written "category of item", and here is ${found}`,
    help: 'for example nation of fish',
  }),
);

export const numberAsItem: Message<[text: string]> = warning(
  'zebra-number-as-item',
  `A bare number in a clue is a number: the value of a place. This one is no place, and an item is called so; in quotes it is
certainly the item.`,
  (text: string): Wording => ({
    message: `${text} is taken for the item of that name, because there is no place ${text}`,
    help: `write '${text}' for the item`,
  }),
);

export const noSuchPlace: Message<[text: string, places: string]> = warning(
  'zebra-no-such-place',
  `A clue that puts an item where there is no place cannot be fulfilled.`,
  (text: string, places: string): Wording => ({
    message: `there is no place ${text}; the places are ${places}`,
  }),
);

export const neverTogether: Message<[left: string, right: string, category: string]> = warning(
  'zebra-same-category',
  `Two items of one category never stand at one place, so the clue cannot be fulfilled.`,
  (left: string, right: string, category: string) =>
    `${left} and ${right} are both items of ${category}, so they never stand at one place`,
);

export const alwaysApart: Message<[left: string, right: string, category: string]> = warning(
  'zebra-always-apart',
  `Two items of one category never stand at one place, so the clue says nothing.`,
  (left: string, right: string, category: string) =>
    `${left} and ${right} are both items of ${category}, so they always stand at different places`,
);

/** "5 items", for messages about forms. */
export const items: (count: number) => string = (count: number): string => counted(count, 'item');
