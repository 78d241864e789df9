import { h as invariant, t as Reports } from "./diagnostic-4Z-7KFgF.js";
import { B as beginsWithStar, F as aliasesTooMany, H as colonInLine, I as anchor, L as beginsWithBracket, P as aliasUnknown, R as beginsWithQuestion, U as dashWithoutBlank, V as beginsWithTag, W as reservedSign, b as unknownKey, i as badTable, l as mappingExpected, n as isNothing, t as describeNode, u as missingKey, v as textExpected, y as unknownFamily, z as beginsWithQuote } from "./node-kind-CuHHsrJh.js";
import { r as error } from "./message-DJw8gymv.js";
import { i as nearest, r as positionAt, t as addSource } from "./source-VLR-ME-q.js";
import { n as Draft, t as Parameters } from "./parameters-BCPPgmRa.js";
import { Composer, Parser, isAlias, isMap, isScalar, isSeq } from "yaml";
// src/text/catalogue/yaml-file.ts
const emptyFile = error("yaml-empty", `There is nothing in the file but blanks and comments. A puzzle has at least one key, such as \`variables:\`.`, () => "the file is empty: there is no puzzle in it");
const notMapping = error("yaml-not-a-mapping", `A puzzle is a list of keys with values: \`puzzle: alphametic\` and so on. This file holds something else.`, (found) => ({ message: `a puzzle is made of keys with values, such as "title: Eight queens"; this file is ${found}` }));
const duplicateKey = error("yaml-duplicate-key", `A key may stand once in a mapping. Keys that mean the same number (\`1\` and \`01\`) are the same key.`, (key, first, note) => ({
	message: key === first ? `the key "${key}" occurs twice` : `${key} and ${first} are the same key, so it occurs twice`,
	notes: note ?? [],
	help: "keep one of them, or put what belongs together into one list"
}));
const mergeKey = error("yaml-merge-key", `\`<<\` merged one mapping into another in YAML 1.1. YAML 1.2, which puzzlec reads, has no merging.

\`\`\`yaml
parameters:
  <<: {n: 8}      # wrong
  n: 8            # right
\`\`\``, () => "the key << (merge) belongs to YAML 1.1; write the keys out");
const oldVersion = error("yaml-version", `puzzlec reads YAML 1.2, where \`no\`, \`on\` and \`010\` are words and numbers as they look. A file that asks for
YAML 1.1 asks for other meanings.`, (version) => `this file asks for YAML ${version}, and puzzlec reads YAML 1.2`);
const directive = error("yaml-directive", `A line that begins with \`%\` in front of \`---\` is a directive to YAML. puzzlec knows none but \`%YAML 1.2\`, which may be
left out.

\`\`\`yaml
title: Queens      # nothing is needed in front
\`\`\``, (name) => `puzzlec does not know the directive ${name}`);
const secondDocument = error("yaml-second-document", `\`---\` begins a further document in a YAML file. puzzlec reads one puzzle from a file; give each its own file, and
call \`puzzlec solve\` with all of them.`, () => ({
	message: "a second document begins here, and a file holds one puzzle",
	help: "put each puzzle into a file of its own; a command takes several files"
}));
const tabIndent = error("yaml-tab", `YAML does not allow tabs in front of a line: how deep a line stands is told by blanks. Most editors can be told to
write blanks for the tab key.

\`\`\`yaml
constraints:
  - x < y          # two blanks in front
\`\`\``, () => "a tab is used for indentation; YAML wants blanks here");
const indentation = error("yaml-indentation", `What belongs together begins in the same column: the keys of a mapping, the dashes of a list. What belongs below a key
stands further in than the key.

\`\`\`yaml
variables:
  x: 1..9
 y: 1..9        # wrong: one blank, where x has two
\`\`\``, () => "this line begins in another column than the lines that it belongs to");
const unclosedQuote$1 = error("yaml-unclosed-quote", `A value that begins with a quote ends with the same quote. A quote inside single quotes is doubled, one inside double
quotes has a backslash in front.

\`\`\`yaml
title: 'Mum's puzzle'       # wrong
title: 'Mum''s puzzle'      # right
title: Mum's puzzle         # right: no quote in front, none needed
\`\`\``, (quote) => `the quote ${quote} that begins this value is not closed`);
const badEscape = error("yaml-escape", `In double quotes a backslash begins an escape sequence, and YAML has a fixed list of them. A backslash itself is
doubled; in single quotes it is an ordinary character.`, (sequence) => ({
	message: `YAML has no escape sequence ${sequence}`,
	help: "double the backslash, or use single quotes"
}));
const unclosedBracket = error("yaml-unclosed-bracket", `A list that begins with \`[\` ends with \`]\`, a mapping that begins with \`{\` ends with \`}\`.

\`\`\`yaml
parameters: {n: 8        # wrong
parameters: {n: 8}       # right
\`\`\``, (bracket) => `the ${bracket} that opens here is not closed`);
const emptyItem = error("yaml-empty-item", `Between two commas of a list there is nothing. What is left out on purpose needs a word of its own.

\`\`\`yaml
parameters: {row: [1, , 3]}       # wrong
parameters: {row: [1, 0, 3]}      # right
\`\`\``, () => "an item is missing here");
const missingColon = error("yaml-missing-colon", `A line of a mapping is a key, a colon, a blank, and a value. Without the blank the colon is a part of the key.

\`\`\`yaml
variables:
  x:1..9       # wrong
  x: 1..9      # right
\`\`\``, (help) => ({
	message: "a key with a colon and a blank behind it is expected here",
	help
}));
const listBehindKey = error("yaml-list-behind-key", `A list that is written with dashes begins on the line below its key. An expression that begins with a minus sign has
no blank behind it.`, () => ({
	message: "a dash and a blank begin an item of a list, and that cannot stand on the line of a key",
	help: "begin the list on the next line, or leave out the blank behind the minus sign"
}));
const complexKey = error("yaml-complex-key", `A key is a word or a text, never a list or a mapping.

\`\`\`yaml
variables:
  [x, y]: 1..9       # wrong
  x: 1..9            # right
  y: 1..9
\`\`\``, () => "a list or a mapping cannot be a key");
const tooDeep = error("yaml-too-deep", `Lists in lists in lists: puzzlec follows them to a depth of 200, which no puzzle needs. Most often brackets are not
closed.

\`\`\`yaml
parameters: {w: [[1, 2], [3, 4]]}      # two deep
\`\`\``, (limit) => `lists and mappings stand more than ${limit} deep inside one another here`);
const nothingFollows = error("yaml-nothing-follows", `The mapping that makes the puzzle has ended before this place, so that nothing can follow. Most often a bracket closes
what nothing opened, or a line does not begin in the column of the other keys.`, (found) => `the keys of the puzzle end before this line, so ${found} cannot stand here`);
const invalidYaml = error("yaml-syntax", `The text is no YAML. The line shown is where the reader could not go on; often the reason stands just before it.`, (detail) => ({
	message: `this cannot be read as YAML: ${detail}`,
	help: "put text with signs that YAML uses in quotes"
}));
// src/syntax/yaml/anchors.ts
/** How many nodes all aliases together may stand for. */
const aliasLimit = 1e5;
var Anchors = class {
	#text;
	#report;
	#names = /* @__PURE__ */ new Map();
	#all = [];
	#sizes = /* @__PURE__ */ new WeakMap();
	#expanded = 0;
	constructor(text, report) {
		this.#text = text;
		this.#report = report;
	}
	/** The rest of the line on which something begins. */
	#lineFrom({ start }) {
		return /^[^\n]*/.exec(this.#text.slice(start))?.[0].trim() ?? "";
	}
	/** Remembers a complete node; one that looks like a piece of an expression lost its first word. */
	anchored(name, span, node) {
		const isPiece = node.kind === "atom" && !node.quoted && /\s|^[^\p{L}\p{N}_]/u.test(node.text);
		if (isPiece) this.#report(anchor(span, name, this.#lineFrom(span)));
		const entry = {
			node,
			span,
			used: isPiece
		};
		this.#names.set(name, entry);
		this.#all.push(entry);
	}
	aliased(name, span) {
		const known = this.#names.get(name);
		if (!known) {
			this.#report(aliasUnknown(span, name, this.#lineFrom(span)));
			return;
		}
		known.used = true;
		const before = this.#expanded;
		this.#expanded += this.#size(known.node);
		if (this.#expanded <= aliasLimit) return known.node;
		if (before <= aliasLimit) this.#report(aliasesTooMany(span, aliasLimit));
	}
	/** How many nodes a tree has, those that aliases repeat counted each time. */
	#size(node) {
		const known = this.#sizes.get(node);
		if (known !== void 0) return known;
		const size = (node.kind === "list" ? node.items : node.kind === "mapping" ? node.entries.map(({ value }) => value) : []).reduce((sum, child) => sum + this.#size(child), 1);
		this.#sizes.set(node, size);
		return size;
	}
	/** Says of each scalar whose anchor nothing refers to that a word is lost. */
	finish() {
		for (const { node, span, used } of this.#all) {
			if (used || node.kind !== "atom") continue;
			this.#report(anchor(span, this.#text.slice(span.start + 1, span.end), this.#lineFrom(span)));
		}
	}
};
// src/syntax/yaml/brackets.ts
const closers = {
	"[": "]",
	"{": "}",
	"(": ")"
};
const opening = new Set(Object.keys(closers));
const closing = new Set(Object.values(closers));
/** A quote in the middle of a word is an apostrophe. */
function opensQuote(text, at) {
	return !/[\p{L}\p{N}_'"]/u.test(text[at - 1] ?? " ");
}
/** Reads on from a bracket until its partner. */
var Pairing = class {
	partners = /* @__PURE__ */ new Map();
	depth = 0;
	#text;
	#open = [];
	/** Quotes that do not occur again, so that looking for the closing one stays linear. */
	#used = /* @__PURE__ */ new Set();
	constructor(text) {
		this.#text = text;
	}
	/** Takes the character at `at`, and says where to go on; undefined behind the last bracket. */
	step(at) {
		const character = this.#text[at] ?? "";
		if (character === "\"" || character === "'") return this.#quote(at, character);
		if (character === "#" && /\s/.test(this.#text[at - 1] ?? "")) return endOfLine(this.#text, at);
		if (opening.has(character)) this.depth = Math.max(this.depth, this.#open.push(at));
		else if (closing.has(character)) {
			this.#close(at);
			if (this.#open.length === 0) return void 0;
		}
		return at + 1;
	}
	#quote(at, quote) {
		if (this.#used.has(quote) || !opensQuote(this.#text, at)) return at + 1;
		const end = closingQuote(this.#text, at);
		if (end < 0) {
			this.#used.add(quote);
			return at + 1;
		}
		this.partners.set(at, end);
		return end + 1;
	}
	/** Pairs a closing bracket with the nearest open one of its kind; those opened in between stay alone. */
	#close(at) {
		const fits = (place) => closers[this.#text[place] ?? ""] === this.#text[at];
		const index = this.#open.findLastIndex(fits);
		const opener = this.#open[index];
		if (opener === void 0) return;
		this.#open.length = index;
		this.partners.set(opener, at);
	}
};
/**
* Reads on from the bracket at `start` until its partner. An opening bracket whose partner does not come before that of
* the bracket around it is an ordinary character, and so is a closing one that nothing opened.
*/
function pairBrackets(text, start) {
	const pairing = new Pairing(text);
	for (let at = start; at !== void 0 && at < text.length;) at = pairing.step(at);
	return pairing;
}
/** The offset of the quote that closes the one at `at`, or -1. A doubled quote, or an escaped double one, does not. */
function closingQuote(text, at) {
	const quote = text[at];
	for (let i = at + 1; i < text.length; i++) if (text[i] === "\\" && quote === "\"") i++;
	else if (text[i] === quote) {
		if (text[i + 1] !== quote) return i;
		i++;
	}
	return -1;
}
/** The offset of the line break at or behind `at`, or the end of the text. */
function endOfLine(text, at) {
	const end = text.indexOf("\n", at);
	return end < 0 ? text.length : end;
}
// src/syntax/yaml/documents.ts
/** The documents of a text; directives are judged on the way. */
function documentsOf(text, file, reports) {
	const composer = new Composer({
		keepSourceTokens: true,
		schema: "failsafe",
		uniqueKeys: false,
		version: "1.2"
	});
	const documents = [];
	for (const token of new Parser().parse(text)) {
		if (token.type === "directive") {
			const [name = "", version = ""] = token.source.split(/\s+/);
			const span = {
				file,
				start: token.offset,
				end: token.offset + token.source.length
			};
			if (name !== "%YAML") reports.add(directive(span, name));
			else if (version !== "1.2") reports.add(oldVersion(span, version));
		}
		documents.push(...composer.next(token));
	}
	documents.push(...composer.end(true, text.length));
	return documents;
}
// src/syntax/yaml/explain.ts
function lineAt(source, at) {
	const start = source.lastIndexOf("\n", at - 1) + 1;
	const end = endOfLine(source, at);
	const whole = source.slice(start, end).trimEnd();
	const dash = /^[\s\uFEFF]*(-[ \t]+)?/.exec(whole);
	const lead = dash?.[0].length ?? 0;
	const key = /^[^\s'"[{][^'"]*?:[ \t]+(?=\S)/.exec(whole.slice(lead))?.[0].length ?? 0;
	const value = start + lead + (start + lead + key <= at ? key : 0);
	const text = source.slice(value, start + whole.length);
	const statement = dash?.[1] === void 0 ? text : whole.slice(lead);
	return {
		start,
		end: start + whole.length,
		value,
		text,
		statement
	};
}
/** The line as it would stand in quotes, without a comment behind it. */
const withoutComment = (text) => text.replace(/\s+#.*$/, "");
/** What the first characters of a value make YAML think; undefined where they are harmless. */
function byBeginning(text, span) {
	const line = withoutComment(text);
	const first = line.charAt(0);
	if (first === "\"" || first === "'") return beginsWithQuote(span, line);
	if (first === "[" || first === "{") return beginsWithBracket(span, first, line);
	if (first === "*") return beginsWithStar(span, line);
	if (first === "&") return anchor(span, /^&(\S*)/.exec(line)?.[1] ?? "", line);
	if (first !== "" && "@`%|>".includes(first)) return reservedSign(span, first, line);
	if (/^\?\s/.test(line)) return beginsWithQuestion(span, line);
}
/** Explains a complaint that is not about a flow collection. */
function explain(complaint, source, file) {
	const line = lineAt(source, complaint.start);
	const here = {
		file,
		start: line.value,
		end: Math.max(line.end, line.value)
	};
	if (complaint.message.includes("in YAML stream")) return nothingFollows(pointAt(complaint.start, file), source[complaint.start] ?? "");
	const general = byCode(complaint, source, line, file);
	if (general) return general;
	const beginning = byBeginning(line.text, here);
	if (beginning) return beginning;
	if (/:\s/.test(line.text)) return colonInLine(here, withoutComment(line.statement));
	return invalidYaml(pointAt(complaint.start, file), complaint.message.toLowerCase());
}
const pointAt = (at, file) => ({
	file,
	start: at,
	end: at + 1
});
/** Complaints whose code says enough. */
function byCode({ code, start, message }, source, line, file) {
	const lead = {
		file,
		start: line.start,
		end: Math.max(line.value, line.start + 1)
	};
	const whole = source.slice(line.start, line.end);
	if (code === "TAB_AS_INDENT" || /^ *\t/.test(whole)) return tabIndent(lead);
	if (code === "RESOURCE_EXHAUSTION") return tooDeep(pointAt(start, file), 200);
	if (code === "BAD_DQ_ESCAPE") return badEscape({
		file,
		start,
		end: start + 2
	}, source.slice(start, start + 2));
	if (message.startsWith("Missing closing")) return unclosedQuote(source, start, file);
	if (/^\s*-[^\s-]/.test(whole)) return dashWithoutBlank(lead);
	if (message.startsWith("Unexpected block-seq-ind")) return listBehindKey(pointAt(start, file));
	if (code === "BAD_INDENT") return indentation(lead);
	return aboutKey(code, message, source, line, file);
}
/** Complaints about lines that are taken for keys. */
function aboutKey(code, message, source, line, file) {
	const isLong = code === "MULTILINE_IMPLICIT_KEY" || code === "BLOCK_AS_IMPLICIT_KEY";
	const isBare = code === "MISSING_CHAR" && message.includes("followed by map values");
	if (message.startsWith("A block")) return indentation({
		file,
		start: line.start,
		end: Math.max(line.value, line.start + 1)
	});
	if (isBare || isLong && /^[^\s:]+:\S/.test(line.text)) return missingColon({
		file,
		start: line.value,
		end: line.end
	}, colonHelp(line.text));
	return isLong && !/:\s/.test(line.text) ? indentation(nextLine(source, line, file)) : void 0;
}
function colonHelp(text) {
	const glued = /^([^\s:]+):(\S.*)$/.exec(text);
	return glued ? `write a blank behind the colon: ${glued[1]}: ${glued[2]}` : `as in "${text}: ..."`;
}
/** The beginning of the first line with text below this one. */
function nextLine(source, line, file) {
	const rest = /\n[ \t]*(?=[^\s#])/.exec(source.slice(line.end));
	const start = rest ? line.end + rest.index + 1 : line.start;
	return {
		file,
		start,
		end: start + Math.max(1, (rest?.[0].length ?? 1) - 1)
	};
}
/** The library notices at the end of the text; the quote itself is the last one that begins a value. */
function unclosedQuote(source, end, file) {
	const opener = /(?:^|[\s:,[{-])(['"])[^'"]*$/.exec(source.slice(0, end));
	const quote = opener?.[1] ?? "\"";
	const at = opener ? opener.index + opener[0].indexOf(quote) : end;
	return unclosedQuote$1(pointAt(at, file), quote);
}
// src/syntax/yaml/first-line.ts
/** A key, or a dash, with a literal block behind it. */
const header = /^([ \t]*(?:-[ \t]+)*)(?:[^\s#'"[{&!|>][^'"\n]*?:|(?<=-[ \t]+))[ \t]*\|[-+]?[ \t]*(?:#.*)?$/gm;
/** The lines with something on them from a place on, as long as they stand further in than a key. */
function linesBelow(text, from, key) {
	const lines = [];
	const shape = /^( *)(\S?).*$/gm;
	shape.lastIndex = from;
	for (let found = shape.exec(text); found; found = shape.exec(text)) {
		const [all, blanks = "", first = ""] = found;
		if (first !== "" && blanks.length <= key) break;
		const { index: start } = found;
		if (first !== "") lines.push({
			start,
			indent: blanks.length,
			isComment: first === "#"
		});
		if (all === "") shape.lastIndex++;
	}
	return lines;
}
/** A character for private use that a text does not have. */
function strangerTo(text) {
	let code = 57344;
	while (text.includes(String.fromCharCode(code))) code++;
	return String.fromCharCode(code);
}
/** Covers what is too much in front of the first lines of block scalars. */
function covered(text) {
	const stranger = strangerTo(text);
	let result = text;
	for (const { 0: line, 1: lead = "", index } of text.matchAll(header)) {
		const [first, ...rest] = linesBelow(text, index + line.length + 1, lead.length);
		const least = rest.filter(({ isComment }) => !isComment).map(({ indent }) => indent).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
		if (!first || least >= first.indent) continue;
		const [from, to] = [first.start + least, first.start + first.indent];
		result = result.slice(0, from) + stranger.repeat(to - from) + result.slice(to);
	}
	return {
		text: result,
		uncover: (value) => result === text ? value : value.replaceAll(stranger, " ")
	};
}
// src/syntax/yaml/mapping.ts
/** What two keys share that mean the same: the number, or the text. */
function identity({ text, quoted }) {
	return !quoted && /^[-+]?\d+$/.test(text) ? String(BigInt(text.replace("+", ""))) : text;
}
var Entries = class {
	#entries = [];
	#seen = /* @__PURE__ */ new Map();
	#report;
	constructor(report) {
		this.#report = report;
	}
	/** Adds an entry, or says why it cannot be one. */
	add(key, value) {
		if (key.kind !== "atom") {
			this.#report(complexKey(key.span));
			return;
		}
		if (key.text === "<<" && !key.quoted) {
			this.#report(mergeKey(key.span));
			return;
		}
		const known = this.#seen.get(identity(key));
		if (known) {
			const note = [{
				span: known.span,
				message: "first here"
			}];
			this.#report(duplicateKey(key.span, key.text, known.text, note));
			return;
		}
		this.#seen.set(identity(key), key);
		this.#entries.push({
			key,
			value
		});
	}
	finish(span) {
		return {
			kind: "mapping",
			entries: this.#entries,
			span
		};
	}
};
// src/syntax/yaml/placed-text.ts
const blank = /^[ \t\r\n]$/;
const escapes = {
	"0": "\0",
	a: "\x07",
	b: "\b",
	e: "\x1B",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v",
	N: "",
	_: "\xA0",
	L: "\u2028",
	P: "\u2029"
};
/** What the escape sequence at `at` stands for, and how many characters it takes. */
function escapeAt(source, at) {
	const letter = source[at + 1] ?? "";
	const digits = {
		x: 2,
		u: 4,
		U: 8
	}[letter];
	if (digits === void 0) return {
		text: escapes[letter] ?? letter,
		length: 2
	};
	const code = Number.parseInt(source.slice(at + 2, at + 2 + digits), 16);
	return {
		text: code <= 1114111 ? String.fromCodePoint(code) : letter,
		length: 2 + digits
	};
}
/** Walks through a scalar's source beside its value. */
var Placement = class {
	offsets = [];
	#source;
	#style;
	#at;
	constructor(source, from, style) {
		this.#source = source;
		this.#style = style;
		this.#at = from;
	}
	get at() {
		return this.#at;
	}
	get #here() {
		return this.#source[this.#at] ?? "";
	}
	/** Places the next character of `value`, or all that one escape sequence stands for. */
	place(value) {
		const meant = value[this.offsets.length] ?? "";
		if (!blank.test(meant) || meant === "\n" || this.#isEscapedBelow(meant)) this.#skipBlanks(meant);
		if (this.#style === "double" && this.#here === "\\") {
			this.#placeEscape(value);
			return;
		}
		this.offsets.push(this.#at);
		if (this.#here === meant) this.#at += this.#style === "single" && meant === "'" ? 2 : 1;
	}
	/** Whether the line is folded here, and the next one begins with an escape that means this blank. */
	#isEscapedBelow(meant) {
		if (this.#style !== "double" || this.#here === meant) return false;
		const next = /[ \t\r\n]*(?=\\)/y;
		next.lastIndex = this.#at;
		return next.test(this.#source) && escapeAt(this.#source, next.lastIndex).text === meant;
	}
	#skipBlanks(meant) {
		while (this.#here !== meant && blank.test(this.#here)) this.#at++;
	}
	/** An escaped line break stands for nothing. */
	#placeEscape(value) {
		if (/[\r\n]/.test(this.#source[this.#at + 1] ?? "")) {
			this.#at++;
			this.#skipBlanks("");
			return;
		}
		const { text, length } = escapeAt(this.#source, this.#at);
		const units = value.startsWith(text, this.offsets.length) ? text.length : 1;
		for (let k = 0; k < units; k++) this.offsets.push(this.#at);
		this.#at += length;
	}
};
/**
* Finds the characters of `value` again in the source from which it was read. They stand there in the same order;
* between them there are only blanks, line breaks, and what the style adds (a second quote, a backslash).
* @param from where the content begins: behind the opening quote, or behind the header line of a block scalar
*/
function placeText(value, source, from, style) {
	const placement = new Placement(source, from, style);
	while (placement.offsets.length < value.length) placement.place(value);
	return normalised(value, [...placement.offsets, placement.at]);
}
/** The text in NFC; the characters that a cluster became stand where the cluster begins. */
function normalised(text, offsets) {
	const whole = text.normalize("NFC");
	if (whole === text) return {
		text,
		offsets
	};
	const places = [];
	for (const { 0: piece, index } of text.matchAll(/[\s\S][\p{M}\u1160-\u11ff]*/gu)) {
		const composed = piece.normalize("NFC");
		for (let k = 0; k < composed.length; k++) places.push(offsets[composed === piece ? index + k : index] ?? 0);
	}
	places.push(offsets.at(-1) ?? 0);
	return {
		text: whole,
		offsets: places
	};
}
/** The offsets as an atom keeps them: undefined where the characters stand one behind the other from `start`. */
function unlessStraight(offsets, start) {
	return offsets.every((offset, i) => offset === start + i) ? void 0 : offsets;
}
// src/syntax/yaml/flow.ts
var FlowReader = class {
	#context;
	#text;
	#brackets;
	#start;
	#at;
	/** @param start the offset of an opening bracket */
	constructor(context, start) {
		this.#context = context;
		this.#text = context.text;
		this.#brackets = pairBrackets(context.text, start);
		this.#start = start;
		this.#at = start;
	}
	/** The collection and the offset behind it; undefined (after a report) if it is not closed or too deep. */
	read() {
		const { report, maximumDepth } = this.#context;
		const end = this.#brackets.partners.get(this.#start);
		if (end === void 0) {
			report(unclosedBracket(this.#span(this.#start, this.#start + 1), this.#here()));
			return {
				node: void 0,
				end: this.#text.length
			};
		}
		if (this.#brackets.depth > maximumDepth) {
			report(tooDeep(this.#span(this.#start, this.#start + 1), maximumDepth));
			return {
				node: void 0,
				end: end + 1
			};
		}
		return {
			node: this.#collection(end),
			end: end + 1
		};
	}
	#span(start, end) {
		return {
			file: this.#context.file,
			start,
			end
		};
	}
	#here() {
		return this.#text[this.#at] ?? "";
	}
	/** Passes blanks, line breaks and comments. */
	#skip() {
		for (;;) {
			const character = this.#here();
			if (character === "#" && /\s/.test(this.#text[this.#at - 1] ?? " ")) this.#at = endOfLine(this.#text, this.#at);
			else if (/^[ \t\r\n]$/.test(character)) this.#at++;
			else return;
		}
	}
	/** Reads the list or mapping whose brackets are at the current place and at `end`. */
	#collection(end) {
		const start = this.#at;
		const read = this.#here() === "[" ? this.#list(end) : this.#mapping(end);
		this.#at = end + 1;
		return {
			...read,
			span: this.#span(start, end + 1)
		};
	}
	#list(end) {
		const items = [];
		this.#each(end, (key, value, span) => items.push(value ? this.#pair(key, value, span) : key));
		return {
			kind: "list",
			items,
			span: this.#span(end, end)
		};
	}
	#mapping(end) {
		const entries = new Entries(this.#context.report);
		this.#each(end, (key, value) => entries.add(key, value ?? this.#nothing()));
		return entries.finish(this.#span(end, end));
	}
	/** Calls `add` for each item, with what stands behind a colon after it, and the place of both. */
	#each(end, add) {
		this.#at++;
		for (this.#skip(); this.#at < end; this.#skip()) {
			const start = this.#at;
			const key = this.#item(end);
			const isNothing = key?.kind === "atom" && key.text === "" && !key.quoted;
			const value = this.#here() === ":" && this.#at < end ? this.#value(end) : void 0;
			if (isNothing) this.#context.report(emptyItem(this.#span(this.#at, this.#at + 1)));
			else if (key) {
				const { length } = this.#text.slice(start, this.#at).trimEnd();
				add(key, value, this.#span(start, start + length));
			}
			if (this.#here() === ",") this.#at++;
		}
	}
	/** The value behind a colon, which may be nothing. */
	#value(end) {
		this.#at++;
		this.#skip();
		if (this.#at >= end || this.#here() === ",") return this.#nothing();
		return this.#item(end) ?? this.#nothing();
	}
	/** `[a: b]` is a list of mappings of one entry. What an alias stands for is elsewhere, so the place is given. */
	#pair(key, value, span) {
		const entries = new Entries(this.#context.report);
		entries.add(key, value);
		return entries.finish(span);
	}
	#nothing() {
		return {
			kind: "atom",
			text: "",
			quoted: false,
			number: void 0,
			span: this.#span(this.#at, this.#at),
			offsets: void 0
		};
	}
	/** One item: up to a comma, a colon or the `end` of the collection. Undefined for an alias of nothing. */
	#item(end) {
		const property = /[&!*]([^\s,[\]{}]*)/y;
		property.lastIndex = this.#at;
		const found = property.exec(this.#text);
		const isAlias = this.#here() === "*";
		if (!found || isAlias && !this.#endsItem(property.lastIndex, false)) return this.#content(end);
		const span = this.#span(this.#at, property.lastIndex);
		const name = found[1] ?? "";
		const isTag = this.#here() === "!";
		this.#at = property.lastIndex;
		this.#skip();
		if (isAlias) return this.#context.aliased(name, span);
		if (isTag) {
			const rest = this.#text.slice(span.start, this.#endOfItem(end)).trim();
			this.#context.report(beginsWithTag(span, found[0], rest));
			return this.#item(end);
		}
		const node = this.#at >= end || this.#here() === "," ? this.#nothing() : this.#item(end);
		if (node) this.#context.anchored(name, span, node);
		return node;
	}
	/** A collection, a quoted scalar, or a plain one; the first two only if they are the whole item. */
	#content(end) {
		const partner = this.#brackets.partners.get(this.#at);
		const quote = this.#here() === "\"" || this.#here() === "'";
		if (partner !== void 0 && this.#here() !== "(" && this.#endsItem(partner + 1, quote)) return quote ? this.#quoted(partner) : this.#collection(partner);
		return this.#plain(end);
	}
	/** Whether the item ends here: nothing but blanks before a comma, a colon or a closing bracket. */
	#endsItem(at, quote) {
		const start = this.#at;
		this.#at = at;
		this.#skip();
		const next = this.#here();
		this.#at = start;
		return /^[,\]}]?$/.test(next) || quote && next === ":";
	}
	#quoted(closing) {
		const start = this.#at;
		const isDouble = this.#here() === "\"";
		const placed = new Placed();
		this.#at++;
		while (this.#at < closing) {
			const character = this.#here();
			if (this.#folds(placed)) continue;
			if (character === "\\" && isDouble) {
				const { text, length } = escapeAt(this.#text, this.#at);
				placed.add(text, this.#at);
				this.#at += length;
			} else {
				placed.add(character, this.#at);
				this.#at += character === "'" && !isDouble ? 2 : 1;
			}
		}
		this.#at = closing + 1;
		this.#skip();
		return placed.atom(this.#span(start, closing + 1), true, closing);
	}
	/** A plain scalar: brackets and quotes in it are passed over whole; line breaks become blanks. */
	#plain(end) {
		const start = this.#at;
		const stop = this.#endOfItem(end);
		const placed = new Placed();
		let last = start;
		while (this.#at < stop) {
			const from = this.#at;
			this.#skip();
			if (this.#at >= stop) break;
			placed.add(blanksOf(this.#text.slice(from, this.#at)), from);
			last = ((/^['"]/.test(this.#here()) ? this.#brackets.partners.get(this.#at) : void 0) ?? this.#at) + 1;
			for (; this.#at < last; this.#at++) placed.add(this.#here(), this.#at);
		}
		this.#at = stop;
		return placed.atom(this.#span(start, last), false, last);
	}
	/** Passes a line break with the blanks around it, which in a quoted scalar counts as one blank. */
	#folds(placed) {
		const fold = /[ \t]*\r?\n\s*/y;
		fold.lastIndex = this.#at;
		if (!fold.test(this.#text)) return false;
		placed.add(" ", this.#at);
		this.#at = fold.lastIndex;
		return true;
	}
	/** Where the plain item that begins here ends. */
	#endOfItem(end) {
		let at = this.#at;
		while (at < end) {
			const character = this.#text[at];
			if (character === ",") return at;
			if (character === ":" && /^[\s,\]}]$/.test(this.#text[at + 1] ?? " ")) return at;
			if (character === "#" && /\s/.test(this.#text[at - 1] ?? "")) at = endOfLine(this.#text, at);
			else at = (this.#brackets.partners.get(at) ?? at) + 1;
		}
		return at;
	}
};
/** Blanks as they are, but a line break (and a comment before it) as one blank. */
function blanksOf(passed) {
	return passed.includes("\n") ? " " : passed;
}
/** A text in the making, with the place of each character. */
var Placed = class {
	#pieces = [];
	#offsets = [];
	add(piece, offset) {
		if (piece === "") return;
		this.#pieces.push(piece);
		for (let k = 0; k < piece.length; k++) this.#offsets.push(offset);
	}
	atom(span, quoted, end) {
		const { text, offsets } = normalised(this.#pieces.join(""), [...this.#offsets, end]);
		return {
			kind: "atom",
			text,
			quoted,
			number: void 0,
			span,
			offsets: unlessStraight(offsets, span.start)
		};
	}
};
// src/syntax/yaml/reader.ts
const maximumDepth = 200;
/** Lists that begin in one line, too deep: what comes after takes a time that grows with the square of their number. */
const chainOfDashes = new RegExp(`^[ \\t]*(?:[-?:][ \\t]+){${maximumDepth}}[-?:](?=\\s|$)`, "m");
/** Puts what `puzzlec` reads as YAML into the form of the surface tree. */
var YamlReader = class {
	text;
	file;
	maximumDepth = maximumDepth;
	report;
	#anchors;
	#complaints;
	/** Takes away what the text was covered with. */
	#uncover;
	/** Complaints about flow collections, which are read otherwise here. */
	#moot = /* @__PURE__ */ new Set();
	/** Complaints about items of lists that are left out of the tree. */
	#contained = /* @__PURE__ */ new Set();
	#reports;
	/** How many lists are around the current node, whose items are left out where they are wrong. */
	#lists = 0;
	/** Whether something is missing that no list leaves out. */
	#gap = false;
	constructor(source, file, complaints, reports, uncover = (value) => value) {
		this.text = source.text;
		this.#uncover = uncover;
		this.file = file;
		this.#reports = reports;
		this.report = (diagnostic) => reports.add(diagnostic);
		this.#anchors = new Anchors(source.text, this.report);
		this.#complaints = complaints;
	}
	anchored(name, span, node) {
		this.#anchors.anchored(name, span, node);
	}
	aliased(name, span) {
		const node = this.#anchors.aliased(name, span);
		if (!node && this.#lists === 0) this.#gap = true;
		return node;
	}
	/** The tree of a text that is one flow collection (JSON is), or undefined for any other. */
	readJson() {
		const start = /^[\s\uFEFF]*(?=[[{])/.exec(this.text)?.[0].length;
		if (start === void 0) return void 0;
		const { node, end } = new FlowReader(this, start).read();
		if (this.text.slice(end).replace(/(^|\s)#.*/g, "").trim() !== "") return void 0;
		this.#anchors.finish();
		return node;
	}
	/** The tree of a document, and whether what is missing in it can only be items of lists. */
	read(document) {
		const node = this.#node(document, 0);
		this.#anchors.finish();
		return {
			node,
			sound: this.open.every((complaint) => this.#contained.has(complaint)) && !this.#gap
		};
	}
	/** The complaints that stay when flow collections have been read. */
	get open() {
		return this.#complaints.filter((complaint) => !this.#moot.has(complaint));
	}
	#span(start, end) {
		return {
			file: this.file,
			start,
			end
		};
	}
	#empty(at) {
		return {
			kind: "atom",
			text: "",
			quoted: false,
			number: void 0,
			span: this.#span(at, at),
			offsets: void 0
		};
	}
	/** Stands for what cannot be read, with a report. */
	#missing(at) {
		if (this.#lists === 0) this.#gap = true;
		return this.#empty(at);
	}
	/** What the library complains about between two places. */
	#between(start, end) {
		return this.open.filter((complaint) => complaint.start >= start && complaint.start < end);
	}
	#node(node, depth) {
		const [start = 0, end = 0] = node.range ?? [];
		if (isAlias(node)) {
			if (this.#between(end, endOfLine(this.text, end)).length > 0) return this.#empty(end);
			return this.aliased(node.source, this.#span(start, end)) ?? this.#empty(end);
		}
		if (node.tag !== void 0) this.#tagged(start);
		const read = this.#content(node, start, end, depth);
		if (read && node.anchor !== void 0) {
			const at = this.text.lastIndexOf(`&${node.anchor}`, start);
			this.anchored(node.anchor, this.#span(at, at + node.anchor.length + 1), read);
		}
		return read;
	}
	#tagged(start) {
		const last = Math.max(this.text.lastIndexOf("!", start), 0);
		const from = this.text[last - 1] === "!" ? last - 1 : last;
		const tag = /^[^\s]*/.exec(this.text.slice(from))?.[0] ?? "!";
		const line = this.text.slice(from, endOfLine(this.text, from)).trim();
		this.report(beginsWithTag(this.#span(from, from + tag.length), tag, line));
	}
	#content(node, start, end, depth) {
		if (isScalar(node)) return this.#scalar(String(node.value), node.type ?? "PLAIN", start, end);
		if ("flow" in node && node.flow) {
			const flow = new FlowReader(this, start).read();
			for (const complaint of this.#between(start, Math.max(end, flow.end) + 1)) this.#moot.add(complaint);
			return flow.node ?? this.#missing(end);
		}
		if (depth >= maximumDepth) {
			this.report(tooDeep(this.#span(start, start + 1), maximumDepth));
			return this.#missing(end);
		}
		const span = this.#span(start, this.#trimmedEnd(start, end));
		if (isSeq(node)) return {
			kind: "list",
			items: this.#items(node.items, depth + 1),
			span
		};
		return isMap(node) ? this.#mapping(node.items, span, depth + 1) : void 0;
	}
	/** A block collection ends with its last character that is no blank. */
	#trimmedEnd(start, end) {
		return start + this.text.slice(start, end).trimEnd().length;
	}
	#scalar(content, type, start, end) {
		const style = styles[type] ?? "plain";
		const value = this.#uncover(content);
		const header = style === "block" ? endOfLine(this.text, start) + 1 : start;
		const from = style === "single" || style === "double" ? start + 1 : header;
		const placed = placeText(value, this.text, from, style);
		return {
			kind: "atom",
			text: placed.text,
			quoted: style === "single" || style === "double",
			number: void 0,
			span: this.#span(start, style === "block" ? this.#trimmedEnd(start, end) : end),
			offsets: unlessStraight(placed.offsets, start)
		};
	}
	/** The items of a list, without those whose own lines are broken: the others can still be looked at. */
	#items(items, depth) {
		const kept = [];
		for (const item of items) {
			const [start = 0, end = 0] = item.range ?? [];
			const before = this.#reports.errors;
			this.#lists++;
			const node = this.#node(item, depth);
			this.#lists--;
			const complaints = this.#between(start, endOfLine(this.text, end) + 1);
			for (const complaint of complaints) this.#contained.add(complaint);
			const isRight = complaints.length === 0 && this.#reports.errors === before;
			if (node && isRight) kept.push(node);
		}
		return kept;
	}
	#mapping(pairs, span, depth) {
		const entries = new Entries(this.report);
		for (const { key, value, srcToken } of pairs) {
			const question = srcToken?.start.find(({ type }) => type === "explicit-key-ind");
			if (question) {
				const line = this.text.slice(question.offset, endOfLine(this.text, question.offset)).trim();
				this.report(beginsWithQuestion(this.#span(question.offset, question.offset + 1), line));
			}
			const read = key && this.#node(key, depth);
			const end = key?.range?.[1] ?? span.start;
			const content = value ? this.#node(value, depth) : this.#empty(end);
			const isBroken = read?.kind !== "atom" && this.#between(span.start, end).length > 0;
			if (read && !question && !isBroken) entries.add(read, content ?? this.#empty(end));
		}
		return entries.finish(span);
	}
};
const styles = {
	QUOTE_SINGLE: "single",
	QUOTE_DOUBLE: "double",
	BLOCK_LITERAL: "block",
	BLOCK_FOLDED: "block"
};
/** One diagnostic for each line that the library complains about, up to where the text stops being YAML at all. */
function explainAll(complaints, source, file, reports) {
	const lines = /* @__PURE__ */ new Set();
	for (const complaint of complaints) {
		const { line } = positionAt(source, complaint.start);
		if (lines.has(line)) continue;
		lines.add(line);
		reports.add(explain(complaint, source.text, file));
		if (complaint.message.includes("in YAML stream")) return;
	}
}
/**
* Reads the one mapping that a YAML file holds, and reports everything that is wrong with the text.
* @returns undefined where the text is too broken to go on. Lines of lists that are broken are left out of the tree, so
*   that the others can still be judged; `reports` holds an error for each.
*/
function readYaml(source, file, reports) {
	const node = readYamlNode(source, file, reports);
	if (!node || node.kind === "mapping") return node;
	const found = node.kind === "list" ? "a list" : "a text";
	reports.add(notMapping(node.span, found));
}
/** The fast way for large data: undefined (and no report) where the text is not JSON or has mistakes. */
function readJson(source, file, reports) {
	const attempt = new Reports();
	const node = new YamlReader(source, file, [], attempt).readJson();
	if (!node || attempt.errors > 0) return void 0;
	reports.addAll(attempt.list);
	return node;
}
/** As {@link readYaml}, for a file that may hold a list or a single value, such as data for parameters. */
function readYamlNode(source, file, reports) {
	const json = readJson(source, file, reports);
	if (json) return json;
	const chain = chainOfDashes.exec(source.text);
	if (chain) {
		const start = chain.index + chain[0].length - 1;
		reports.add(tooDeep({
			file,
			start,
			end: start + 1
		}, maximumDepth));
		return;
	}
	const { text, uncover } = covered(source.text);
	const [document, second] = documentsOf(text, file, reports);
	if (second?.contents) {
		const [start] = second.range;
		const end = Math.min(start + 3, source.text.length);
		reports.add(secondDocument({
			file,
			start,
			end
		}));
	}
	const complaints = (document?.errors ?? []).filter(({ code }) => code !== "TAG_RESOLVE_FAILED").map(({ code, pos, message }) => ({
		code,
		start: pos[0],
		message
	}));
	const contents = document?.contents;
	if (!contents || isScalar(contents) && contents.value === "") {
		if (complaints.length === 0) reports.add(emptyFile({
			file,
			start: 0,
			end: 0
		}));
		explainAll(complaints, source, file, reports);
		return;
	}
	const reader = new YamlReader(source, file, complaints, reports, uncover);
	const { node, sound } = reader.read(contents);
	explainAll(reader.open, source, file, reports);
	return sound ? node : void 0;
}
// src/puzzles/family.ts
const text = { type: "string" };
const expression = { $ref: "#/$defs/expression" };
/** The keys that every family understands. */
const commonKeys = [
	{
		name: "puzzle",
		summary: "The family of the puzzle; model by default.",
		schema: text
	},
	{
		name: "title",
		summary: "Shown above the answer.",
		schema: text
	},
	{
		name: "description",
		summary: "What the puzzle is about, for people.",
		schema: text
	},
	{
		name: "source",
		summary: "Where the puzzle comes from, for people.",
		schema: text
	},
	{
		name: "parameters",
		summary: "Names with a number, a boolean, a word or a nested list (indexed from 1). --set n=12 and --data FILE override.",
		schema: {
			type: "object",
			additionalProperties: { $ref: "#/$defs/parameter" }
		}
	},
	{
		name: "constraints",
		summary: "A list of expressions that hold in every solution.",
		schema: {
			type: "array",
			items: expression
		}
	},
	{
		name: "minimize",
		summary: "What is to be as small as possible.",
		schema: expression
	},
	{
		name: "maximize",
		summary: "What is to be as great as possible.",
		schema: expression
	},
	{
		name: "answer",
		summary: "The quantities that make up a solution; all of them by default.",
		schema: {
			type: "array",
			items: expression
		}
	}
];
// src/puzzles/csv.ts
/** A comma, or what stands between the cells of the first line instead. */
function separatorOf(text) {
	const line = /^[^\r\n]*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"/g, "") ?? "";
	return [
		",",
		";",
		"	"
	].find((separator) => line.includes(separator)) ?? ",";
}
/**
* The cells of a table, each with its place. Quotes may surround a cell, and say nothing about what it is; a quote inside
* them is doubled (RFC 4180).
*/
function cellsOf({ text }, file, reports) {
	const separator = separatorOf(text);
	const cell = new RegExp(`"((?:[^"]|"")*)"|([^${separator}\r\n]*)`, "y");
	const rows = [[]];
	for (let at = text.startsWith("﻿") ? 1 : 0; at <= text.length;) {
		cell.lastIndex = at;
		const found = cell.exec(text);
		const end = cell.lastIndex;
		rows.at(-1)?.push(cellOf(found?.[1], found?.[2] ?? "", {
			file,
			start: at,
			end
		}));
		const next = /^(?:\r\n|[\r\n])?/.exec(text.slice(end, end + 2))?.[0] ?? "";
		if (end < text.length && next === "" && text[end] !== separator) {
			const span = {
				file,
				start: end,
				end: end + 1
			};
			reports.add(badTable(span, `${separator} is missing behind the quote`));
			return [];
		}
		if (next !== "") rows.push([]);
		at = end + Math.max(1, next.length);
	}
	return rows.filter((row) => row.some(({ text: content }) => content !== ""));
}
function cellOf(quoted, plain, span) {
	return {
		kind: "atom",
		text: (quoted?.replaceAll("\"\"", "\"") ?? plain.trim()).normalize("NFC"),
		quoted: false,
		number: void 0,
		span,
		offsets: void 0
	};
}
/** What a path calls its file, without folders and ending. */
function stemOf(name) {
	return name.replace(/^.*[\\/]/, "").replace(/\.[^.]*$/, "");
}
/**
* The values that a table gives. If its first line names parameters, each column is the list of values for one of them
* (a single value if there is one row and the parameter is no list); else the table is the value of the parameter that
* the file is called after.
* @param isParameter whether the puzzle has a parameter of that name, and whether that is a list
*/
function overridesFromCsv(source, file, parameters, reports) {
	const [head, ...rows] = cellsOf(source, file, reports);
	if (!head) return [];
	const width = head.length;
	const uneven = rows.find((row) => row.length !== width);
	if (uneven) {
		const [first] = uneven;
		const message = `this line has ${uneven.length} values, and the first one ${width}`;
		reports.add(badTable(first?.span, message));
		return [];
	}
	if (!head.some(({ text }) => parameters.has(text))) return [wholeTable(source, file, [head, ...rows])];
	return head.map((name, column) => {
		const items = rows.flatMap((row) => row[column] ?? []);
		const [only] = items;
		return {
			name,
			value: items.length === 1 && parameters.get(name.text)?.isList === false && only ? only : listOf(items, name)
		};
	});
}
function listOf(items, name) {
	return {
		kind: "list",
		items,
		span: name.span
	};
}
function wholeTable(source, file, rows) {
	const span = {
		file,
		start: 0,
		end: source.text.length
	};
	const name = {
		kind: "atom",
		text: stemOf(source.name),
		quoted: false,
		number: void 0,
		span,
		offsets: void 0
	};
	const lines = rows.map((items) => ({
		kind: "list",
		items,
		span
	}));
	return {
		name,
		value: rows.every((row) => row.length === 1) ? listOf(rows.flat(), name) : {
			kind: "list",
			items: lines,
			span
		}
	};
}
// src/puzzles/overrides.ts
/** A setting as a source of its own, `n=12`; the value is read where it stands behind the sign. */
function fromSetting({ name, text }, sources, reports) {
	const whole = `${name}=${text}`;
	const file = addSource(sources, {
		name: "--set",
		text: whole
	});
	const start = name.length + 1;
	const blanked = {
		name: "--set",
		text: " ".repeat(start) + text
	};
	const span = {
		file,
		start: 0,
		end: name.length
	};
	const key = {
		kind: "atom",
		text: name.normalize("NFC"),
		quoted: false,
		number: void 0,
		span,
		offsets: void 0
	};
	const value = readYamlNode(blanked, file, reports);
	return value && {
		name: key,
		value
	};
}
function fromFile(source, declared, sources, reports) {
	const file = addSource(sources, source);
	if (/\.[ct]sv$/i.test(source.name)) {
		const entries = declared?.entries ?? [];
		return overridesFromCsv(source, file, new Map(entries.map(({ key, value }) => [key.text, { isList: value.kind === "list" }])), reports);
	}
	const node = readYamlNode(source, file, reports);
	if (!node) return [];
	if (node.kind !== "mapping") {
		reports.add(mappingExpected(node.span, source.name, describeNode(node)));
		return [];
	}
	return node.entries.map(({ key, value }) => ({
		name: key,
		value
	}));
}
/**
* All values from outside. Settings win over files.
* @param declared the parameters that the puzzle lists
* @param sources the settings are appended as texts of their own, so that messages about them have a place
*/
function overridesFrom(settings, data, declared, sources, reports) {
	const set = settings.flatMap((setting) => fromSetting(setting, sources, reports) ?? []);
	const names = new Set(set.map(({ name }) => name.text));
	return [...data.flatMap((source) => fromFile(source, declared, sources, reports)).filter(({ name }) => !names.has(name.text)), ...set];
}
// src/puzzles/yaml-file.ts
var YamlFile = class {
	#source;
	#options;
	#sources;
	#reports = new Reports();
	#root;
	constructor(source, options) {
		this.#source = source;
		this.#options = options;
		this.#sources = options.sources ?? [];
		const known = this.#sources.indexOf(source);
		const file = known < 0 ? addSource(this.#sources, source) : known;
		this.#root = readYaml(source, file, this.#reports);
	}
	/** Which of the families it belongs to, the first one by default; undefined where that is a mistake. */
	familyName(names) {
		const entry = this.#root?.entries.find(({ key }) => key.text === "puzzle");
		if (!entry) return this.#root && names[0];
		const { value } = entry;
		const name = value.kind === "atom" ? value.text : "";
		const found = names.find((each) => each === name);
		if (found !== void 0) return found;
		const mistake = value.kind === "atom" ? unknownFamily(value.span, name, names, nearest(name, names)) : textExpected(value.span, "puzzle", describeNode(value));
		this.#reports.add(mistake);
	}
	/** The puzzle, or the mistakes in it; without a family the mistakes so far. */
	puzzle(family) {
		const reports = this.#reports;
		const root = this.#root;
		if (!root || !family) {
			invariant(reports.errors > 0, "a puzzle is missing and nobody said why");
			return reports.check(void 0);
		}
		checkKeys(root, family, reports);
		const declared = parameterNode(root, reports);
		const { settings = [], data = [] } = this.#options;
		const overrides = overridesFrom(settings, data, declared, this.#sources, reports);
		const parameters = new Parameters(declared, overrides, reports);
		const draft = new Draft(family, root, this.#source, this.#sources, parameters, reports);
		const puzzle = family.read(draft);
		invariant(puzzle || reports.errors > 0, "a family gave up and did not say why");
		return reports.check(puzzle);
	}
};
/** Keys of the family or of all families; those that must be there are. */
function checkKeys(root, family, reports) {
	const known = [...family.keys, ...commonKeys].map(({ name }) => name);
	for (const { key } of root.entries) {
		if (known.includes(key.text)) continue;
		const suggestion = nearest(key.text, known);
		reports.add(unknownKey(key.span, key.text, family.name, suggestion, known));
	}
	for (const { name, required } of family.keys) {
		if (!required || root.entries.some(({ key }) => key.text === name)) continue;
		reports.add(missingKey(root.span, name, family.name));
	}
}
function parameterNode(root, reports) {
	const node = root.entries.find(({ key }) => key.text === "parameters")?.value;
	if (!node || node.kind === "mapping") return node;
	if (isNothing(node)) return void 0;
	reports.add(mappingExpected(node.span, "parameters", describeNode(node)));
}
// src/puzzles/lazily.ts
const loaders = {
	model: async () => (await import("./family-Dv2a9zuJ.js")).model,
	alphametic: async () => (await import("./family-B11exBNQ.js")).alphametic,
	zebra: async () => (await import("./family-B0wpuzPN.js")).zebra,
	countdown: async () => (await import("./family-Bz6Ib9pZ.js")).countdown,
	sudoku: async () => (await import("./family-CRVwCTVs.js")).sudoku
};
/** The families' names, the default one first. */
const familyNames = Object.keys(loaders);
/** Compiles a YAML puzzle. Mistakes in it are diagnostics in the result. */
async function compileYamlLazily(source, options = {}) {
	const file = new YamlFile(source, options);
	const name = file.familyName(familyNames);
	return file.puzzle(name && await loaders[name]());
}
export { compileYamlLazily };
