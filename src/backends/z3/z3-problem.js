// One problem in the context of Z3: a solver, the atoms that literals are made of, and what a model is read from.
//
// Every object that outlives the next call is held: the context frees what nobody holds.

/** @typedef {import('./messages.ts').ReadConstant} ReadConstant */
/** @typedef {import('./messages.ts').Equality} Equality */
/** @typedef {import('./messages.ts').Answer} Answer */
/** @typedef {import('./z3-engine.js').Z3Engine} Z3Engine */

const Z3_L_FALSE = -1;
const Z3_L_TRUE = 1;

export class Problem {
  #engine;
  #solver;
  #true;
  /** Everything that is held until the problem is closed. @type {number[]} */
  #held = [];
  /** By number; index 0 is unused. @type {number[]} */
  #atoms = [0];
  /** The negations of the atoms, made when needed. @type {number[]} */
  #negations = [];
  /** For an atom that is no constant a boolean that equals it, as assumptions have to be. @type {Map<number, number>} */
  #proxies = new Map();
  /** @type {readonly ReadConstant[]} */
  #constants = [];
  /** The functions that a model is asked for. @type {number[]} */
  #declarations = [];
  /** Whether a model is read from the constants and not from the atoms. */
  #readsConstants = false;

  /**
   * @param {Z3Engine} engine
   * @param {string} logic
   * @param {number} seed
   */
  constructor(engine, logic, seed) {
    this.#engine = engine;
    const { z3, context } = engine;
    this.#solver = z3._Z3_mk_solver_for_logic(context, engine.symbol(logic));
    z3._Z3_solver_inc_ref(context, this.#solver);
    this.#true = this.#hold(z3._Z3_mk_true(context));
    const params = z3._Z3_mk_params(context);
    z3._Z3_params_inc_ref(context, params);
    z3._Z3_params_set_uint(context, params, engine.symbol('random_seed'), seed);
    // Half the cost of a model is to make tables of functions smaller, and there are no functions.
    z3._Z3_params_set_bool(context, params, engine.symbol('compact'), false);
    z3._Z3_solver_set_params(context, this.#solver, params);
    z3._Z3_params_dec_ref(context, params);
    engine.demand();
  }

  /** @param {number} ast */
  #hold(ast) {
    this.#engine.z3._Z3_inc_ref(this.#engine.context, ast);
    this.#held.push(ast);
    return ast;
  }

  /** @param {string} text @returns {undefined} */
  addText(text) {
    const { z3, context } = this.#engine;
    this.#engine.withText(text, (pointer) =>
      z3._Z3_solver_from_string(context, this.#solver, pointer),
    );
    this.#engine.demand();
  }

  /** @param {ReadConstant} constant */
  #constant({ symbol, sort }) {
    const engine = this.#engine;
    const { z3, context } = engine;
    return this.#hold(z3._Z3_mk_const(context, engine.symbol(symbol), engine.sort(sort)));
  }

  /** @param {readonly ReadConstant[]} constants @returns {undefined} */
  readConstants(constants) {
    const { z3, context } = this.#engine;
    this.#readsConstants = true;
    this.#constants = constants;
    this.#declarations = constants.map((constant) =>
      z3._Z3_get_app_decl(context, this.#constant(constant)),
    );
  }

  /** @param {readonly Equality[]} equalities @returns {undefined} */
  addAtoms(equalities) {
    for (const { constant, value } of equalities) {
      const term = this.#constant(constant);
      this.#atoms.push(
        constant.sort === 'Bool' ? this.#signed(term, value) : this.#equal(term, constant, value),
      );
    }
  }

  /**
   * @param {number} term
   * @param {number} value
   */
  #signed(term, value) {
    const { z3, context } = this.#engine;
    return value === 1 ? term : this.#hold(z3._Z3_mk_not(context, term));
  }

  /**
   * @param {number} term
   * @param {ReadConstant} constant
   * @param {number} value
   */
  #equal(term, { sort }, value) {
    const engine = this.#engine;
    const { z3, context } = engine;
    const digits = typeof sort === 'number' ? BigInt.asUintN(sort, BigInt(value)) : value;
    const numeral = engine.withText(String(digits), (pointer) =>
      z3._Z3_mk_numeral(context, pointer, engine.sort(sort)),
    );
    engine.demand();
    return this.#hold(z3._Z3_mk_eq(context, term, this.#hold(numeral)));
  }

  /** @param {number} count @returns {undefined} */
  addBooleans(count) {
    const engine = this.#engine;
    const { z3, context } = engine;
    const sort = engine.sort('Bool');
    for (let number = this.#atoms.length; number <= count; number++) {
      const symbol = z3._Z3_mk_int_symbol(context, number);
      const atom = this.#hold(z3._Z3_mk_const(context, symbol, sort));
      this.#atoms.push(atom);
      this.#declarations[number] = z3._Z3_get_app_decl(context, atom);
    }
  }

  /** @param {number} literal */
  #formula(literal) {
    const { z3, context } = this.#engine;
    if (literal > 0) return this.#atoms[literal] ?? 0;
    const known = this.#negations[-literal];
    if (known !== undefined) return known;
    const negation = this.#hold(z3._Z3_mk_not(context, this.#atoms[-literal] ?? 0));
    this.#negations[-literal] = negation;
    return negation;
  }

  /** @param {Int32Array} clauses @returns {undefined} */
  addClauses(clauses) {
    /** @type {number[]} */
    let parts = [];
    for (const literal of clauses) {
      if (literal !== 0) {
        parts.push(this.#formula(literal));
        continue;
      }
      this.#assertClause(parts);
      parts = [];
    }
    this.#engine.demand();
  }

  /** @param {readonly number[]} parts */
  #assertClause(parts) {
    const { z3, context } = this.#engine;
    const [first] = parts;
    if (parts.length === 1 && first !== undefined) {
      z3._Z3_solver_assert(context, this.#solver, first);
      return;
    }
    const clause = this.#engine.withList(parts, (pointer) =>
      z3._Z3_mk_or(context, parts.length, pointer),
    );
    z3._Z3_inc_ref(context, clause);
    z3._Z3_solver_assert(context, this.#solver, clause);
    z3._Z3_dec_ref(context, clause);
  }

  /**
   * Assumptions have to be booleans or their negations, so other atoms are given a name.
   * @param {number} literal
   */
  #assumption(literal) {
    const { z3, context } = this.#engine;
    if (!this.#readsConstants) return this.#formula(literal);
    const known = this.#proxies.get(literal);
    if (known !== undefined) return known;
    const proxy = this.#hold(
      this.#engine.withText('assumed', (prefix) =>
        z3._Z3_mk_fresh_const(context, prefix, this.#engine.sort('Bool')),
      ),
    );
    const meaning = this.#hold(z3._Z3_mk_eq(context, proxy, this.#formula(literal)));
    z3._Z3_solver_assert(context, this.#solver, meaning);
    this.#proxies.set(literal, proxy);
    return proxy;
  }

  /**
   * @param {readonly number[]} assumptions
   * @returns {Answer}
   */
  check(assumptions) {
    const { z3, context } = this.#engine;
    const assumed = assumptions.map((literal) => this.#assumption(literal));
    const result = this.#engine.withList(assumed, (pointer) =>
      z3._Z3_solver_check_assumptions(context, this.#solver, assumed.length, pointer),
    );
    if (result === Z3_L_TRUE) return { kind: 'sat', values: this.#model() };
    if (result === Z3_L_FALSE) {
      this.#engine.demand();
      const core = assumed.length === 0 ? new Set() : this.#core();
      return {
        kind: 'unsat',
        core: assumptions.filter((_, i) => core.has(assumed[i])),
      };
    }
    const reason = z3._Z3_solver_get_reason_unknown(context, this.#solver);
    return { kind: 'unknown', reason: z3.UTF8ToString(reason) };
  }

  /** @returns {Set<number | undefined>} */
  #core() {
    const { z3, context } = this.#engine;
    const vector = z3._Z3_solver_get_unsat_core(context, this.#solver);
    z3._Z3_ast_vector_inc_ref(context, vector);
    const size = z3._Z3_ast_vector_size(context, vector);
    const core = Array.from({ length: size }, (_, i) => z3._Z3_ast_vector_get(context, vector, i));
    z3._Z3_ast_vector_dec_ref(context, vector);
    return new Set(core);
  }

  #model() {
    const { z3, context } = this.#engine;
    const model = z3._Z3_solver_get_model(context, this.#solver);
    this.#engine.demand();
    z3._Z3_model_inc_ref(context, model);
    try {
      return this.#readsConstants ? this.#values(model) : this.#truths(model);
    } finally {
      z3._Z3_model_dec_ref(context, model);
    }
  }

  /** @param {number} model */
  #truths(model) {
    const { z3, context } = this.#engine;
    const truths = new Uint8Array(this.#atoms.length);
    for (let number = 1; number < truths.length; number++) {
      const declaration = this.#declarations[number] ?? 0;
      const value = z3._Z3_model_get_const_interp(context, model, declaration);
      truths[number] = value === this.#true ? 1 : 0;
    }
    return truths;
  }

  /** @param {number} model */
  #values(model) {
    const { z3, context } = this.#engine;
    return this.#constants.map(({ sort }, i) => {
      const value = z3._Z3_model_get_const_interp(context, model, this.#declarations[i] ?? 0);
      // What a model says nothing of may have any value.
      if (value === 0) return 0;
      if (sort === 'Bool') return value === this.#true ? 1 : 0;
      const digits = z3.UTF8ToString(z3._Z3_get_numeral_string(context, value));
      return Number(sort === 'Int' ? digits : BigInt.asIntN(sort, BigInt(digits)));
    });
  }

  close() {
    const { z3, context } = this.#engine;
    z3._Z3_solver_dec_ref(context, this.#solver);
    for (const ast of this.#held) z3._Z3_dec_ref(context, ast);
  }
}
