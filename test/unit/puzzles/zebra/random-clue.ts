// Random clues with a second opinion: their text, and what it means for items at places, worked out without any model.
// A comparison or a function is false where an item that it speaks of stands nowhere.
import fc from 'fast-check';

/** Where each item stands, counted from 0; items that stand nowhere are left out. Keys are `category.item`. */
export type Standing = ReadonlyMap<string, number>;

export interface RandomClue {
  readonly text: string;
  holds(at: Standing): boolean;
}

export interface Category {
  readonly name: string;
  readonly items: readonly string[];
}

/** A term of a clue: a number that may be undefined. */
interface Term {
  readonly text: string;
  value(at: Standing): number | undefined;
}

interface Place {
  readonly text: string;
  index(at: Standing): number | undefined;
}

export type Draw = fc.GeneratorValue;

const comparisons: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

const relations: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  left_of: (a, b) => a < b,
  immediately_left_of: (a, b) => a + 1 === b,
  right_of: (a, b) => a > b,
  immediately_right_of: (a, b) => a === b + 1,
  next_to: (a, b) => Math.abs(a - b) === 1,
};

export class ClueMaker {
  readonly #draw: Draw;
  readonly #categories: readonly Category[];
  readonly #values: readonly number[];
  readonly #labels: readonly string[] | undefined;

  /** @param labels names of the places, where they are no numbers */
  constructor(
    draw: Draw,
    categories: readonly Category[],
    values: readonly number[],
    labels: readonly string[] | undefined,
  ) {
    this.#draw = draw;
    this.#categories = categories;
    this.#values = values;
    this.#labels = labels;
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#draw(fc.nat, { max: list.length - 1 })] as T;
  }

  #number(low: number, high: number): number {
    return this.#draw(fc.integer, { min: low, max: high });
  }

  #item(): Place {
    const category = this.#pick(this.#categories);
    const item = this.#pick(category.items);
    const others = this.#categories.filter(({ items }) => items.includes(item));
    const ways = [`${category.name}.${/ /.test(item) ? `'${item}'` : item}`];
    if (others.length === 1) {
      ways.push(item.replace(' ', '_'));
      if (item.includes(' ')) ways.push(`'${item}'`);
    }
    return { text: this.#pick(ways), index: (at) => at.get(`${category.name}.${item}`) };
  }

  #place(): Place {
    if (this.#number(0, 3) > 0) return this.#item();
    const index = this.#number(0, this.#values.length - 1);
    const label = this.#labels?.[index];
    const text = label !== undefined && this.#number(0, 1) === 0 ? label : `${this.#values[index]}`;
    return { text, index: () => index };
  }

  #valueOf(index: number | undefined): number | undefined {
    return index === undefined ? undefined : this.#values[index];
  }

  #term(): Term {
    const item = this.#item();
    const own: Term = { text: item.text, value: (at) => this.#valueOf(item.index(at)) };
    const kind = this.#number(0, 5);
    if (kind < 3) return own;
    if (kind === 3) {
      const more = this.#number(1, 3);
      const value = (at: Standing): number | undefined => {
        const base = own.value(at);
        return base === undefined ? undefined : base + more;
      };
      return { text: `${own.text} + ${more}`, value };
    }
    if (kind === 4) {
      const value = (at: Standing): number | undefined => {
        const index = item.index(at);
        return index === undefined ? undefined : index + 1;
      };
      return { text: `position(${item.text})`, value };
    }
    const other = this.#place();
    const value = (at: Standing): number | undefined => {
      const [a, b] = [item.index(at), other.index(at)];
      return a === undefined || b === undefined ? undefined : Math.abs(a - b);
    };
    return { text: `distance(${item.text}, ${other.text})`, value };
  }

  #comparison(): RandomClue {
    const left = this.#term();
    const constant = this.#pick([...this.#values, this.#number(0, 6)]);
    const right: Term =
      this.#number(0, 2) === 0 ? { text: `${constant}`, value: () => constant } : this.#term();
    const operator = this.#pick(Object.keys(comparisons));
    const compare = comparisons[operator] ?? (() => false);
    return {
      text: `${left.text} ${operator} ${right.text}`,
      holds(at) {
        const [a, b] = [left.value(at), right.value(at)];
        return a !== undefined && b !== undefined && compare(a, b);
      },
    };
  }

  #relation(): RandomClue {
    const name = this.#pick([...Object.keys(relations), 'between', 'first', 'last']);
    const [a, b, c] = [this.#item(), this.#place(), this.#item()];
    if (name === 'between') {
      return {
        text: `between(${a.text}, ${b.text}, ${c.text})`,
        holds(at) {
          const [low, middle, high] = [a.index(at), b.index(at), c.index(at)];
          if (low === undefined || middle === undefined || high === undefined) return false;
          return Math.min(low, high) < middle && middle < Math.max(low, high);
        },
      };
    }
    if (name === 'first' || name === 'last') {
      const end = name === 'first' ? 0 : this.#values.length - 1;
      return { text: `${name}(${a.text})`, holds: (at) => a.index(at) === end };
    }
    const related = relations[name] ?? (() => false);
    return {
      text: `${name}(${a.text}, ${b.text})`,
      holds(at) {
        const [left, right] = [a.index(at), b.index(at)];
        return left !== undefined && right !== undefined && related(left, right);
      },
    };
  }

  /** `category(place) = item`: of an empty place there is no item. */
  #function(): RandomClue {
    const category = this.#pick(this.#categories);
    const place = this.#place();
    const item = this.#pick(category.items);
    const operator = this.#pick(['=', '!=']);
    const written = item.includes(' ') ? `'${item}'` : item;
    return {
      text: `${category.name}(${place.text}) ${operator} ${written}`,
      holds(at) {
        const index = place.index(at);
        if (index === undefined) return false;
        const found = category.items.find((one) => at.get(`${category.name}.${one}`) === index);
        return found !== undefined && (operator === '=') === (found === item);
      },
    };
  }

  /** Two items of one category at two places. */
  #functions(): RandomClue {
    const category = this.#pick(this.#categories);
    const [a, b] = [this.#place(), this.#place()];
    return {
      text: `${category.name}(${a.text}) = ${category.name}(${b.text})`,
      holds(at) {
        const [i, j] = [a.index(at), b.index(at)];
        const isFilled = category.items.some((one) => at.get(`${category.name}.${one}`) === i);
        return i !== undefined && i === j && isFilled;
      },
    };
  }

  #membership(): RandomClue {
    const item = this.#item();
    const chosen = this.#values.filter(() => this.#number(0, 1) === 0);
    const values = chosen.length === 0 ? this.#values : chosen;
    const negative = this.#number(0, 2) === 0;
    return {
      text: `${item.text} ${negative ? 'not in' : 'in'} {${values.join(', ')}}`,
      holds: (at) => {
        const value = this.#valueOf(item.index(at));
        return value !== undefined && negative !== values.includes(value);
      },
    };
  }

  #allDifferent(): RandomClue {
    const items = [this.#item(), this.#item(), this.#item()];
    return {
      text: `alldifferent([${items.map(({ text }) => text).join(', ')}])`,
      holds(at) {
        const places = items.map((item) => item.index(at));
        return !places.includes(undefined) && new Set(places).size === places.length;
      },
    };
  }

  #atom(): RandomClue {
    const kind = this.#number(0, 8);
    if (kind < 3) return this.#comparison();
    if (kind < 5) return this.#relation();
    if (kind === 5) return this.#function();
    if (kind === 6) return this.#membership();
    return kind === 7 ? this.#allDifferent() : this.#functions();
  }

  clue(depth: number): RandomClue {
    const kind = depth === 0 ? 0 : this.#number(0, 8);
    if (kind < 4) return this.#atom();
    const left = this.clue(depth - 1);
    if (kind === 4) return { text: `not (${left.text})`, holds: (at) => !left.holds(at) };
    const right = this.clue(depth - 1);
    const operator = this.#pick(['and', 'or', 'xor', '->', '<->']);
    const combine: Readonly<Record<string, (a: boolean, b: boolean) => boolean>> = {
      and: (a, b) => a && b,
      or: (a, b) => a || b,
      xor: (a, b) => a !== b,
      '->': (a, b) => !a || b,
      '<->': (a, b) => a === b,
    };
    const together = combine[operator] ?? (() => false);
    return {
      text: `(${left.text}) ${operator} (${right.text})`,
      holds: (at) => together(left.holds(at), right.holds(at)),
    };
  }

  /** A clue in one of the forms for programs. */
  form(): RandomClue {
    const kind = this.#number(0, 4);
    const [a, b] = [this.#item(), this.#item()];
    if (kind === 0) {
      return {
        text: `{same: [${a.text}, ${b.text}]}`,
        holds: (at) => a.index(at) !== undefined && a.index(at) === b.index(at),
      };
    }
    if (kind === 1) {
      const index = this.#number(0, this.#values.length - 1);
      const text = `{at: [${a.text}, ${this.#values[index]}]}`;
      return { text, holds: (at) => a.index(at) === index };
    }
    if (kind === 2) {
      const before = (at: Standing): boolean => {
        const [left, right] = [a.index(at), b.index(at)];
        return left !== undefined && right !== undefined && left < right;
      };
      return { text: `{before: [${a.text}, ${b.text}]}`, holds: before };
    }
    const parts = [this.#atom(), this.#relation(), this.#atom()];
    const texts = parts.map(({ text }) => `"${text}"`).join(', ');
    const name = kind === 3 ? 'either' : 'exactly_one';
    return {
      text: `{${name}: [${texts}]}`,
      holds(at) {
        const count = parts.filter((part) => part.holds(at)).length;
        return kind === 3 ? count > 0 : count === 1;
      },
    };
  }
}
