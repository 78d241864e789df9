// What a whole program of s-expressions means: its answers by trying every assignment, with sugar-interpreter.ts.
import { type Expression, listOf, wordOf } from './sugar-expression.ts';
import { Interpreter, type Predicate, type Relation } from './sugar-interpreter.ts';

const ascending = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

interface Integer {
  readonly name: string;
  readonly values: readonly bigint[];
}

/** `(int x low high)`, `(int x value)`, `(int x (value (low high) ...))` */
function valuesOf([first = '', second]: readonly Expression[]): readonly bigint[] {
  const range = (low: Expression, high: Expression): readonly bigint[] => {
    const [from, to] = [BigInt(wordOf(low)), BigInt(wordOf(high))];
    return Array.from({ length: Number(to - from) + 1 }, (_, i) => from + BigInt(i));
  };
  if (second !== undefined) return range(first, second);
  const items = typeof first === 'string' ? [first] : first;
  const found = items.flatMap((item) =>
    typeof item === 'string' ? range(item, item) : range(item[0] ?? '', item[1] ?? ''),
  );
  return [...new Set(found)].sort(ascending);
}

interface Soft {
  readonly weight: bigint;
  readonly formula: Expression;
}

/** The statements of a program by what they are. */
class Statements {
  readonly integers: Integer[] = [];
  readonly booleans: string[] = [];
  readonly relations = new Map<string, Relation>();
  readonly predicates = new Map<string, Predicate>();
  readonly formulas: Expression[] = [];
  readonly soft: Soft[] = [];
  objective: { readonly sign: bigint; readonly term: Expression } | undefined;
  answer: readonly string[] | undefined;

  constructor(program: readonly Expression[]) {
    for (const statement of program) {
      const [head, ...rest] = typeof statement === 'string' ? [] : statement;
      const read = typeof head === 'string' ? this.#readers[head] : undefined;
      if (read) read(rest);
      else this.formulas.push(statement);
    }
  }

  readonly #readers: Readonly<Record<string, (rest: readonly Expression[]) => void>> = {
    int: ([name, ...domain]) =>
      this.integers.push({ name: wordOf(name), values: valuesOf(domain) }),
    bool: ([name]) => this.booleans.push(wordOf(name)),
    relation: ([name, , table]) => {
      const [kind, ...rows] = listOf(table);
      this.relations.set(wordOf(name), { supports: kind === 'supports', rows });
    },
    predicate: ([call, body = '']) => {
      const [own = '', ...parameters] = listOf(call).map(wordOf);
      this.predicates.set(own, { parameters, body });
    },
    project: (names) => {
      this.answer = names.map(wordOf);
    },
    objective: ([sense, term = '']) => {
      this.objective = { sign: sense === 'maximize' ? -1n : 1n, term };
    },
    weighted: ([weight = '', formula = '']) =>
      this.soft.push({ weight: BigInt(wordOf(weight)), formula }),
  };
}

/** What a program says. */
export interface Meant {
  /** How many assignments satisfy its formulas. */
  readonly count: number;
  /** The answers, each as `name=value` in the order of declaration or of the projection, sorted. */
  readonly answers: readonly string[];
  /** The best value of the objective, or the least weight of what is violated. */
  readonly optimum: bigint | undefined;
}

/** All answers of a program; with an objective, the optimal ones. */
export function meaningOf(program: readonly Expression[]): Meant {
  const statements = new Statements(program);
  const { integers, booleans, formulas, soft, objective } = statements;
  const names = statements.answer ?? [...integers.map(({ name }) => name), ...booleans];
  const values = { integers: new Map<string, bigint>(), booleans: new Map<string, boolean>() };
  const interpreter = new Interpreter(values, statements);
  let count = 0;
  let best: bigint | undefined;
  let answers = new Set<string>();
  const cost = (): bigint | undefined => {
    if (objective) return interpreter.cost(objective.term, objective.sign);
    return soft
      .filter(({ formula }) => !interpreter.formula(formula))
      .reduce((sum, { weight }) => sum + weight, 0n);
  };
  const judge = (): void => {
    if (!formulas.every((formula) => interpreter.formula(formula))) return;
    const reached = cost();
    if (reached === undefined) return;
    count++;
    if (best !== undefined && reached > best) return;
    if (best === undefined || reached < best) answers = new Set();
    best = reached;
    const shown = names.map(
      (name) => `${name}=${values.integers.get(name) ?? values.booleans.get(name)}`,
    );
    answers.add(shown.join(' '));
  };
  const extend = (i: number, j: number): void => {
    const integer = integers[i];
    const boolean = booleans[j];
    if (integer) {
      for (const value of integer.values) {
        values.integers.set(integer.name, value);
        extend(i + 1, j);
      }
    } else if (boolean !== undefined) {
      for (const value of [false, true]) {
        values.booleans.set(boolean, value);
        extend(i, j + 1);
      }
    } else judge();
  };
  extend(0, 0);
  const isOptimised = objective !== undefined || soft.length > 0;
  const optimum = isOptimised && best !== undefined ? best * (objective?.sign ?? 1n) : undefined;
  return { count, answers: [...answers].sort(), optimum };
}
