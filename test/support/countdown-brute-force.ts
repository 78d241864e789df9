// The numbers game by brute force: any two of what is there are joined until one is left, and every result is noted with
// its normal form, which is built up on the way as lists of signed terms and factors.

export interface BruteGame {
  readonly numbers: readonly number[];
  readonly target: number;
  readonly operations: string;
  readonly fractions: boolean;
  readonly useAll: boolean;
}

/** Terms that are added (1) or subtracted (-1), factors (1) or divisors (-1); a number is a list of itself. */
interface Form {
  readonly kind: 'number' | 'sum' | 'product';
  readonly parts: readonly { readonly sign: 1 | -1; readonly text: string }[];
}

/** In lowest terms. */
type Fraction = readonly [numerator: bigint, denominator: bigint];

interface Item {
  readonly value: Fraction;
  readonly form: Form;
  readonly size: number;
}

/** A result that is a positive integer: its form as text, and of how many numbers it is made. */
export interface BruteResult {
  readonly value: number;
  readonly form: string;
  readonly size: number;
}

function fraction(numerator: bigint, denominator: bigint): Fraction {
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  return [numerator / a, denominator / a];
}

function numberItem(number: number): Item {
  const form: Form = { kind: 'number', parts: [{ sign: 1, text: String(number) }] };
  return { value: [BigInt(number), 1n], form, size: 1 };
}

function textOf({ kind, parts }: Form): string {
  if (kind === 'number') return parts[0]?.text ?? '';
  const texts = parts.map(({ sign, text }) => (sign === 1 ? 'with ' : 'without ') + text);
  return `[${kind}: ${texts.sort().join(', ')}]`;
}

/** The parts of a form as parts of a sum or product. */
function partsIn(form: Form, kind: Form['kind'], sign: 1 | -1): Form['parts'] {
  if (form.kind !== kind) return [{ sign, text: textOf(form) }];
  return form.parts.map((part) => ({ ...part, sign: part.sign === sign ? 1 : -1 }));
}

/** The result of an operation as an item, whether or not it is allowed; undefined for a division by nothing. */
function joined(left: Item, right: Item, operation: string): Item {
  const kind = operation === '+' || operation === '-' ? 'sum' : 'product';
  const sign = operation === '+' || operation === '*' ? 1 : -1;
  const [[a, b], [c, d]] = [left.value, right.value];
  const values: Readonly<Record<string, () => Fraction>> = {
    '+': () => fraction(a * d + c * b, b * d),
    '-': () => fraction(a * d - c * b, b * d),
    '*': () => fraction(a * c, b * d),
    '/': () => fraction(a * d, b * c),
  };
  const parts = [...partsIn(left.form, kind, 1), ...partsIn(right.form, kind, sign)];
  const value = values[operation]?.() ?? left.value;
  return { value, form: { kind, parts }, size: left.size + right.size };
}

function isOne([numerator, denominator]: Fraction): boolean {
  return numerator === denominator;
}

function isAllowed(
  left: Item,
  right: Item,
  operation: string,
  value: Fraction,
  game: BruteGame,
): boolean {
  if (value[0] <= 0n || (!game.fractions && value[1] !== 1n)) return false;
  if (operation === '*') return !isOne(left.value) && !isOne(right.value);
  return operation !== '/' || !isOne(right.value);
}

/** What the two become in one step that is allowed. */
function steps(left: Item, right: Item, game: BruteGame): readonly Item[] {
  return [...game.operations].flatMap((operation) => {
    const item = joined(left, right, operation);
    return isAllowed(left, right, operation, item.value, game) ? [item] : [];
  });
}

/** Every form that some order of evaluation makes, with its value. */
function everyResult(game: BruteGame): readonly BruteResult[] {
  const results = new Map<string, BruteResult>();
  const seen = new Set<string>();
  const note = ({ value, form, size }: Item): void => {
    if (value[1] !== 1n || (game.useAll && size < game.numbers.length)) return;
    const text = textOf(form);
    results.set(text, { value: Number(value[0]), form: text, size });
  };
  const search = (items: readonly Item[]): void => {
    const texts = items.map(({ form }) => textOf(form));
    const state = texts.sort().join(' ; ');
    if (seen.has(state)) return;
    seen.add(state);
    for (const left of items) {
      for (const right of items) {
        if (left === right) continue;
        const rest = items.filter((each) => each !== left && each !== right);
        for (const item of steps(left, right, game)) {
          note(item);
          search([...rest, item]);
        }
      }
    }
  };
  const items = game.numbers.map(numberItem);
  for (const item of items) note(item);
  search(items);
  return [...results.values()];
}

/** The forms of the values nearest to the target, sorted. */
export function nearestResults(game: BruteGame): readonly BruteResult[] {
  const all = everyResult(game);
  const distance = ({ value }: BruteResult): number => Math.abs(value - game.target);
  const least = Math.min(...all.map(distance));
  return all
    .filter((result) => distance(result) === least)
    .sort((a, b) => (a.form < b.form ? -1 : 1));
}

/** Reads an expression as the product prints it: its form and value by the same arithmetic. */
export function resultOfText(text: string): BruteResult {
  const tokens = [...text.matchAll(/\d+|[-+*/()]/g)].map(([token]) => token);
  let at = 0;
  const operand = (): Item => {
    const token = tokens[at++] ?? '';
    if (token !== '(') return numberItem(Number(token));
    const inner = sum();
    at++;
    return inner;
  };
  const chain = (signs: string, next: () => Item): Item => {
    let item = next();
    for (;;) {
      const sign = tokens[at];
      if (sign === undefined || !signs.includes(sign)) return item;
      at++;
      item = joined(item, next(), sign);
    }
  };
  const product = (): Item => chain('*/', operand);
  const sum = (): Item => chain('+-', product);
  const { value, form, size } = sum();
  return { value: Number(value[0]) / Number(value[1]), form: textOf(form), size };
}

/** The game as a file. */
export function yamlOf({ numbers, target, operations, fractions, useAll }: BruteGame): string {
  return [
    'puzzle: countdown',
    `numbers: [${numbers.join(', ')}]`,
    `target: ${target}`,
    `operations: "${operations}"`,
    `fractions: ${fractions}`,
    `use: ${useAll ? 'all' : 'any'}`,
    '',
  ].join('\n');
}
