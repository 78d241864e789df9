// The text of a MiniZinc model while it is written: includes, variables, auxiliary ones, constraints.
import type { Integer } from '../../base/integer.ts';
import { TooLarge } from '../../base/too-large.ts';
import type { Domain } from '../../model/domain.ts';
import type { VarId } from '../../model/expression.ts';
import type { Model } from '../../model/model.ts';
import { Identifiers } from './identifiers.ts';

/** MiniZinc computes with 64 bits. */
const largest = 2n ** 63n - 1n;

/** A literal. @throws TooLarge beyond 64 bits */
export function integer(value: Integer): string {
  if (BigInt(value) > largest || BigInt(value) < -largest) {
    throw new TooLarge(
      `MiniZinc computes with 64 bits, and the number ${value} has more`,
      'compile to sugar or smt2, which have integers of any size',
    );
  }
  return value < 0 ? `(${value})` : String(value);
}

/** `{1, 3}`, `1..3`, `1..3 union 7..9` */
export function setOf({ ranges, min, max }: Domain): string {
  if (ranges.length === 0) return '1..0';
  if (ranges.length === 1) return `${min}..${max}`;
  const parts = ranges.map(([low, high]) => (low === high ? `{${low}}` : `${low}..${high}`));
  return ranges.every(([low, high]) => low === high)
    ? `{${ranges.map(([low]) => low).join(', ')}}`
    : parts.join(' union ');
}

/** Functions that MiniZinc has not. Quotients and remainders of ours are floored, those of MiniZinc truncated. */
const functions = {
  floor_mod: 'function var int: floor_mod(var int: a, var int: b) = ((a mod b) + b) mod b;',
  floor_div: 'function var int: floor_div(var int: a, var int: b) = (a - floor_mod(a, b)) div b;',
} as const;

export class Script {
  readonly model: Model;
  readonly #identifiers = new Identifiers();
  readonly #names: string[];
  readonly #includes = new Set<string>();
  readonly #functions = new Set<keyof typeof functions>();
  readonly #auxiliaries: string[] = [];

  constructor(model: Model) {
    this.model = model;
    this.#names = model.variables.map(({ name }) => this.#identifiers.identifier(name));
  }

  nameOf(id: VarId): string {
    return this.#names[id] ?? '';
  }

  include(file: string): void {
    this.#includes.add(file);
  }

  call(name: keyof typeof functions, ...parts: readonly string[]): string {
    this.#functions.add('floor_mod').add(name);
    return `${name}(${parts.join(', ')})`;
  }

  /** A name for an expression that is defined for all values of its variables. */
  auxiliary(type: 'int' | 'bool', hint: string, text: string): string {
    if (/^[A-Za-z]\w*$|^\(?-?\d+\)?$/.test(text)) return text;
    const name = this.#identifiers.identifier(hint);
    this.#auxiliaries.push(`var ${type}: ${name} = ${text};`);
    return name;
  }

  /** The same for the auxiliary variable of a decomposition, with an id of its own. */
  define(type: 'int' | 'bool', hint: string, text: string): VarId {
    const id = this.#names.length as VarId;
    this.#names.push(this.auxiliary(type, hint, text));
    return id;
  }

  /** The lines in front of the constraints; to be asked for when all of those are written. */
  *heading(): Generator<string, void, undefined> {
    for (const file of this.#includes) yield `include "${file}.mzn";`;
    for (const name of this.#functions) yield functions[name];
    for (const { id, type, domain } of this.model.variables) {
      const set = type === 'boolean' && domain.size === 2 ? 'bool' : setOf(domain);
      if (type === 'boolean') yield `var bool: ${this.nameOf(id)};`;
      else if (set.includes('union')) {
        yield `var ${domain.min}..${domain.max}: ${this.nameOf(id)};`;
        yield `constraint ${this.nameOf(id)} in ${set};`;
      } else yield `var ${set}: ${this.nameOf(id)};`;
      if (type === 'boolean' && domain.size === 1) {
        yield `constraint ${this.nameOf(id)} = ${domain.min === 1};`;
      }
    }
    yield* this.#auxiliaries;
  }
}
