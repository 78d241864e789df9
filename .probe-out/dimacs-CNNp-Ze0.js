import { t as ModelBuilder } from "./builder-Ba1jqDGm.js";
import { L as not, R as or, n as failed, r as good, t as Reports } from "./diagnostic-4Z-7KFgF.js";
import { i as warning, r as error, t as counted } from "./message-DJw8gymv.js";
// src/text/catalogue/dimacs.ts
const example = `

    c three variables, two clauses
    p cnf 3 2
    1 -2 0
    2 3 0`;
/** Clauses come, or the text ends, before there was a header. */
const dimacsNoHeader = error("dimacs-no-header", `A CNF file says how many variables and clauses it has before the first clause: \`p cnf VARIABLES CLAUSES\`. Lines that
begin with \`c\` are comments.${example}`, () => ({
	message: "the line `p cnf VARIABLES CLAUSES` is missing",
	help: "write it above the first clause"
}));
/** A header that is none. */
const dimacsBadHeader = error("dimacs-bad-header", `The header is \`p cnf\` and two numbers, how many variables and how many clauses, once in a file.${example}`, (line) => `\`${line}\` is no header: that would be \`p cnf VARIABLES CLAUSES\`, once`);
/** More variables than can be held. */
const dimacsTooManyVariables = error("dimacs-too-many-variables", `The header says how many variables there are, whether clauses mention them or not, and each of them gets a place in the
answer. There may be 100,000 of them and one more for each character of the file, five million at most.${example}`, (stated, most) => ({
	message: `${stated.toLocaleString("en")} variables are more than ${most.toLocaleString("en")}`,
	help: "number the variables without gaps"
}));
/** Something that is no number among the clauses. */
const dimacsBadToken = error("dimacs-bad-token", `A clause is a list of numbers that ends with 0: the number of a variable, with \`-\` in front where it is to be
false.${example}`, (token) => `\`${token}\` is no literal`);
/** A variable with a larger number than the header allows. */
const dimacsVariableBeyond = error("dimacs-variable-beyond", `The header says how many variables there are, and they are numbered from 1.${example}`, (literal, variables) => `\`${literal}\` is beyond the ${counted(variables, "variable")} of the header`);
/** The last clause has no 0. */
const dimacsOpenClause = warning("dimacs-open-clause", `Each clause ends with 0, the last one too. Without it the text may have been cut off, so it is read as if it were there
and this is said.${example}`, () => "the last clause does not end with 0");
/** Another number of clauses than the header says. */
const dimacsClauseCount = warning("dimacs-clause-count", `The header says how many clauses there are. If there are more or fewer, part of the text may be missing; what is there
is solved.${example}`, (stated, found) => `the header promises ${counted(stated, "clause")}, but there ${found === 1 ? "is" : "are"} ${found}`);
/** An expression where a CNF file has no language for one. */
const dimacsNoTerms = error("dimacs-no-terms", `A CNF file speaks of variables that are true or false, so there is nothing to minimize or to compare in it. A statement
about it is a clause: \`1 -2\` says that variable 1 is true or variable 2 is false.`, (text) => ({
	message: `\`${text}\` is no number in a CNF file`,
	help: "a statement about a CNF file is a clause, such as `1 -2`"
}));
/** A name that is no variable of the file. */
const dimacsNoVariable = error("dimacs-no-variable", `The variables of a CNF file are called \`x1\`, \`x2\` and so on, up to the number in its header; \`1\`, \`2\` will do
too.`, (name, variables) => `\`${name}\` is none of the ${counted(variables, "variable")} of this file`);
// src/puzzles/dimacs/literal-lines.ts
/** A line is no longer than this. */
const lineWidth = 78;
/** The numbers of the variables from 1 on, negative where they are false. */
function literalLines(at, { prefix = "", end = [], dressed = (word) => word }) {
	const lines = [];
	let line = prefix;
	let width = prefix.length;
	const words = at.map((value, i) => String(value === 1 ? i + 1 : -i - 1));
	for (const [i, word] of [...words, ...end].entries()) {
		if (line !== prefix && width + 1 + word.length > lineWidth) {
			lines.push(line);
			line = prefix;
			width = prefix.length;
		}
		const shown = i < words.length ? dressed(word, i) : word;
		width += line === "" ? word.length : word.length + 1;
		line += line === "" ? shown : ` ${shown}`;
	}
	return [...lines, line].join("\n");
}
// src/puzzles/dimacs/read.ts
const mostVariables = 5e6;
/** As many as can be mentioned in a text, and these. A header that states more is a slip, and nobody waits for it. */
const mostUnmentioned = 1e5;
/** More mistakes than this are not reported. */
const mostReports = 20;
var Reader = class {
	#file;
	/** How many variables the header may state. */
	#most;
	reports = new Reports();
	#header;
	#clauses = [];
	#literals = [];
	#start = 0;
	#end = 0;
	/** @param length of the whole text */
	constructor(file, length) {
		this.#file = file;
		this.#most = Math.min(mostVariables, mostUnmentioned + length);
	}
	#span(start, end) {
		return {
			file: this.#file,
			start,
			end
		};
	}
	/** Reads a line; false when there is nothing more to read. */
	line(text, start) {
		const trimmed = text.trim();
		if (trimmed.startsWith("%")) return false;
		if (trimmed === "" || /^c(\s|$)/.test(trimmed)) return true;
		const span = this.#span(start, start + text.trimEnd().length);
		if (trimmed.startsWith("p")) this.#readHeader(trimmed, span);
		else if (!this.#header) this.reports.add(dimacsNoHeader(span));
		if (!this.#header) return false;
		if (!trimmed.startsWith("p")) for (const word of text.matchAll(/\S+/g)) this.#token(word[0], start + word.index);
		return this.reports.errors < mostReports;
	}
	#readHeader(text, span) {
		const [, variables, clauses] = /^p\s+cnf\s+(\d{1,9})\s+(\d{1,9})$/.exec(text) ?? [];
		if (variables === void 0 || clauses === void 0 || this.#header) {
			this.reports.add(dimacsBadHeader(span, text));
			return;
		}
		if (Number(variables) > this.#most) this.reports.add(dimacsTooManyVariables(span, Number(variables), this.#most));
		this.#header = {
			variables: Number(variables),
			clauses: Number(clauses),
			span
		};
	}
	#token(token, start) {
		const end = start + token.length;
		if (this.#literals.length === 0) this.#start = start;
		this.#end = end;
		const value = /^-?\d{1,10}$/.test(token) ? Number(token) : NaN;
		const variables = this.#header?.variables ?? 0;
		if (Number.isNaN(value)) this.reports.add(dimacsBadToken(this.#span(start, end), token));
		else if (Math.abs(value) > variables) this.reports.add(dimacsVariableBeyond(this.#span(start, end), token, variables));
		else if (value === 0) this.#close();
		else this.#literals.push(value);
	}
	#close() {
		this.#clauses.push({
			literals: this.#literals,
			span: this.#span(this.#start, this.#end)
		});
		this.#literals = [];
	}
	finish(length) {
		const { reports } = this;
		const header = this.#header;
		if (!header && reports.errors === 0) reports.add(dimacsNoHeader(this.#span(length, length)));
		if (this.#literals.length > 0) {
			reports.add(dimacsOpenClause(this.#span(this.#start, this.#end)));
			this.#close();
		}
		const found = this.#clauses.length;
		if (header && found !== header.clauses && reports.errors === 0) reports.add(dimacsClauseCount(header.span, header.clauses, found));
		return reports.check({
			variables: header?.variables ?? 0,
			clauses: this.#clauses
		});
	}
};
/** Reads a CNF file, which is the text with that index. */
function readDimacs(text, file) {
	const reader = new Reader(file, text.length);
	const lines = /[^\r\n]*(\r\n|\r|\n|$)/g;
	while (lines.lastIndex < text.length) {
		const start = lines.lastIndex;
		const line = lines.exec(text)?.[0] ?? "";
		if (!reader.line(line.replace(/[\r\n]+$/, ""), start)) break;
	}
	return reader.finish(text.length);
}
// src/puzzles/dimacs/dimacs.ts
function puzzleOf({ variables, clauses }) {
	const builder = new ModelBuilder();
	const booleans = Array.from({ length: variables }, (_, i) => builder.boolean(`x${i + 1}`));
	const formulaOf = (literal) => {
		const boolean = booleans[Math.abs(literal) - 1];
		return literal > 0 ? boolean : not(boolean);
	};
	for (const { literals, span } of clauses) builder.require(or(...literals.map(formulaOf)), {
		span,
		words: literals.join(" ")
	});
	const fields = booleans.map(({ id }, i) => ({
		name: `x${i + 1}`,
		variables: [id],
		read: (at) => at[id] === 1
	}));
	return {
		family: "cnf",
		title: void 0,
		description: void 0,
		model: builder.build(),
		fields,
		field(name) {
			const number = /^x?(\d{1,9})$/.exec(name)?.[1];
			const field = fields[Number(number ?? 0) - 1];
			return field ? good(field) : failed(dimacsNoVariable(void 0, name, variables));
		},
		term: (text) => failed(dimacsNoTerms(void 0, text)),
		formula: (text) => readClause(text, variables, formulaOf),
		draw(at, { color, marked }) {
			const isMarked = (i) => marked?.has(booleans[i]?.id) ?? false;
			const mark = (word) => color ? `\u001b[7m${word}\u001b[0m` : `${word}*`;
			return literalLines(at, { dressed: (word, i) => isMarked(i) ? mark(word) : word });
		}
	};
}
/** A clause from the command line; its 0 may be left out. */
function readClause(text, variables, formulaOf) {
	const words = text.trim().split(/\s+/);
	if (words.at(-1) === "0") words.pop();
	for (const word of words) {
		const number = Number(word);
		if (!(/^-?[1-9]\d{0,8}$/.test(word) && Math.abs(number) <= variables)) return failed(dimacsBadToken(void 0, word));
	}
	return good(or(...words.map((word) => formulaOf(Number(word)))));
}
/** Compiles a CNF file, which is one of the sources. */
function compileDimacs(source, sources) {
	const read = readDimacs(source.text, Math.max(0, sources.indexOf(source)));
	return read.ok ? good(puzzleOf(read.value), read.warnings) : read;
}
export { compileDimacs };
