// A small interpreter of SMT-LIB scripts: whether given values of the constants satisfy all assertions, by the standard.
//
// It reads the text that Z3 would read, and knows nothing of how it came about.

/** A list or an atom; quoted symbols without their bars. */
type Sexpr = string | readonly Sexpr[];

/** Numbers of sort Int, bit-vectors as their unsigned value and width, truth values. */
export type Constant = bigint | boolean | BitVector;
interface BitVector {
  readonly bits: bigint;
  readonly width: number;
}

const token = /;[^\n]*|\s+|\|([^|]*)\||([()])|([^\s()|;]+)/gy;

function read(text: string): readonly Sexpr[] {
  const stack: Sexpr[][] = [[]];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const match = token.exec(text);
    if (!match) throw new Error('a character that is not SMT-LIB');
    const [, quoted, bracket, plain] = match;
    if (bracket === '(') stack.push([]);
    else if (bracket === ')') {
      const done = stack.pop() ?? [];
      stack.at(-1)?.push(done);
    } else if (quoted !== undefined || plain !== undefined) {
      stack.at(-1)?.push(quoted ?? plain ?? '');
    }
  }
  if (stack.length !== 1) throw new Error('unbalanced brackets');
  return stack[0] ?? [];
}

const signed = ({ bits, width }: BitVector): bigint => BigInt.asIntN(width, bits);
const vector = (value: bigint, width: number): BitVector => ({
  bits: BigInt.asUintN(width, value),
  width,
});

/** The remainder is never negative. */
function euclidean(a: bigint, b: bigint): { readonly div: bigint; readonly mod: bigint } {
  // Division by zero is any function; this one would be noticed.
  if (b === 0n) return { div: 4711n, mod: -4711n };
  const size = b < 0n ? -b : b;
  const mod = ((a % size) + size) % size;
  return { div: (a - mod) / b, mod };
}

type Operation = (parts: readonly Constant[]) => Constant;
const ints = (apply: (values: readonly bigint[]) => Constant): Operation => {
  return (parts) =>
    apply(
      parts.map((part) => {
        if (typeof part !== 'bigint') throw new Error('an Int was expected');
        return part;
      }),
    );
};
const truths = (apply: (values: readonly boolean[]) => boolean): Operation => {
  return (parts) =>
    apply(
      parts.map((part) => {
        if (typeof part !== 'boolean') throw new Error('a Bool was expected');
        return part;
      }),
    );
};
const vectors = (apply: (a: BitVector, b: BitVector) => bigint | boolean): Operation => {
  return (parts) => {
    const [a, b = a] = parts;
    if (typeof a !== 'object' || typeof b !== 'object' || a.width !== b.width) {
      throw new Error('bit-vectors of one width were expected');
    }
    const result = apply(a, b);
    return typeof result === 'bigint' ? vector(result, a.width) : result;
  };
};
const chain =
  (holds: (a: bigint, b: bigint) => boolean): ((values: readonly bigint[]) => boolean) =>
  (values) =>
    values.slice(1).every((value, i) => holds(values[i] ?? 0n, value));
const keyOf = (value: Constant): string =>
  typeof value === 'object' ? `${value.bits}/${value.width}` : `${typeof value} ${value}`;

const operations: Readonly<Record<string, Operation>> = {
  '+': ints((values) => values.reduce((a, b) => a + b)),
  '-': ints(([a = 0n, ...rest]) => (rest.length === 0 ? -a : rest.reduce((x, y) => x - y, a))),
  '*': ints((values) => values.reduce((a, b) => a * b)),
  div: ints(([a = 0n, b = 0n]) => euclidean(a, b).div),
  mod: ints(([a = 0n, b = 0n]) => euclidean(a, b).mod),
  '<': ints(chain((a, b) => a < b)),
  '<=': ints(chain((a, b) => a <= b)),
  '>': ints(chain((a, b) => a > b)),
  not: truths(([a]) => !a),
  and: truths((values) => values.every(Boolean)),
  or: truths((values) => values.some(Boolean)),
  '=>': truths(([a, b]) => !a || b === true),
  '=': (parts) => new Set(parts.map(keyOf)).size === 1,
  distinct: (parts) => new Set(parts.map(keyOf)).size === parts.length,
  bvadd: vectors((a, b) => a.bits + b.bits),
  bvmul: vectors((a, b) => a.bits * b.bits),
  bvneg: vectors((a) => -a.bits),
  bvudiv: vectors((a, b) => (b.bits === 0n ? -1n : a.bits / b.bits)),
  bvurem: vectors((a, b) => (b.bits === 0n ? a.bits : a.bits % b.bits)),
  bvsdiv: vectors((a, b) => (signed(b) === 0n ? 5n : signed(a) / signed(b))),
  bvsmod: vectors((a, b) => {
    const [x, y] = [signed(a), signed(b)];
    return y === 0n ? 5n : ((x % y) + y) % y;
  }),
  bvslt: vectors((a, b) => signed(a) < signed(b)),
  bvsle: vectors((a, b) => signed(a) <= signed(b)),
};

function indexed([, head, first, second]: readonly Sexpr[], [part]: readonly Constant[]): Constant {
  if (typeof part !== 'object') throw new Error('a bit-vector was expected');
  if (head === 'sign_extend') return vector(signed(part), part.width + Number(first));
  if (head === 'extract')
    return vector(part.bits >> BigInt(String(second)), Number(first) + 1 - Number(second));
  throw new Error(`unknown operator ${head}`);
}

type Values = Map<string, Constant>;

function evaluate(term: Sexpr, values: Values): Constant {
  if (typeof term === 'string') {
    const value = /^\d+$/.test(term) ? BigInt(term) : values.get(term);
    if (value === undefined) throw new Error(`unknown symbol ${term}`);
    return value;
  }
  const [head, ...parts] = term;
  if (head === '_') return vector(BigInt(String(parts[0]).slice(2)), Number(parts[1]));
  if (head === 'ite') {
    const [condition = '', positive = '', negative = ''] = parts;
    return evaluate(evaluate(condition, values) === true ? positive : negative, values);
  }
  const operands = parts.map((part) => evaluate(part, values));
  if (typeof head !== 'string') return indexed(head ?? [], operands);
  const operation = operations[head];
  if (!operation) throw new Error(`unknown operator ${head}`);
  return operation(operands);
}

/** Whether an assertion of the script fails, and the value of `defined`, under values of its constants. */
export interface Interpretation {
  readonly satisfied: boolean;
  readonly values: ReadonlyMap<string, Constant>;
}

/** Prepares the judgement of a script for one choice of values after another. */
export function interpreterOf(
  text: string,
): (given: ReadonlyMap<string, Constant>) => Interpretation {
  const commands = read(text);
  return (given) => {
    const values: Values = new Map<string, Constant>([['true', true], ['false', false], ...given]);
    let satisfied = true;
    for (const command of commands) {
      const [kind, name = '', , , body = ''] = command as readonly Sexpr[];
      if (kind === 'define-fun') values.set(String(name), evaluate(body, values));
      if (kind === 'assert' && evaluate(name, values) !== true) satisfied = false;
    }
    return { satisfied, values };
  };
}
