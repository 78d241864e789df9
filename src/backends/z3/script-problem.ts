// A model as a script of SMT-LIB, over integers or bit-vectors.
import { type Integer, negate } from '../../base/integer.ts';
import { printScript } from '../../encode/smt2/print-script.ts';
import { type NumberFormat, type Smt2Script, scriptOf } from '../../encode/smt2/script.ts';
import { domainHas } from '../../model/domain.ts';
import { meaningOfTerm } from '../../model/evaluate.ts';
import type { VarId } from '../../model/expression.ts';
import type { Assignment, Model, Variable } from '../../model/model.ts';
import type { Assumption, Statistics } from '../backend.ts';
import type { Question, ReadConstant } from './messages.ts';
import type { CostFunction, Literal, Problem, Telling } from './problem.ts';

/** The solver that each format of numbers goes to: bit-vectors are finite, and there is a solver for what is finite. */
const logics: { readonly [F in NumberFormat]: (script: Smt2Script) => string } = {
  int: ({ logic }) => logic,
  'bit-vector': () => 'QF_FD',
};

export class ScriptProblem implements Problem {
  readonly #model: Model;
  readonly #script: Smt2Script;
  readonly #constants: readonly ReadConstant[];
  /** Everything that a thread has to be told, in order. */
  readonly #questions: Question[];
  /** The number of the atom for a value of a variable. */
  readonly #atoms = new Map<string, number>();
  readonly isRefuted: boolean;
  readonly objective: CostFunction | undefined;

  /** @throws TooLarge when a term is larger than what Z3 can be given. */
  constructor(model: Model, format: NumberFormat, seed: number) {
    this.#model = model;
    const script = scriptOf(model, format);
    this.#script = script;
    this.#constants = script.constants.map(({ symbol, sort }) => ({
      symbol: symbol.replace(/^\|(.*)\|$/s, '$1'),
      sort: sort === 'Bool' || sort === 'Int' ? sort : Number(/\d+/.exec(sort)?.[0]),
    }));
    this.#questions = [
      { kind: 'open', logic: logics[format](script), seed },
      { kind: 'text', text: script.text },
      { kind: 'read', constants: this.#constants },
    ];
    this.isRefuted = model.variables.some(({ domain }) => domain.size === 0);
    this.objective = this.#costFunction();
  }

  /** Whether it is arithmetic of sums alone. */
  get isLinear(): boolean {
    return this.#script.logic === 'QF_LIA';
  }

  get stats(): Statistics {
    return { logic: this.#script.logic, 'text bytes': this.#script.text.length };
  }

  tellFrom(known: number): Telling {
    return { questions: this.#questions.slice(known), known: this.#questions.length };
  }

  literal({ variable, value, equal }: Assumption): Literal {
    const declared = this.#model.variables[variable] as Variable;
    if (!domainHas(declared.domain, value)) return !equal;
    if (declared.type === 'boolean') {
      const truth = this.#atom(variable, 1);
      return (value === 1) === equal ? truth : -truth;
    }
    const atom = this.#atom(variable, value);
    return equal ? atom : -atom;
  }

  #atom(variable: VarId, value: number): number {
    return this.#newAtom(`${variable} ${value}`, this.#constants[variable] as ReadConstant, value);
  }

  #newAtom(key: string, constant: ReadConstant, value: number): number {
    const known = this.#atoms.get(key);
    if (known !== undefined) return known;
    const atom = this.#atoms.size + 1;
    this.#atoms.set(key, atom);
    this.#questions.push({ kind: 'atoms', atoms: [{ constant, value }] });
    return atom;
  }

  block(keys: readonly VarId[], seen: Assignment): void {
    const clause: number[] = [];
    for (const variable of keys) {
      const literal = this.literal({ variable, value: seen[variable] ?? Number.NaN, equal: false });
      if (literal === true) return;
      if (literal !== false) clause.push(literal);
    }
    this.#questions.push({ kind: 'clauses', clauses: Int32Array.of(...clause, 0) });
  }

  read(values: ArrayLike<number>): Assignment {
    return this.#model.variables.map(({ id, domain }) => {
      const value = values[id] ?? 0;
      // A model of Z3 leaves out what does not matter.
      return domainHas(domain, value) ? value : domain.min;
    });
  }

  print(): string {
    return printScript(this.#model, this.#script);
  }

  #costFunction(): CostFunction | undefined {
    const { objective } = this.#model;
    const written = this.#script.objective;
    if (!objective || !written) return undefined;
    const meaning = meaningOfTerm(objective.term);
    const { low, high } = written.bounds;
    const minimize = objective.sense === 'minimize';
    const costOf = (value: Integer): Integer => (minimize ? value : negate(value));
    return {
      least: minimize ? low : negate(high),
      greatest: minimize ? high : negate(low),
      costOf: (values) => costOf(meaning(this.read(values)) ?? 0),
      atMost: (cost) => {
        const formula = minimize ? written.within(low, cost) : written.within(negate(cost), high);
        return this.#named(`cost at most ${cost}`, formula);
      },
    };
  }

  /** An atom that implies a formula. */
  #named(name: string, formula: string): Literal {
    if (!this.#atoms.has(name)) {
      this.#questions.push({
        kind: 'text',
        text: `(declare-const |${name}| Bool) (assert (=> |${name}| ${formula}))`,
      });
    }
    return this.#newAtom(name, { symbol: name, sort: 'Bool' }, 1);
  }
}
