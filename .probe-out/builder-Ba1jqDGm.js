import { U as variable, a as booleanDomain, h as invariant, v as boolean } from "./diagnostic-4Z-7KFgF.js";
// src/model/builder.ts
var ModelBuilder = class {
	#variables = [];
	#assertions = [];
	/** By type and name. */
	#ids = {
		integer: /* @__PURE__ */ new Map(),
		boolean: /* @__PURE__ */ new Map()
	};
	#objective;
	#answer;
	/**
	* Declares an integer variable and returns the term for it.
	* @throws Bug when an integer variable of that name exists.
	*/
	integer(name, domain, span) {
		const id = this.#declare({
			name,
			type: "integer",
			domain,
			span
		});
		return variable(id);
	}
	/**
	* Declares a boolean variable and returns the formula for it.
	* @throws Bug when a boolean variable of that name exists.
	*/
	boolean(name, span) {
		const id = this.#declare({
			name,
			type: "boolean",
			domain: booleanDomain,
			span
		});
		return boolean(id);
	}
	#declare(variable) {
		const { type, name } = variable;
		const ids = this.#ids[type];
		invariant(!ids.has(name), `the ${type} ${name} is declared twice`);
		const id = this.#variables.length;
		this.#variables.push({
			id,
			...variable
		});
		ids.set(name, id);
		return id;
	}
	/** The variable of that type and name, if there is one. */
	find(type, name) {
		const id = this.#ids[type].get(name);
		return id === void 0 ? void 0 : this.#variables[id];
	}
	get variables() {
		return this.#variables;
	}
	get assertions() {
		return this.#assertions;
	}
	/** Adds something that every solution satisfies. */
	require(formula, { span, words = "", implicit = false, redundant } = {}) {
		const stated = {
			formula,
			span,
			words,
			implicit
		};
		this.#assertions.push(redundant ? {
			...stated,
			redundant
		} : stated);
	}
	/** Sets the objective; a later call replaces an earlier one. */
	optimise(sense, term, span, advice = {}) {
		this.#objective = {
			sense,
			term,
			span,
			...advice
		};
	}
	/** Says which variables make a solution; without a call all that were declared do. */
	answer(ids) {
		this.#answer = [...new Set(ids)];
	}
	build() {
		return {
			variables: [...this.#variables],
			assertions: [...this.#assertions],
			objective: this.#objective,
			answer: this.#answer ?? this.#variables.map(({ id }) => id)
		};
	}
};
export { ModelBuilder as t };
