import { D as termOf, H as formulaOf, I as list, X as boundsOf, j as isList, o as variablesOf } from "./fields-WrLIxNKH.js";
import { at as parseInteger } from "./diagnostic-4Z-7KFgF.js";
import { D as emptyScope, E as readWhole, J as decimal, M as suspectComment, N as textOf, X as Analysis, _ as parameterValue, a as bothObjectives, c as listExpected, ct as describeType, dt as number, et as similar, f as objectiveUnknown, ft as text, g as parameterUnknown, h as parameterTwice, it as toKnown, m as parameterMissing, n as isNothing, ot as boolean, p as parameterKind, pt as unknown, r as notation, st as commonOf, t as describeNode, ut as listOf, v as textExpected, w as readTruth } from "./node-kind-CuHHsrJh.js";
import { n as neverTrue, r as saidTwice, t as alwaysTrue } from "./statement-D5svzMj2.js";
import { t as ModelBuilder } from "./builder-Ba1jqDGm.js";
// src/puzzles/draft.ts
var Draft = class {
	family;
	root;
	/** The text of the puzzle. */
	source;
	sources;
	reports;
	parameters;
	builder = new ModelBuilder();
	analysis;
	#entries;
	#statements = [];
	#said = /* @__PURE__ */ new Map();
	constructor(family, root, source, sources, parameters, reports) {
		this.family = family;
		this.root = root;
		this.source = source;
		this.sources = sources;
		this.parameters = parameters;
		this.reports = reports;
		this.analysis = new Analysis(this.builder, reports, sources);
		this.#entries = new Map(root.entries.map((entry) => [entry.key.text, entry]));
	}
	report(diagnostic) {
		this.analysis.report(diagnostic);
	}
	/** The value of a key. */
	node(key) {
		return this.#entries.get(key)?.value;
	}
	/** Where a key stands; the whole file where it does not. */
	keySpan(key) {
		return this.#entries.get(key)?.key.span ?? this.root.span;
	}
	/** The value of a key that is text; undefined where there is none, or after a report. */
	atom(key) {
		const node = this.node(key);
		if (node === void 0 || node.kind === "atom") return node;
		this.report(textExpected(node.span, key, describeNode(node)));
	}
	text(key) {
		return this.atom(key)?.text.trimEnd();
	}
	/** The items of a key that is a list; a single value counts as a list of one, nothing (all commented out) as none. */
	items(key) {
		const node = this.node(key);
		if (node === void 0) return [];
		if (node.kind === "list") return node.items;
		if (node.kind === "atom") return isNothing(node) ? [] : [node];
		this.report(listExpected(node.span, key, describeNode(node)));
		return [];
	}
	/** The text of a value that is to be an expression; undefined after a report. */
	expressionText(node) {
		const source = this.analysis.source(node.span.file);
		const text = textOf(node, source);
		if ("severity" in text) {
			this.report(text);
			return;
		}
		const suspect = suspectComment(text, source);
		if (suspect) this.report(suspect);
		return text;
	}
	/** What an expression says that is true or false; undefined after a report. It is not added to the model. */
	truth(node, language) {
		const text = this.expressionText(node);
		return text && readTruth(text, this.analysis, language)?.value;
	}
	/** The integer that an expression over the parameters is; undefined after a report. */
	constant(node, why) {
		const text = this.expressionText(node);
		const read = text && readWhole(text, this.analysis, { scope: this.scope(emptyScope) });
		return text && read && toKnown(read.value, text.span, this.analysis, why);
	}
	/** The names of a scope, and behind them the parameters. */
	scope(own) {
		const { parameters } = this;
		return {
			declares: (name) => own.declares(name) || parameters.get(name) !== void 0,
			word: (word, expected) => own.word(word, expected) ?? (word.quoted ? void 0 : parameters.lookup(word.text)),
			...own.member && { member: (group, member) => own.member?.(group, member) },
			...own.numeral && { numeral: (literal, expected) => own.numeral?.(literal, expected) },
			...own.function && { function: (name) => own.function?.(name) },
			spellings: () => [...own.spellings(), ...[...parameters.all].map(({ name }) => name)]
		};
	}
	/**
	* Reads the lines of a list as things that hold, and adds them to the model.
	* @param other reads a line in a form of the family's own, and says whether it did
	*/
	statements(key, language, other = () => false) {
		for (const node of this.items(key)) {
			if (other(node)) continue;
			const text = this.expressionText(node);
			const read = text && readTruth(text, this.analysis, language);
			if (text && read) this.require(read.value, text.span, text.text, read.tree);
		}
	}
	/** Adds a line of the author's to the model, with warnings about what is odd. */
	require(truth, span, text, tree, meaning) {
		const words = text.replace(/\s+/g, " ").trim();
		const normal = tree ? notation(tree) : words;
		const before = this.#said.get(normal);
		if (before) this.report(saidTwice(span, [{
			span: before,
			message: "first here"
		}]));
		else this.#said.set(normal, span);
		this.#statements.push({
			span,
			words,
			tree,
			meaning
		});
		const certain = this.reports.errors === 0 ? this.#certain(truth) : void 0;
		if (certain === true) this.report(alwaysTrue(span));
		if (certain === false) this.report(neverTrue(span));
		if (truth !== true) this.builder.require(formulaOf(truth), {
			span,
			words
		});
	}
	/** What can be told of a comparison from the domains alone. */
	#certain(truth) {
		if (typeof truth === "boolean") return truth;
		if (truth.kind !== "compare" || truth.operator === "eq" || truth.operator === "ne") return void 0;
		const { domainOf } = this.analysis;
		const [left, right] = [boundsOf(truth.left, domainOf), boundsOf(truth.right, domainOf)];
		const [low, high] = truth.operator === "lt" || truth.operator === "le" ? [left, right] : [right, left];
		const isStrict = truth.operator === "lt" || truth.operator === "gt";
		if ([truth.left, truth.right].every(({ kind }) => kind === "variable" || kind === "constant") && (isStrict ? low.high < high.low : low.high <= high.low)) return true;
		return (isStrict ? low.low >= high.high : low.low > high.high) ? false : void 0;
	}
	/** The lines that were read so far. */
	get read() {
		return this.#statements;
	}
	/** Reads `minimize` or `maximize`. */
	objective(language) {
		const [first, second] = [this.#entries.get("minimize"), this.#entries.get("maximize")];
		if (first && second) this.report(bothObjectives(second.key.span));
		if (first) this.#optimise("minimize", first.value, language);
		else if (second) this.#optimise("maximize", second.value, language);
	}
	#optimise(sense, node, language) {
		const text = this.expressionText(node);
		const read = text && readWhole(text, this.analysis, language);
		if (!text || !read) return;
		if (variablesOf(read.value).length === 0) this.report(objectiveUnknown(text.span));
		this.builder.optimise(sense, termOf(read.value), text.span);
	}
};
// src/puzzles/parameters.ts
function constantOf(name, node, reports) {
	if (node.kind === "list") return listConstant(name, node.items, reports);
	if (node.kind === "mapping") {
		reports.add(parameterValue(node.span, name, describeNode(node)));
		return;
	}
	const { text: word, quoted, span } = node;
	if (quoted) return {
		type: text,
		value: word
	};
	if (/^[-+]?\d+$/.test(word)) return {
		type: number,
		value: parseInteger(word.replace("+", ""))
	};
	if (word === "true" || word === "false") return {
		type: boolean,
		value: word === "true"
	};
	if (/^[-+]?\d*\.\d+$/.test(word)) {
		reports.add(decimal(span, word));
		return;
	}
	return {
		type: text,
		value: word
	};
}
/** A list; one of lists that all have the same shape is an array of more dimensions. */
function listConstant(name, nodes, reports) {
	const items = nodes.map((node) => constantOf(name, node, reports));
	const known = items.filter((item) => item !== void 0);
	if (known.length < items.length) return void 0;
	const values = known.map(({ value }) => value);
	const lists = values.filter(isList);
	const [first] = lists;
	const type = commonOf(known.map((item) => item.type));
	if (!(first && lists.length === values.length && lists.every((one) => fits(one, first)))) return {
		type: listOf(type),
		value: list(values)
	};
	const axes = [{
		low: 1,
		high: lists.length
	}, ...first.axes];
	const element = type.kind === "list" ? type.element : type;
	const value = {
		kind: "list",
		axes,
		items: lists.flatMap((one) => one.items)
	};
	return {
		type: listOf(element, axes.length),
		value
	};
}
function fits(a, b) {
	return a.axes.length === b.axes.length && a.axes.every(({ high }, i) => high === b.axes[i]?.high);
}
/** The parameters of a file, with what calls from outside say. */
var Parameters = class {
	#all = /* @__PURE__ */ new Map();
	constructor(declared, overrides, reports) {
		const given = /* @__PURE__ */ new Map();
		const names = (declared?.entries ?? []).map(({ key }) => key.text);
		for (const override of overrides) {
			const { text: name, span } = override.name;
			if (!names.includes(name)) reports.add(parameterUnknown(span, name, similar(name, names)));
			else if (given.has(name)) reports.add(parameterTwice(span, name));
			else given.set(name, override);
		}
		for (const { key, value } of declared?.entries ?? []) this.#declare(key, value, given.get(key.text), reports);
	}
	#declare(key, node, override, reports) {
		const isEmpty = isNothing(node);
		if (isEmpty && !override) {
			reports.add(parameterMissing(key.span, key.text));
			this.#set(key, void 0);
			return;
		}
		const own = isEmpty ? void 0 : constantOf(key.text, node, reports);
		const other = override && constantOf(key.text, override.value, reports);
		if (own && other && own.type.kind !== other.type.kind) {
			const [wanted, found] = [describeType(own.type), describeType(other.type)];
			reports.add(parameterKind(override?.value.span, key.text, wanted, found));
			this.#set(key, own);
		} else this.#set(key, override ? other : own);
	}
	#set({ text: name, span }, constant) {
		if (!constant) {
			this.#all.set(name, {
				type: unknown,
				value: 0,
				name,
				span,
				broken: true
			});
			return;
		}
		const value = isList(constant.value) ? {
			...constant.value,
			name
		} : constant.value;
		this.#all.set(name, {
			type: constant.type,
			value,
			name,
			span
		});
	}
	get(name) {
		return this.#all.get(name);
	}
	/** What a name means if it is a parameter. */
	lookup(name) {
		return this.#all.get(name);
	}
	get all() {
		return this.#all.values();
	}
};
export { Draft as n, Parameters as t };
