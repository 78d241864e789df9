// A model as a script of SMT-LIB 2: what Z3 is given, and what `compile --to smt2` prints.
import type { Integer } from '../../base/integer.ts';
import type { Bounds } from '../../model/bounds.ts';
import { domainHas } from '../../model/domain.ts';
import type { Model, Variable } from '../../model/model.ts';
import type { Arithmetic } from './arithmetic.ts';
import { BitVectorArithmetic } from './bit-vector-arithmetic.ts';
import { IntegerArithmetic } from './integer-arithmetic.ts';
import { SymbolTable } from './symbol.ts';
import { type Sort, type Term, TermPool } from './term.ts';
import { TermPrinter } from './term-printer.ts';
import { type Binding, type Value, Walk } from './walk.ts';

/** Integers of any size, or bit-vectors wide enough that nothing wraps. */
export type NumberFormat = 'int' | 'bit-vector';

/** What stands for a variable of the model. */
interface DeclaredConstant {
  readonly symbol: string;
  readonly sort: Sort;
}

export interface Smt2Script {
  /** For `(set-logic ...)`. */
  readonly logic: string;
  /** Declarations, definitions and assertions, each on a line of its own. */
  readonly text: string;
  /** One for each variable of the model, by id. */
  readonly constants: readonly DeclaredConstant[];
  readonly objective: ScriptObjective | undefined;
}

interface ScriptObjective {
  /** What the text calls the objective. */
  readonly symbol: string;
  readonly bounds: Bounds;
  /** A term for `(minimize ...)` and `(maximize ...)`, which take bit-vectors to have no sign. */
  readonly measure: string;
  /** A formula that says that the objective lies between the two, which lie within its bounds. */
  within(low: Integer, high: Integer): string;
}

const arithmetics: { readonly [F in NumberFormat]: (pool: TermPool) => Arithmetic } = {
  int: (pool) => new IntegerArithmetic(pool),
  'bit-vector': (pool) => new BitVectorArithmetic(pool),
};

/**
 * Writes a model with numbers of that format.
 * @throws TooLarge when a term is larger than what Z3 can be given.
 */
export function scriptOf(model: Model, format: NumberFormat): Smt2Script {
  const writer = new ScriptWriter(model, format);
  return writer.write();
}

class ScriptWriter {
  readonly #model: Model;
  readonly #pool = new TermPool();
  readonly #symbols = new SymbolTable();
  readonly #arithmetic: Arithmetic;
  readonly #constants: readonly DeclaredConstant[];
  readonly #walk: Walk;
  readonly #printer = new TermPrinter(this.#pool, this.#symbols);
  readonly #lines: string[] = [];

  constructor(model: Model, format: NumberFormat) {
    this.#model = model;
    this.#arithmetic = arithmetics[format](this.#pool);
    this.#constants = model.variables.map((variable) => ({
      symbol: this.#symbols.symbol(variable.name),
      sort: variable.type === 'boolean' ? 'Bool' : this.#arithmetic.sort(boundsOf(variable)),
    }));
    const bindings = model.variables.map((variable) => this.#binding(variable));
    this.#walk = new Walk(this.#pool, this.#arithmetic, bindings);
  }

  #binding(variable: Variable): Binding {
    const { symbol = '', sort = '' } = this.#constants[variable.id] ?? {};
    const term = this.#pool.make(symbol, [], sort);
    return variable.type === 'boolean'
      ? { formula: term }
      : { term, bounds: boundsOf(variable), defined: this.#pool.true };
  }

  write(): Smt2Script {
    const { variables, assertions, objective } = this.#model;
    const domains = variables.map((variable) => this.#domainFormula(variable));
    const formulas = assertions.map(({ formula }) => this.#walk.formula(formula));
    const goal = objective && this.#walk.value(objective.term);
    this.#printer.announce([...domains, ...formulas, ...(goal ? [goal.defined, goal.term] : [])]);
    for (const [id, { symbol, sort }] of this.#constants.entries()) {
      this.#lines.push(`(declare-const ${symbol} ${sort})`);
      this.#assert(domains[id] ?? this.#pool.true, '');
    }
    for (const [i, { words }] of assertions.entries()) {
      this.#assert(formulas[i] ?? this.#pool.true, words);
    }
    return {
      logic: this.#arithmetic.logic,
      constants: this.#constants,
      objective: goal && this.#defineObjective(goal),
      text: this.#lines.map((line) => `${line}\n`).join(''),
    };
  }

  /** That a variable has a value of its domain, as far as its sort does not say it. */
  #domainFormula({ id, domain }: Variable): Term {
    const binding = this.#walk.binding(id);
    if ('formula' in binding) {
      const [mayBeTrue, mayBeFalse] = [domainHas(domain, 1), domainHas(domain, 0)];
      return this.#pool.or(
        mayBeTrue ? binding.formula : this.#pool.false,
        mayBeFalse ? this.#pool.not(binding.formula) : this.#pool.false,
      );
    }
    // Known to lie within its bounds, a value need not be compared with them: so it is taken to be anything.
    const unknown = { ...binding, bounds: this.#arithmetic.boundsOfSort(binding.bounds) };
    return this.#pool.or(
      ...domain.ranges.map(([low, high]) => this.#walk.within(unknown, low, high)),
    );
  }

  /** One assertion a conjunct, the words above. */
  #assert(formula: Term, words: string): void {
    if (words !== '') this.#lines.push(`; ${words.replace(/\s+/g, ' ').trim()}`);
    for (const conjunct of formula.head === 'and' ? formula.parts : [formula]) {
      if (conjunct !== this.#pool.true) this.#printAssertion(conjunct);
    }
  }

  #printAssertion(formula: Term): void {
    const { definitions, text } = this.#printer.print(formula);
    this.#lines.push(...definitions, `(assert ${text})`);
  }

  #defineObjective(goal: Value): ScriptObjective {
    const symbol = this.#symbols.symbol('objective');
    this.#assert(goal.defined, 'the objective is defined');
    const { definitions, text } = this.#printer.print(goal.term);
    this.#lines.push(
      ...definitions,
      `(define-fun ${symbol} () ${this.#arithmetic.sort(goal.bounds)} ${text})`,
    );
    return {
      symbol,
      bounds: goal.bounds,
      measure: this.#arithmetic.unsigned(symbol, goal.bounds),
      within: (low, high) => this.#objectiveWithin(symbol, goal, low, high),
    };
  }

  #objectiveWithin(symbol: string, { bounds }: Value, low: Integer, high: Integer): string {
    const term = this.#pool.make(symbol, [], this.#arithmetic.sort(bounds));
    const formula = this.#walk.within({ term, bounds }, low, high);
    this.#printer.announce([formula]);
    return this.#printer.print(formula).text;
  }
}

/** Those of the variable's domain; any for an empty one. */
function boundsOf({ domain }: Variable): Bounds {
  return domain.size === 0 ? { low: 0, high: 0 } : { low: domain.min, high: domain.max };
}
