import { n as identityBy } from "./fields-WrLIxNKH.js";
import { r as good } from "./diagnostic-4Z-7KFgF.js";
import { readFileSync } from "node:fs";
// src/compile.ts
/**
* Compiles a text. Mistakes in it are diagnostics in the result; nothing is thrown for them.
*
* @param text with the name of its file, or without one
*
* @example
* const { puzzle, sources } = await compile({ name: 'zebra.yaml', text: await readFile('zebra.yaml', 'utf8') });
* if (!puzzle.ok) for (const each of puzzle.diagnostics) console.error(renderDiagnostic(each, sources, { color: false }));
*/
async function compile(text, options = {}) {
	const source = typeof text === "string" ? {
		name: "puzzle",
		text
	} : text;
	const sources = [source];
	const read = await frontEnds[languageOf(source, options)](source, options, sources);
	return {
		puzzle: read.ok ? amended(read.value, read.warnings, options) : read,
		sources
	};
}
const frontEnds = {
	sugar: async (_source, _options, sources) => {
		const { compileSugar } = await import("./puzzle-CyZpUO7q.js");
		return compileSugar(0, sources);
	},
	yaml: async (source, { settings = [], data = [] }, sources) => {
		const { compileYamlLazily } = await import("./lazily-LCqFVA0R.js");
		return compileYamlLazily(source, {
			settings,
			data,
			sources
		});
	},
	cnf: async (source, _options, sources) => {
		const { compileDimacs } = await import("./dimacs-CNNp-Ze0.js");
		return compileDimacs(source, sources);
	},
	alphametic: async ({ text }, { keys = {} }, sources) => {
		const { compileAlphametic } = await import("./one-line-BeRNJfcE.js");
		return compileAlphametic(text, keys, sources);
	},
	countdown: async ({ text }, { keys = {} }, sources) => {
		const { compileCountdown } = await import("./one-line-DBPDgbe7.js");
		return compileCountdown(text, keys, sources);
	}
};
const endings = {
	sugar: "sugar",
	csp: "sugar",
	yaml: "yaml",
	yml: "yaml",
	json: "yaml",
	cnf: "cnf",
	dimacs: "cnf"
};
/** The language of a text whose name does not tell: how its first line that is no comment begins. */
function languageOf({ name, text }, { language }) {
	const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
	const known = language ?? endings[ending];
	if (known) return known;
	if (/^\s*[(;]/.test(text)) return "sugar";
	return /^(c\b.*\n|\s)*p cnf /.test(text) ? "cnf" : "yaml";
}
/** The puzzle with the objective and the answer that the call asks for. */
function amended(puzzle, warnings, options) {
	const aimed = withObjective(puzzle, options);
	if (!aimed.ok) return aimed;
	const projected = withProjection(aimed.value, options.project);
	return projected.ok ? good(projected.value, warnings) : projected;
}
function withObjective(puzzle, { minimize, maximize }) {
	const text = minimize ?? maximize;
	if (text === void 0) return good(puzzle);
	const term = puzzle.term(text);
	if (!term.ok) return term;
	const objective = {
		sense: minimize === void 0 ? "maximize" : "minimize",
		term: term.value,
		span: void 0
	};
	const { search: _, preference: __, ...plain } = puzzle;
	return good({
		...plain,
		model: {
			...puzzle.model,
			objective
		}
	});
}
function withProjection(puzzle, names) {
	if (!names) return good(puzzle);
	const fields = [];
	for (const name of names) {
		const field = puzzle.field(name);
		if (!field.ok) return field;
		fields.push(field.value);
	}
	const answer = [...new Set(fields.flatMap(({ variables }) => variables))];
	const { model } = puzzle;
	return good({
		...puzzle,
		fields,
		model: {
			...model,
			answer
		},
		projectedFrom: model.answer,
		...puzzle.identity && {
			identity: identityBy(fields),
			wholeIdentity: puzzle.wholeIdentity ?? puzzle.identity
		}
	});
}
// ../probe/entry.ts
const all = readFileSync(process.argv[2], "utf8").split(/^=== ?(.*)\n/m);
for (let i = 1; i < all.length; i += 2) {
	const c = await compile({
		name: (all[i].trim() || "m") + (/sugar/.test(all[i]) ? "" : ".yaml"),
		text: all[i + 1]
	}, {
		settings: [],
		data: [],
		minimize: void 0
	});
	const ds = c.puzzle.ok ? c.puzzle.warnings : c.puzzle.diagnostics;
	console.log("#### " + all[i] + " | " + all[i + 1].trim().split("\n").slice(-1)[0]);
	console.log(ds.map((d) => `${d.severity} ${d.code}: ${d.message}  @[${d.span ? c.sources[d.span.file].text.slice(d.span.start, d.span.end) : ""}]\n     help: ${d.help ?? ""} ${d.notes.map((n) => "note:" + n.message)}`).join("\n") || "  (fine)");
}
export {};
