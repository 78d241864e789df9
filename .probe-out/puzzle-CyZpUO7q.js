import { i as warning, n as didYouMean, r as error, t as counted } from "./message-DJw8gymv.js";
import { C as element, H as truth, I as neg, L as not, N as member, O as iff, P as mul, S as constraint, T as falsity, at as parseInteger, b as compare, k as implies, m as rangeDomain, n as failed, r as good, s as domainOfRanges, t as Reports, u as emptyDomain, x as constant, y as choose } from "./diagnostic-4Z-7KFgF.js";
import { i as nearest, t as addSource } from "./source-VLR-ME-q.js";
import { t as ModelBuilder } from "./builder-Ba1jqDGm.js";
import { n as padEnd, t as displayWidth } from "./width-CMkssQH1.js";
// src/text/catalogue/sexpr.ts
/** U+0041 and the like, for characters that may be invisible. */
function codePoint(character) {
	return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
const visible = /^[\p{L}\p{N}\p{P}\p{S}]$/u;
function shown(character) {
	return visible.test(character) ? `\`${character}\`` : `the character ${codePoint(character)}`;
}
const badCharacterHelp = {
	"'": "a name with unusual characters goes in double quotes",
	",": "items are separated by blanks",
	"{": "use parentheses",
	"}": "use parentheses",
	"#": "a comment begins with `;` (a `#` at the start of a line names answer keys)",
	":": "a name with unusual characters goes in double quotes",
	"~": "negation is `not` or `!`"
};
/** One or more characters that may stand nowhere in a symbol. */
const badCharacter = error("sexpr-bad-character", `A symbol consists of letters, digits and \`_ + - * / % = < > ! & | $ . [ ]\`; every character beyond ASCII counts as a
letter. Other characters, such as \`'\`, \`,\` or \`{\`, may only stand in a quoted name.

    (int x' 0 3)      ; wrong
    (int "x'" 0 3)    ; right`, (character) => ({
	message: `${shown(character)} may not stand here`,
	help: badCharacterHelp[character]
}));
/** Half of a surrogate pair, or the sign that a decoder puts in place of what it cannot read. */
const damagedCharacter = warning("sexpr-damaged-character", `A name holds the replacement character U+FFFD, or half of a UTF-16 surrogate pair. Text that is not UTF-8 looks so after it was read as
UTF-8. The names may not be what the author wrote, and two of them may have become one. Save the file as UTF-8.`, (character) => ({
	message: `${codePoint(character)} stands here, the trace of a character that was lost`,
	help: "save the file as UTF-8"
}));
/** A control character that counts as a blank. */
const controlCharacter = warning("sexpr-control-character", `Every character up to U+0020 counts as a blank, as it does in Sugar; but a NUL or another control character rarely
stands in a text on purpose. The file may be no text, or be encoded as UTF-16: save it as UTF-8.`, (character) => `the control character ${codePoint(character)} counts as a blank here`);
/** A letter that looks like a blank or like nothing. */
const blankLetter = warning("sexpr-blank-letter", `Only the characters up to U+0020 separate items. A no-break space (U+00A0), an ideographic space (U+3000) or a
zero-width character is a letter, as it is in Sugar, and becomes part of the name beside it. Replace it by an ordinary
blank, or put the name in double quotes if it is meant.`, (name, character) => ({
	message: `the name ${JSON.stringify(name)} holds ${codePoint(character)}, which looks like a blank but is a letter`,
	help: "replace it by an ordinary blank"
}));
/** A number with a decimal point. */
const decimalNumber = warning("sexpr-decimal", `There are only whole numbers. Sugar reads a decimal and drops what stands behind the point, and so does puzzlec: \`2.9\`
is 2 and \`-2.9\` is -2. Write the whole number that you mean.`, (written, read) => `the decimal ${written} is read as the whole number ${read}`);
/** Two items without a blank between them. */
const gluedItems = warning("sexpr-glued-items", `A number ends at the first character that cannot continue it, so \`1x\` is two items, the number 1 and the name \`x\`, as in
Sugar. A name cannot begin with a digit unless it is quoted: \`"1x"\`.`, (first, second) => ({
	message: `these are two items: ${first} and ${second}`,
	help: `put a blank between them, or quotes around both if it is one name: "${first}${second}"`
}));
/** A quoted name that does not end on its line. */
const unclosedQuote = error("sexpr-unclosed-quote", `A name in double quotes ends on the line on which it begins. A quote inside the name is doubled.

    (int "Pall Mall 0 3)      ; wrong
    (int "Pall Mall" 0 3)     ; right
    (int "say ""hi""" 0 3)    ; right: the name is say "hi"`, () => "this quote is not closed on its line");
/** An opening bracket without its closing one. */
const unclosedBracket = error("sexpr-unclosed-bracket", `Each \`(\` needs a \`)\`. The message points at the bracket that is still open at the end of the file, or where the next
statement begins on a line of its own.

    (= x (+ 1 2)      ; wrong
    (= x (+ 1 2))     ; right`, (inner) => ({
	message: "this `(` is not closed",
	notes: inner.map((span) => ({
		span,
		message: "this one inside it is not closed either"
	}))
}));
/** A closing bracket without its opening one. */
const unopenedBracket = error("sexpr-unopened-bracket", `There is a \`)\` too many here: every bracket that was opened before it is closed already.

    (= k 2))      ; wrong
    (= k 2)       ; right`, () => "this `)` closes nothing");
/** A bracket in a line of answer keys. */
const bracketInKeys = error("sexpr-bracket-in-keys", `A line that begins with \`#\` names answer keys, the variables whose values \`puzzlec facts\` looks at. It holds names only. A
comment begins with \`;\`.

    #(a b)      ; wrong
    #a b        ; right`, () => ({
	message: "a line of answer keys holds names only",
	help: "a comment begins with `;`"
}));
/** A line of answer keys inside an expression. */
const keysInside = error("sexpr-keys-inside", `A line that begins with \`#\` names answer keys; it stands between statements, not inside one. Either a bracket before it is
not closed, or a comment was meant, which begins with \`;\`.`, (open) => ({
	message: "a line of answer keys may not stand inside a statement",
	help: "a comment begins with `;`",
	notes: [{
		span: open,
		message: "this statement is still open"
	}]
}));
const classes = (/* @__PURE__ */ new Uint8Array(128)).fill(10);
classes.fill(0, 0, 33);
function assign(characters, kind) {
	for (const character of characters) classes[character.charCodeAt(0)] = kind;
}
assign("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", 1);
assign("_+*/%=<>!&|$[]^", 1);
assign("0123456789", 2);
assign(".", 3);
assign("-", 4);
assign("(", 5);
assign(")", 6);
assign(";", 7);
assign("\"", 8);
assign("#", 9);
/** The class of a UTF-16 code unit. Everything from U+0080 up is a letter. */
function classOf(code) {
	return code < 128 ? classes[code] : 1;
}
/** Whether a symbol that has begun goes on with that character: letters, digits, `.` and `-`. */
function continuesSymbol(code) {
	const kind = classOf(code);
	return kind >= 1 && kind <= 4;
}
// src/syntax/sexpr/names.ts
/** Other spellings, replaced in every symbol that is not quoted, also where it is a name. */
const aliases = /* @__PURE__ */ new Map([
	["!", "not"],
	["&&", "and"],
	["||", "or"],
	["=>", "imp"],
	["=", "eq"],
	["!=", "ne"],
	["<=", "le"],
	["<", "lt"],
	[">=", "ge"],
	[">", "gt"],
	["+", "add"],
	["-", "sub"],
	["*", "mul"],
	["/", "div"],
	["%", "mod"],
	["wsum", "weightedsum"]
]);
/**
* A symbol of ASCII characters, or what it stands for. Most names are looked up in no table: of the aliases only `wsum`
* begins with a letter.
* @param first the code of its first character.
*/
function withoutAlias(written, first) {
	return first > 64 && first !== 124 && written !== "wsum" ? written : aliases.get(written) ?? written;
}
/** Half of a surrogate pair, or the replacement character. */
const damaged = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|\uFFFD/;
/** Letters that nobody can see or that look like a blank, such as a no-break space. */
const looksBlank = /[\p{White_Space}\p{Cf}]/u;
/** Normalises names, and reports the first damaged character and the first letter that looks blank. */
var Names = class {
	#found;
	#damagedAt = Number.POSITIVE_INFINITY;
	#blankAt = Number.POSITIVE_INFINITY;
	constructor(found) {
		this.#found = found;
	}
	symbol(written, span) {
		const strange = looksBlank.exec(written);
		if (strange && span.start <= this.#blankAt) {
			this.#blankAt = span.start;
			this.#found.push(blankLetter(span, written, strange[0]));
		}
		return this.quoted(written, span);
	}
	quoted(written, span) {
		const found = damaged.exec(written);
		if (found && span.start <= this.#damagedAt) {
			this.#damagedAt = span.start;
			this.#found.push(damagedCharacter(span, found[0]));
		}
		return written.normalize("NFC");
	}
};
// src/syntax/sexpr/lexer.ts
const newline = /[\r\n]/g;
var Lexer = class {
	#text;
	#file;
	#found;
	#position;
	#limit;
	/** End of the atom before, if it was a number, quoted, or a symbol other than `-`; -1 otherwise. */
	#gluedAt = -1;
	#names;
	/** Where the first control character stands, which alone is reported. */
	#controlAt = Number.POSITIVE_INFINITY;
	/** Offset at which the token read last begins. */
	start = 0;
	/** The atom read last, where the token is one. */
	atom;
	constructor(source, file, found) {
		this.#text = source.text;
		this.#file = file;
		this.#found = found;
		this.#names = new Names(found);
		this.#position = source.text.charCodeAt(0) === 65279 ? 1 : 0;
		this.#limit = source.text.length;
	}
	get position() {
		return this.#position;
	}
	get limit() {
		return this.#limit;
	}
	/** Goes on at an offset, and ends at another. */
	move(position, limit) {
		this.#position = position;
		this.#limit = limit;
		this.#gluedAt = -1;
	}
	/** Where the line that holds the present position ends. */
	endOfLine() {
		newline.lastIndex = this.#position;
		const at = newline.exec(this.#text)?.index ?? this.#limit;
		return Math.min(at, this.#limit);
	}
	/** Reads the next token. */
	next() {
		while (this.#position < this.#limit) {
			const start = this.#position;
			const code = this.#text.charCodeAt(start);
			const kind = classOf(code);
			if (kind === 0) this.#blank(code);
			else if (kind === 7) this.#position = this.endOfLine();
			else if (kind === 10) this.#forbidden(start);
			else {
				const token = this.#token(start, kind);
				if (token) return token;
			}
		}
		this.start = this.#limit;
		return "end";
	}
	#token(start, kind) {
		this.start = start;
		if (kind === 5 || kind === 6) {
			this.#position = start + 1;
			return kind === 5 ? "open" : "close";
		}
		if (kind === 9) {
			if (this.#atLineStart(start)) {
				this.#position = start + 1;
				return "keys";
			}
			this.#forbidden(start);
			return;
		}
		const before = this.#gluedAt;
		if (kind === 1) this.#symbol(start);
		else if (kind === 8) this.#quoted(start);
		else this.#numberOrMinus(start, kind);
		if (before === start) this.#glued(start);
		return "atom";
	}
	#atLineStart(offset) {
		const before = this.#text.charCodeAt(offset - 1);
		return offset === 0 || before === 10 || before === 13 || offset === 1 && before === 65279;
	}
	#blank(code) {
		const start = this.#position++;
		if (!(code < 9 || code > 13 && code < 32) || start > this.#controlAt) return;
		this.#controlAt = start;
		this.#found.push(controlCharacter(this.#span(start, start + 1), this.#text.charAt(start)));
	}
	/** A run of forbidden characters is one mistake. */
	#forbidden(start) {
		let end = start + 1;
		while (end < this.#limit && classOf(this.#text.charCodeAt(end)) === 10) end++;
		this.#position = end;
		this.#found.push(badCharacter(this.#span(start, end), this.#text.charAt(start)));
	}
	#symbol(start) {
		const text = this.#text;
		const first = text.charCodeAt(start);
		let bits = first;
		let end = start + 1;
		for (; end < this.#limit; end++) {
			const code = text.charCodeAt(end);
			if (!continuesSymbol(code)) break;
			bits |= code;
		}
		const written = text.slice(start, end);
		const name = bits < 128 ? withoutAlias(written, first) : this.#names.symbol(written, this.#span(start, end));
		this.#emit(start, end, name, false, void 0);
	}
	#quoted(start) {
		const text = this.#text;
		const lineEnd = this.endOfLine();
		let end = start + 1;
		let doubled = false;
		while (end < lineEnd) if (text[end] !== "\"") end++;
		else if (text[end + 1] === "\"" && end + 1 < lineEnd) {
			doubled = true;
			end += 2;
		} else break;
		if (end >= lineEnd) {
			this.#unclosedQuote(start);
			return;
		}
		const inside = text.slice(start + 1, end);
		const written = doubled ? inside.replaceAll("\"\"", "\"") : inside;
		const name = this.#names.quoted(written, this.#span(start, end + 1));
		this.#emit(start, end + 1, name, true, void 0);
	}
	/** The name then ends where a symbol would, so that brackets behind it still count. */
	#unclosedQuote(start) {
		this.#found.push(unclosedQuote(this.#span(start, start + 1)));
		let end = start + 1;
		while (end < this.#limit && continuesSymbol(this.#text.charCodeAt(end))) end++;
		this.#emit(start, end, this.#text.slice(start + 1, end), true, void 0);
	}
	/** A number begins with a digit, with `.`, or with `-` and one of these; any other `-` stands for itself. */
	#numberOrMinus(start, kind) {
		const text = this.#text;
		if (kind === 4) {
			const next = start + 1 < this.#limit ? classOf(text.charCodeAt(start + 1)) : 0;
			if (next !== 2 && next !== 3) {
				this.#emit(start, start + 1, "sub", false, void 0);
				this.#gluedAt = -1;
				return;
			}
		}
		const whole = this.#digits(kind === 4 ? start + 1 : start);
		let end = whole;
		const decimal = end < this.#limit && text[end] === ".";
		if (decimal) end = this.#digits(end + 1);
		const digits = text.slice(start, whole);
		const value = digits === "" || digits === "-" ? 0 : parseInteger(digits);
		if (decimal) this.#found.push(decimalNumber(this.#span(start, end), text.slice(start, end), `${value}`));
		this.#emit(start, end, text.slice(start, end), false, value);
	}
	#digits(from) {
		let end = from;
		while (end < this.#limit && classOf(this.#text.charCodeAt(end)) === 2) end++;
		return end;
	}
	#emit(start, end, text, quoted, number) {
		this.#position = end;
		this.#gluedAt = end;
		this.atom = {
			kind: "atom",
			text,
			quoted,
			number,
			span: this.#span(start, end),
			offsets: void 0
		};
	}
	#glued(middle) {
		let start = middle - 1;
		while (start > 0 && continuesSymbol(this.#text.charCodeAt(start - 1))) start--;
		const [first, second] = [this.#text.slice(start, middle), this.#text.slice(middle, this.#position)];
		this.#found.push(gluedItems(this.#span(start, this.#position), first, second));
	}
	#span(start, end) {
		return {
			file: this.#file,
			start,
			end
		};
	}
};
// src/syntax/sexpr/parser.ts
/** Heads whose lists melt into a list around them with the same head, as they do in Sugar. */
const melting = /* @__PURE__ */ new Set([
	"add",
	"and",
	"or"
]);
/** How often the reader starts again behind a bracket that was not closed. */
const resumptions = 10;
function headOf(items) {
	const head = items[0];
	return head?.kind === "atom" && !head.quoted ? head.text : void 0;
}
var Parser = class {
	#lexer;
	#file;
	#text;
	#found = [];
	#take;
	#open = [];
	/** A token that was looked at and not yet used. */
	#ahead;
	#keys;
	/** How far the outermost open bracket is indented; undefined where it does not begin its line. */
	#outerIndent;
	/** A line start behind the outermost open bracket where another statement seems to begin. */
	#resumeAt;
	/** What had been found before the outermost open bracket. */
	#mark = {
		found: 0,
		keys: void 0
	};
	constructor(source, file, take) {
		this.#take = take;
		this.#lexer = new Lexer(source, file, this.#found);
		this.#file = file;
		this.#text = source.text;
	}
	read() {
		let left = resumptions;
		for (;;) {
			this.#readToLimit();
			const outermost = this.#open[0];
			if (!outermost) break;
			const resumeAt = left-- > 0 ? this.#resumeAt : void 0;
			this.#unclosed(outermost, resumeAt);
			if (resumeAt === void 0) break;
			this.#lexer.move(resumeAt, this.#text.length);
		}
		return {
			keys: this.#keys,
			diagnostics: this.#found
		};
	}
	/** Reports the open bracket. What may well be a whole statement is read again up to there, and closed. */
	#unclosed(outermost, resumeAt) {
		if (resumeAt === void 0) {
			this.#reportUnclosed(outermost);
			return;
		}
		this.#open.length = 0;
		this.#found.length = this.#mark.found;
		if (this.#mark.keys === void 0) this.#keys = void 0;
		else if (this.#keys) this.#keys.length = this.#mark.keys;
		this.#lexer.move(outermost.start, resumeAt);
		this.#readToLimit();
		this.#reportUnclosed(outermost);
		const end = this.#text.slice(outermost.start, resumeAt).trimEnd().length;
		while (this.#open.length > 0) this.#close(outermost.start + end);
	}
	#reportUnclosed(outermost) {
		const inner = this.#open.slice(1, 4).map(({ start }) => this.#span(start, start + 1));
		this.#found.push(unclosedBracket(this.#span(outermost.start, outermost.start + 1), inner));
	}
	#next() {
		const token = this.#ahead ?? this.#lexer.next();
		this.#ahead = void 0;
		return token;
	}
	#readToLimit() {
		const lexer = this.#lexer;
		for (let token = this.#next(); token !== "end"; token = this.#next()) if (token === "atom") {
			if (lexer.atom) this.#item(lexer.atom);
		} else if (token === "open") this.#openBracket(lexer.start);
		else if (token === "close") this.#closeBracket(lexer.start);
		else this.#readKeys(lexer.start);
	}
	#item(node) {
		const open = this.#open.at(-1);
		if (open) open.items.push(node);
		else this.#take(node);
	}
	#openBracket(start) {
		if (!this.#open[0]) {
			this.#mark = {
				found: this.#found.length,
				keys: this.#keys?.length
			};
			this.#resumeAt = void 0;
			this.#outerIndent = this.#indent(start);
		} else if (this.#resumeAt === void 0 && this.#outerIndent !== void 0) {
			const indent = this.#indent(start);
			if (indent !== void 0 && indent <= this.#outerIndent) this.#resumeAt = start;
		}
		this.#open.push(this.#opened(start));
	}
	/** The list melts if its head, which is looked up ahead, is that of the list around it. */
	#opened(start) {
		const around = this.#open.at(-1)?.items;
		const head = around && headOf(around);
		if (around && head !== void 0 && melting.has(head)) {
			const token = this.#lexer.next();
			const { atom } = this.#lexer;
			if (token === "atom" && atom && !atom.quoted && atom.text === head) return {
				start,
				items: around,
				melted: true
			};
			this.#ahead = token;
		}
		return {
			start,
			items: [],
			melted: false
		};
	}
	#closeBracket(start) {
		if (this.#open.length > 0) this.#close(start + 1);
		else this.#found.push(unopenedBracket(this.#span(start, start + 1)));
	}
	#close(end) {
		const closed = this.#open.pop();
		if (!closed || closed.melted) return;
		this.#item({
			kind: "list",
			items: rewriteNegation(closed.items),
			span: this.#span(closed.start, end)
		});
	}
	#readKeys(start) {
		const outermost = this.#open[0];
		if (outermost) {
			const span = this.#span(outermost.start, outermost.start + 1);
			this.#found.push(keysInside(this.#span(start, start + 1), span));
		}
		const lexer = this.#lexer;
		const end = lexer.endOfLine();
		const limit = lexer.limit;
		lexer.move(start + 1, end);
		this.#keys ??= [];
		let bracket;
		for (let token = lexer.next(); token !== "end"; token = lexer.next()) if (token === "atom" && lexer.atom) this.#keys.push(lexer.atom);
		else bracket ??= lexer.start;
		if (bracket !== void 0) this.#found.push(bracketInKeys(this.#span(bracket, bracket + 1)));
		lexer.move(end, limit);
	}
	/** How far a bracket is indented, if it is the first thing on its line. */
	#indent(offset) {
		let at = offset;
		while (at > 0 && (this.#text[at - 1] === " " || this.#text[at - 1] === "	")) at--;
		const before = this.#text[at - 1];
		return at === 0 || before === "\n" || before === "\r" || before === "﻿" ? offset - at : void 0;
	}
	#span(start, end) {
		return {
			file: this.#file,
			start,
			end
		};
	}
};
/** Every two-element list whose head is `sub` is a `neg`. */
function rewriteNegation(items) {
	const [head, only] = items;
	if (items.length !== 2 || !head || !only) return items;
	return headOf(items) === "sub" ? [{
		...head,
		text: "neg"
	}, only] : items;
}
/**
* Reads s-expressions and hands over each statement as soon as it is read, so that a long text need not be in memory as a
* tree. The whole text is read, whatever is wrong with it.
*/
function readStatements(source, file, take) {
	return new Parser(source, file, take).read();
}
/** Reads s-expressions as one document. */
function readSexpr(source, file) {
	const statements = [];
	const { keys, diagnostics } = readStatements(source, file, (node) => statements.push(node));
	return {
		document: {
			statements,
			keys
		},
		diagnostics
	};
}
// src/text/catalogue/sugar.ts
/** "exactly 2 arguments", "at least 1 argument", "2 to 3 arguments". */
function amount(least, most) {
	if (least === most) return `exactly ${counted(least, "argument")}`;
	if (most === Number.POSITIVE_INFINITY) return `at least ${counted(least, "argument")}`;
	return `${least} to ${counted(most, "argument")}`;
}
/** An operator with too few or too many arguments. */
const wrongCount = error("sugar-argument-count", `The operator takes another number of arguments. Comparisons take exactly two and are not chained.

    (< a b c)                  ; wrong
    (and (< a b) (< b c))      ; right`, (operator, least, most, got, shape) => ({
	message: `${operator} takes ${amount(least, most)}, and ${got === 0 ? "none stands" : got === 1 ? "1 stands" : `${got} stand`} here`,
	help: `write ${shape}`
}));
/** A minus sign in front of a name, where it is an item of its own. */
const gluedMinus = error("sugar-glued-minus", `A minus sign in front of a name is an item of its own, so \`(= y -x)\` has three arguments. The negative of a term is
\`(- x)\`. In front of a digit the sign belongs to the number: \`-3\`.

    (= y -x)        ; wrong
    (= y (- x))     ; right`, (name) => ({
	message: `-${name} is read as two items, - and ${name}`,
	help: `write (- ${name})`
}));
/** A list, name or anything else where a number has to be written out. */
const notALiteral = error("sugar-not-a-literal", `A weight, a bound, a position or a value of a table is a whole number written out. It cannot be a variable or an
expression.

    (weightedsum ((w x)) <= 4)            ; wrong
    (weightedsum ((3 x)) <= 4)            ; right
    (int x (- 3) 3)                       ; wrong
    (int x -3 3)                          ; right`, (what, written, instead) => ({
	message: `${what} is expected here, not ${written}`,
	help: instead === void 0 ? void 0 : `write ${instead}`
}));
/** A number out of the range that its place allows. */
const outOfRange = error("sugar-out-of-range", `A position, a vertex, a state or the size of a table lies in a range that its place gives. In Sugar's constraints positions
count from 1; the vertices of a graph count from 0.

    (graph-active-vertices-connected 2 1 p q 1 2)     ; wrong: the vertices are 0 and 1
    (graph-active-vertices-connected 2 1 p q 0 1)     ; right`, (what, value, low, high) => low > high ? `${what} is expected here, but there is none to choose from` : `${what} lies in ${low}..${high === Number.MAX_SAFE_INTEGER ? "" : high}, and ${value} does not`);
/** Something else where a list is expected. */
const notAList = error("sugar-not-a-list", `A list in parentheses is expected, even where it has one item only.

    (nvalue n a b c)        ; wrong
    (nvalue n (a b c))      ; right`, (what, written) => ({
	message: `${what} is expected here, not ${written}`,
	help: `a list stands in parentheses, also one of a single item: (${written})`
}));
/** A list or definition of the wrong form. */
const wrongShape = error("sugar-wrong-shape", `A definition, a task, a tuple or another part has a fixed form, which the message shows.

    (int x)                    ; wrong
    (int x 1 9)                ; right
    (int x (1 3 (5 9)))        ; right: a list of values and ranges`, (what, shapes) => ({
	message: `this is no ${what}`,
	help: `write ${shapes.join(" or ")}`
}));
/** Lists that go together and differ in length. */
const unequalLengths = error("sugar-unequal-lengths", `Two lists, or a row and the terms of its table, go together item by item, so they need the same length. \`lex_less\` and
\`lex_lesseq\` need at least one item.

    (lex_less (a b) (c))        ; wrong
    (lex_less (a b) (c d))      ; right`, (what, left, right) => left === right ? `${what} may not be empty` : `${what} need the same length, not ${left} and ${right}`);
/** A task of which more than one of origin, duration and end is left out. */
const severalNil = error("sugar-several-nil", `Of the origin, the duration and the end of a task at most one is \`nil\`: it follows from the other two.

    (cumulative ((s nil nil 1)) 2)      ; wrong
    (cumulative ((s 3 nil 1)) 2)        ; right`, () => "at most one of origin, duration and end may be nil");
/** A word that is no comparison sign. */
const unknownComparison = error("sugar-unknown-comparison", `The comparison of a \`weightedsum\`, a \`count\` or an \`element\` is one of \`eq ne le lt ge gt\` or their signs
\`= != <= < >= >\`.

    (count 2 (a b c) about 1)     ; wrong
    (count 2 (a b c) >= 1)        ; right`, (written, shape) => ({
	message: `a comparison is expected here, not ${written}`,
	help: `one of = != <= < >= >, as in ${shape}`
}));
/** Division by a literal 0. */
const zeroDivisor = error("sugar-zero-divisor", `A division by a literal 0 has no value, wherever it stands. Where a divisor may become 0 while the puzzle is solved, the
comparison around the division is false then.

    (= (/ x 0) 1)       ; wrong
    (= (/ x y) 1)       ; right, and false where y is 0`, (operator) => `${operator} by 0 has no value`);
/** `()` where a statement or an expression is expected. */
const emptyList = error("sugar-empty-list", `An empty pair of parentheses says nothing. Remove it, or write what was meant between them.`, () => "there is nothing between these parentheses");
/** A head that is no name. */
const strangeHead = error("sugar-strange-head", `A list begins with the name of an operator, a relation or a predicate. A number or another list cannot be applied to
arguments.

    (3 x)               ; wrong
    (x > 3)             ; wrong
    (> x 3)             ; right
    ((= a b) (= b c))       ; wrong
    (and (= a b) (= b c))   ; right`, (written, instead) => ({
	message: `a list begins with an operator, not with ${written}`,
	help: instead === void 0 ? written.startsWith("(") ? "to say that all of them hold, write (and ...)" : void 0 : `the operator comes first: ${instead}`
}));
/** A number where a formula is expected. */
const termAsFormula = error("sugar-number-as-formula", `A statement and the arguments of \`and\`, \`or\`, \`not\` and the like are formulas: they are true or false. A number is not; compare it
with something.

    (or x y)                    ; wrong, if x and y are numbers
    (or (> x 0) (> y 0))        ; right`, (written) => ({
	message: `${written} is a number, and a formula is expected here`,
	help: `compare it, as in (> ${written} 0)`
}));
/** A formula where a number is expected. */
const formulaAsTerm = error("sugar-formula-as-number", `Comparisons and arithmetic are about numbers. A boolean or another formula is none; \`(if f 1 0)\` makes it one. To say that two
formulas are equal, write \`iff\`.

    (= p q)                       ; wrong, if p and q are booleans
    (iff p q)                     ; right
    (= (+ p q) 1)                 ; wrong
    (= (+ (if p 1 0) (if q 1 0)) 1)   ; right`, (written) => ({
	message: `${written} is true or false, and a number is expected here`,
	help: `write (if ${written} 1 0), or iff to compare formulas`
}));
/** A definition inside another statement. */
const definitionInside = error("sugar-definition-inside", `Definitions such as \`int\`, \`bool\`, \`relation\` or \`objective\` are statements of their own. They cannot stand inside a formula.

    (and (int x 1 3) (> x 1))       ; wrong
    (int x 1 3) (> x 1)             ; right`, (word) => ({
	message: `(${word} ...) is a statement of its own and may not stand inside another one`,
	help: "is a bracket before it not closed?"
}));
/** A form that Sugar uses between its own stages. */
const internalForm = error("sugar-internal-form", `\`(groups ...)\`, \`(label ...)\` and \`(hold ...)\` are forms that Sugar's own stages exchange for groups of clauses. They say nothing
about a puzzle, and puzzlec has no use for them. Leave them out; \`puzzlec explain\` finds groups of constraints that clash.`, (word) => `(${word} ...) is an internal form of Sugar and means nothing in a puzzle`);
/** An expression that is nested deeper than can be worked on. */
const tooDeep = error("sugar-too-deep", `Expressions may be nested a few hundred levels deep, more than anybody writes. A program that writes puzzles can give a part a
name, a variable that equals it, and go on with that. Chains of one operator (\`+ * and or xor min max\`) may be of any
length, nested or not.`, (limit) => ({
	message: `this is nested too deep (more than ${limit} levels)`,
	help: "declare a variable that equals a part of it, and use that"
}));
/** Something other than one expression. */
const oneExpression = error("sugar-one-expression", `An expression that is given on its own, such as an objective on the command line, is one expression, for example \`(+ x y)\` or
\`x\`. Several of them are combined by an operator, such as \`(and f g)\`.`, (got) => `one expression is expected, and ${got === 0 ? "there is none" : `there are ${got}`}`);
/** What is said when there are more mistakes than anyone wants to read. */
const tooMany = error("sugar-too-many-errors", `A file with very many mistakes is often no s-expression at all, or one mistake near its start causes the others. Mend the first
ones and try again.`, (left, notes = []) => ({
	message: `${counted(left, "more mistake")} left out`,
	notes
}));
// src/text/catalogue/sugar-quirks.ts
/** `neg` of several arguments. */
const subtractingNeg = warning("sugar-neg-subtracts", `\`neg\` takes one argument. With more of them Sugar subtracts the others from the first, and so does puzzlec. Write \`-\`.

    (= (neg a b) 2)     ; means
    (= (- a b) 2)`, () => ({
	message: "neg with several arguments subtracts",
	help: "write (- a b)"
}));
/** A number as a formula. */
const integerAsFormula = warning("sugar-integer-as-formula", `A formula is true or false. Sugar takes a number for one, true where it is positive and false where it is zero or negative, and
so does puzzlec. Write \`true\` or \`false\`.`, (value, truth) => ({
	message: `the number ${value} as a formula means ${truth}`,
	help: `write ${truth}`
}));
/** A relation or predicate that is defined again. */
const redefined = warning("sugar-redefined", `A second definition of a relation or a predicate replaces the first for everything below it, as it does in Sugar.`, (what, name, earlier) => ({
	message: `the ${what} ${name} is defined again, which replaces the first definition`,
	notes: [{
		span: earlier,
		message: "first defined here"
	}]
}));
/** A predicate and a relation of the same name. */
const hiddenRelation = warning("sugar-hidden-relation", `Where a predicate and a relation have the same name, a call means the predicate, as in Sugar.`, (name, other) => ({
	message: `${name} is a predicate and a relation; a call means the predicate`,
	notes: [{
		span: other,
		message: "also defined here"
	}]
}));
/** A relation or predicate called like an operator. */
const overridesOperator = warning("sugar-overrides-operator", `A relation or predicate that is called like an operator of the language replaces it wherever a formula stands, as in Sugar. Choose
another name unless that is meant.`, (what, name) => `from here on ${name} means this ${what}, not the operator of the language`);
/** More arguments than a predicate has parameters. */
const extraArguments = warning("sugar-extra-arguments", `A predicate uses as many arguments as it has parameters. Sugar ignores the others, and so does puzzlec.`, (name, takes, got, shape) => ({
	message: `the predicate ${name} takes ${counted(takes, "argument")}; of these ${got} the rest is ignored`,
	help: `write ${shape}`
}));
/** A tuple that is longer than its relation. */
const longTuple = warning("sugar-long-tuple", `A tuple of a relation with n columns has n values. Sugar cuts a longer one, and so does puzzlec.

    (relation r 2 (supports (1 2 3)))     ; means
    (relation r 2 (supports (1 2)))`, (arity, got) => `of these ${got} values only the first ${arity} count: the relation has so many columns`);
/** Several terms in one objective. */
const severalObjectives = warning("sugar-several-objectives", `An objective is one number. Sugar accepts several variables and optimises the first, and so does puzzlec. To weigh them against
each other, write a sum: \`(objective minimize (+ (* 100 x) y))\`.`, () => "only the first term of this objective is optimised");
/** A second objective. */
const objectiveReplaced = warning("sugar-objective-replaced", `A second objective replaces the first, as in Sugar. Leave one of the two out.`, (earlier) => ({
	message: "this objective replaces an earlier one",
	notes: [{
		span: earlier,
		message: "the earlier one"
	}]
}));
/** `(alldifferent (+ a 1))`. */
const singleCompound = warning("sugar-single-compound", `\`(alldifferent (a b c))\` takes a list of terms, and \`(alldifferent a b c)\` the terms themselves. A single list that begins with an
operator is taken for one term here, as csugar does, so the constraint says nothing.

    (alldifferent (+ a 1))           ; one term
    (alldifferent ((+ a 1) b))       ; two terms`, (written) => ({
	message: `${written} is taken for one term, so this constraint is always true`,
	help: "put a list of terms into parentheses of its own"
}));
/** A variable that is called like a constant. */
const constantAsName = warning("sugar-constant-as-name", `\`true\` and \`false\` always mean the constants, and \`nil\` in a task what is left out, also where a variable is called so. In double quotes the
name means the variable.`, (name) => ({
	message: `${name} means the constant; the variable is written "${name}"`,
	help: "choose another name, or write it in double quotes wherever it is used"
}));
/** What is said when one warning is repeated too often. */
const moreOfThem = warning("sugar-more-warnings", `The same warning came up many times. The first ones are shown.`, (left, code) => `${counted(left, `more ${code} warning`)} left out`);
// src/text/catalogue/sugar-names.ts
/** `+5` is a name, no number. */
function withoutPlus(name) {
	return /^\+[0-9]+$/.test(name) ? `a number has no plus sign: write ${name.slice(1)}` : void 0;
}
/** A name that nothing was declared under. `role` is what is looked for, such as "number". */
const unknownName = error("sugar-unknown-name", `A name is declared before it is used: \`(int x 1 9)\` declares a number, \`(bool p)\` a boolean, \`(domain d 1 9)\` a domain. Statements
are read from the top.

    (= k 3) (int k 0 5)       ; wrong
    (int k 0 5) (= k 3)       ; right`, (name, role, suggestion, later) => ({
	message: `there is no ${role} called ${name}${later ? " yet" : ""}`,
	help: later ? "move its declaration in front of this" : didYouMean(suggestion) ?? withoutPlus(name),
	notes: later ? [{
		span: later,
		message: "it is declared here, further down"
	}] : []
}));
/** A head that is neither an operator nor a relation nor a predicate. */
const unknownOperator = error("sugar-unknown-operator", `The first item of a list is an operator, or a relation or predicate that was defined above.

    (alldiferent a b)      ; wrong
    (alldifferent a b)     ; right`, (name, suggestion, later) => ({
	message: `there is no operator, relation or predicate called ${name}${later ? " yet" : ""}`,
	help: later ? "move its definition in front of this" : didYouMean(suggestion),
	notes: later ? [{
		span: later,
		message: "it is defined here, further down"
	}] : []
}));
/** Two declarations of one name. */
const duplicateName = error("sugar-duplicate-name", `Each number, boolean and domain is declared once. A number and a boolean may share a name: they are told apart by where they
stand.

    (int k 0 1) (int k 0 2)       ; wrong
    (int k 0 1) (int m 0 2)       ; right`, (what, name, earlier) => ({
	message: `the ${what} ${name} is declared twice`,
	notes: earlier ? [{
		span: earlier,
		message: "first declared here"
	}] : []
}));
/** Something other than a name where one is declared or listed. */
const notAName = error("sugar-not-a-name", `A name is a symbol, or anything in double quotes. A number is no name unless it is quoted.

    (int 3 0 5)         ; wrong
    (int x3 0 5)        ; right
    (int "3" 0 5)       ; right`, (what, written, quoted) => ({
	message: `${what} is expected here, not ${written}`,
	help: quoted === void 0 ? void 0 : `a number is a name in quotes only: ${quoted}`
}));
/** A range without members, or an empty list. */
const emptyRange = error("sugar-empty-domain", `A variable needs at least one value. A lower bound above the upper one is nearly always a slip of the pen, so it is an error
rather than a puzzle without solutions.

    (int x 5 3)        ; wrong
    (int x 3 5)        ; right`, (low, high) => ({
	message: low === void 0 || high === void 0 ? "this domain has no values" : `this range is empty: ${low} is greater than ${high}`,
	help: low === void 0 || high === void 0 ? void 0 : `write ${high} ${low}`
}));
/** A bound beyond the integers that a variable can take. */
const domainTooLarge = error("sugar-domain-too-large", `The values of a variable lie within -9007199254740991..9007199254740991 (2^53 - 1 in magnitude). Expressions have no such limit: sums and
products are exact at any size.`, (value) => `${value} is too large for a value of a variable, which is at most 2^53 - 1 in magnitude`);
/** A predicate that calls itself. */
const recursivePredicate = error("sugar-recursive-predicate", `A predicate is a macro: each call is replaced by the predicate's body. One that calls itself, directly or through others, would
never end, whatever its arguments are; so it is an error even when nothing calls it. A predicate that is called like an
operator of the language replaces that operator, also inside its own body.

    (predicate (p x) (or (= x 0) (p (- x 1))))      ; wrong`, (cycle) => ({
	message: cycle.length === 2 ? `the predicate ${cycle[0]} calls itself` : `the predicate ${cycle[0]} calls itself: ${cycle.join(" -> ")}`,
	help: "a predicate is a macro and cannot be recursive"
}));
/** A call with fewer arguments than the predicate or relation has parameters. */
const callCount = error("sugar-call-count", `A relation takes as many terms as its tuples have, a predicate at least as many arguments as it has parameters.

    (relation near 2 (supports (1 2) (2 1)))
    (near a)           ; wrong
    (near a b)         ; right`, (what, name, takes, got, definition, shape) => ({
	message: `the ${what} ${name} takes ${counted(takes, "argument")}, and ${got === 0 ? "none stands" : got === 1 ? "1 stands" : `${got} stand`} here`,
	notes: [{
		span: definition,
		message: "it is defined here"
	}],
	help: `write ${shape}`
}));
/** Calls of predicates that grow without measure. */
const expansionTooLarge = error("sugar-expansion-too-large", `Each call of a predicate is replaced by its body. Predicates that call others several times grow by multiplication, and this file
passed the limit. Give a part a name, a variable that equals it, and use that instead of writing the part again.`, (name, limit) => ({
	message: `the calls of predicates grow beyond ${limit} items; this call of ${name} passes the limit`,
	help: "declare a variable for what is repeated"
}));
/** A predicate whose body is a single name. */
const bodyIsAtom = error("sugar-body-is-atom", `The body of a predicate is a formula in parentheses.

    (predicate (f) true)          ; wrong
    (predicate (f) (and true))    ; right`, (written) => ({
	message: `the body of a predicate is a formula in parentheses, not ${written}`,
	help: `write (and ${written})`
}));
/** Objective and weighted constraints in one file. */
const objectiveAndWeights = error("sugar-objective-and-weights", `\`(weighted w f)\` asks for the least total weight of what is violated, so a file with weighted constraints has an objective
already. Leave one of the two out.`, (other) => ({
	message: "a file with weighted constraints has no other objective",
	notes: [{
		span: other,
		message: "this constraint is weighted"
	}]
}));
/** A name on a `#` line that is no variable. */
const unknownKey = error("sugar-unknown-key", `A line that begins with \`#\` names answer keys: variables of the file. A comment begins with \`;\`.

    # my first puzzle      ; wrong
    ; my first puzzle      ; right
    #a b p                 ; right: three variables`, (name, suggestion) => ({
	message: `the answer key ${name} is no variable`,
	help: didYouMean(suggestion) ?? "a line that begins with # names variables; a comment begins with ;"
}));
// src/analyse/sugar/form.ts
/** A node as it is read in a frame: if it is a parameter, the argument. */
function formOf(node, frame) {
	if (frame && node.kind === "atom" && node.number === void 0) {
		const argument = frame.arguments.get(node.text);
		if (argument) return {
			node: argument.node,
			frame: argument.frame,
			use: {
				span: node.span,
				frame
			}
		};
	}
	return {
		node,
		frame,
		use: void 0
	};
}
function isList(form) {
	return form.node.kind === "list";
}
function isAtom(form) {
	return form.node.kind === "atom";
}
/** The items of a list. */
function itemsOf({ node, frame }) {
	return node.items.map((item) => formOf(item, frame));
}
/** The items of a list behind its head. */
function argumentsOf({ node, frame }) {
	const forms = [];
	for (let i = 1; i < node.items.length; i++) forms.push(formOf(node.items[i], frame));
	return forms;
}
/** The word that an atom is: undefined for a number, a quoted name, and a list. */
function wordOf({ node }) {
	return node.kind === "atom" && !node.quoted && node.number === void 0 ? node.text : void 0;
}
/** Whether the form is that word. */
function isWord(form, word) {
	return wordOf(form) === word;
}
/** The name that an atom is, quoted or not: undefined for a number and a list. */
function nameOf({ node }) {
	return node.kind === "atom" && node.number === void 0 ? node.text : void 0;
}
/** How many calls a message shows at most. */
const shownCalls = 4;
/** Where the predicates were called in whose bodies a form is read. */
function notesOf({ frame, use }) {
	const notes = [];
	if (use) notes.push({
		span: use.span,
		message: `used here, in the body of ${use.frame.predicate.name}`
	});
	for (let at = use?.frame ?? frame; at && notes.length < shownCalls; at = at.caller) notes.push({
		span: at.call,
		message: `in this call of ${at.predicate.name}`
	});
	return notes;
}
// src/analyse/sugar/calls.ts
/**
* How many items the lists of all the expansions of a file may hold: so many, and some for each statement. A large file may
* grow to much; a small one that does is one whose macros multiply each other.
*/
const itemsOfAnyFile = 1e6;
const itemsOfStatement = 200;
/** So many columns of a relation are named in a message. */
const columnsShown = 8;
var Calls = class {
	/** How many expansions are going on, one inside the other. */
	#expanding = 0;
	#outermost;
	#spent = 0;
	/** The predicates that were found to call themselves. */
	recursive = /* @__PURE__ */ new Set();
	/** Whether the expansions have grown too large; what is said from then on is of no use. */
	get exhausted() {
		return this.#spent === Number.POSITIVE_INFINITY;
	}
	/**
	* Counts the items of a list that is read, if it is read in an expansion.
	* @returns false, after a report, when the expansions have grown too large.
	*/
	spend(form, reader) {
		if (this.#expanding === 0) return true;
		if (this.exhausted) return false;
		this.#spent += 1 + form.node.items.length;
		const most = itemsOfAnyFile + itemsOfStatement * reader.scope.statements;
		if (this.#spent <= most) return true;
		const { name, form: call } = this.#outermost ?? {
			name: "",
			form
		};
		reader.report(call, expansionTooLarge(call.node.span, name, most));
		this.#spent = Number.POSITIVE_INFINITY;
		return false;
	}
	/** @param name of a predicate or a relation in scope. */
	call(form, name, args, reader) {
		const predicate = reader.scope.predicates.get(name);
		if (predicate) return this.#expand(form, predicate, args, reader);
		const relation = reader.scope.relations.get(name);
		return relation ? table(form, relation, args, reader) : falsity;
	}
	#expand(form, predicate, args, reader) {
		if (!this.#mayExpand(form, predicate, args, reader)) return falsity;
		const frame = {
			predicate,
			call: form.node.span,
			caller: form.frame,
			arguments: new Map(predicate.parameters.flatMap((parameter, i) => {
				const argument = args[i];
				return argument ? [[parameter, argument]] : [];
			}))
		};
		if (this.#expanding++ === 0) this.#outermost = {
			name: predicate.name,
			form
		};
		const formula = reader.formula(formOf(predicate.body, frame));
		this.#expanding--;
		return formula;
	}
	#mayExpand(form, predicate, args, reader) {
		const { name, parameters, span } = predicate;
		const cycle = cycleTo(predicate, form.frame);
		if (cycle) {
			this.recursive.add(name);
			reader.report(form, recursivePredicate(form.node.span, cycle));
			return false;
		}
		const shape = shapeOf(name, parameters);
		if (args.length < parameters.length) {
			reader.report(form, callCount(form.node.span, "predicate", name, parameters.length, args.length, span, shape));
			return false;
		}
		if (args.length > parameters.length) {
			const first = args[parameters.length];
			reader.report(form, extraArguments(first.node.span, name, parameters.length, args.length, shape));
		}
		return true;
	}
};
function shapeOf(name, parameters) {
	return `(${[name, ...parameters].join(" ")})`;
}
/** The predicates from a frame of `predicate` to the frame where it is called again. */
function cycleTo(predicate, frame) {
	const names = [predicate.name];
	for (let at = frame; at; at = at.caller) {
		names.unshift(at.predicate.name);
		if (at.predicate === predicate) return names;
	}
}
function table(form, relation, args, reader) {
	const { name, arity, rows, positive, span } = relation;
	if (args.length !== arity) {
		const columns = Array.from({ length: Math.min(arity, columnsShown) }, (_, i) => `t${i + 1}`);
		const shape = shapeOf(name, arity > columnsShown ? [...columns, "..."] : columns);
		reader.report(form, callCount(form.node.span, "relation", name, arity, args.length, span, shape));
		return falsity;
	}
	const terms = args.map((argument) => reader.term(argument));
	return constraint({
		kind: "table",
		terms,
		rows,
		positive
	});
}
// src/analyse/sugar/literals.ts
/** A whole number as it stands in the text. `what` says what is expected, such as "a weight". */
function integerOf(form, reader, what) {
	const value = isAtom(form) ? form.node.number : void 0;
	if (value === void 0) {
		const negated = isList(form) && form.node.items.length === 2 && negatedLiteral(form);
		reader.report(form, notALiteral(form.node.span, what, reader.written(form), negated || void 0));
	}
	return value;
}
/** `-3` for `(- 3)`, which is an expression and no literal. */
function negatedLiteral(form) {
	const [head, only] = itemsOf(form);
	const value = only && isAtom(only) ? only.node.number : void 0;
	return head !== void 0 && wordOf(head) === "neg" && value !== void 0 && value > 0 ? `-${value}` : false;
}
/** A whole number between two bounds. */
function numberWithin(form, reader, what, low, high) {
	const value = integerOf(form, reader, what);
	if (value === void 0) return void 0;
	if (typeof value === "number" && value >= low && value <= high) return value;
	reader.report(form, outOfRange(form.node.span, what, `${value}`, low, high));
}
/** The items of a list. */
function listOf(form, reader, what) {
	if (isList(form)) return reader.spend(form) ? itemsOf(form) : void 0;
	reader.report(form, notAList(form.node.span, what, reader.written(form)));
}
/** A bound or member of a domain. */
function boundOf(form, reader) {
	const value = integerOf(form, reader, "a whole number");
	if (value === void 0 || typeof value === "number") return value;
	reader.report(form, domainTooLarge(form.node.span, `${value}`));
}
/** A range from two forms. */
function rangeOf(low, high, reader) {
	const [from, to] = [boundOf(low, reader), boundOf(high, reader)];
	if (from === void 0 || to === void 0) return void 0;
	if (from > to) {
		const span = {
			...low.node.span,
			end: Math.max(low.node.span.end, high.node.span.end)
		};
		reader.report(low, emptyRange(span, from, to));
		return;
	}
	return [from, to];
}
/** A range of one value. */
function pointOf(form, reader) {
	const value = boundOf(form, reader);
	return value === void 0 ? void 0 : [value, value];
}
/** An item of a domain: a value, or two bounds in a list. */
function domainItem(item, reader) {
	if (!isList(item)) return pointOf(item, reader);
	const [low, high, ...more] = itemsOf(item);
	if (low && high && more.length === 0) return rangeOf(low, high, reader);
	reader.report(item, notALiteral(item.node.span, "a value or a range `(low high)`", reader.written(item), void 0));
}
/** The domain `(1 3 (5 9))`, possibly empty; undefined after a mistake. */
function domainOf(form, reader) {
	const items = listOf(form, reader, "a list of values and ranges, such as `(1 3 (5 9))`");
	if (!items) return void 0;
	const ranges = [];
	for (const item of items) {
		const range = domainItem(item, reader);
		if (range) ranges.push(range);
	}
	return ranges.length === items.length ? domainOfRanges(ranges) : void 0;
}
const comparisons = /* @__PURE__ */ new Map([
	["eq", "eq"],
	["ne", "ne"],
	["le", "le"],
	["lt", "lt"],
	["ge", "ge"],
	["gt", "gt"],
	["==", "eq"]
]);
/** A comparison sign as an argument. */
function comparisonOf(form, call, reader) {
	const word = wordOf(form);
	const found = word === void 0 ? void 0 : comparisons.get(word);
	if (found) return found;
	reader.report(form, unknownComparison(form.node.span, reader.written(form), call.shape));
	return "eq";
}
// src/analyse/sugar/operator.ts
/** A map of operators, so that no name such as `constructor` is found by accident. */
function operators(table) {
	return new Map(Object.entries(table));
}
// src/analyse/sugar/terms.ts
/** A sum; sums in it are taken apart, so that what is printed reads as the same model. */
function sum(terms) {
	return {
		kind: "add",
		terms: terms.some(({ kind }) => kind === "add") ? terms.flatMap((term) => term.kind === "add" ? term.terms : [term]) : terms
	};
}
/**
* The operands of an associative operator. Lists with the same head are taken apart, without recursion: programs write
* the greatest of a thousand terms as a chain, because Sugar's `max` takes two.
* @param same says which heads mean the same operator.
*/
function operandsOf(call, same = (word) => word === call.name) {
	const operands = [];
	const waiting = call.arguments.toReversed();
	for (let form = waiting.pop(); form; form = waiting.pop()) {
		const [head, ...inner] = isList(form) && form.node.items.length > 2 ? itemsOf(form) : [];
		const word = head && wordOf(head);
		if (word !== void 0 && same(word)) for (let i = inner.length - 1; i >= 0; i--) waiting.push(inner[i]);
		else operands.push(form);
	}
	return operands;
}
function first(call, reader) {
	return reader.term(call.arguments[0]);
}
function second(call, reader) {
	return reader.term(call.arguments[1]);
}
/** The first term less the others; the negative of a single one. */
function subtraction(call, reader) {
	const [minuend, ...others] = call.arguments.map((form) => reader.term(form));
	if (!minuend) return sum([]);
	return others.length === 0 ? neg(minuend) : sum([minuend, ...others.map(neg)]);
}
/** A divisor that is 0 wherever one looks is a mistake. */
function divisor(call, reader) {
	const form = call.arguments[1];
	const term = reader.term(form);
	if (term.kind === "constant" && term.value === 0) reader.report(form, zeroDivisor(form.node.span, reader.written(call.head)));
	return term;
}
const several$4 = Number.POSITIVE_INFINITY;
const termOperators = operators({
	add: {
		shape: "(+ t ...)",
		least: 0,
		most: several$4,
		read: (call, reader) => sum(call.arguments.map((form) => reader.term(form)))
	},
	sub: {
		shape: "(- t u ...)",
		least: 1,
		most: several$4,
		levels: 2,
		read: subtraction
	},
	neg: {
		shape: "(neg t)",
		least: 1,
		most: several$4,
		levels: 2,
		read: (call, reader) => {
			if (call.arguments.length > 1) reader.report(call.form, subtractingNeg(call.form.node.span));
			return subtraction(call, reader);
		}
	},
	mul: {
		shape: "(* t u ...)",
		least: 0,
		most: several$4,
		read: (call, reader) => ({
			kind: "mul",
			terms: operandsOf(call).map((form) => reader.term(form))
		})
	},
	div: {
		shape: "(/ t u)",
		least: 2,
		most: 2,
		read: (call, reader) => ({
			kind: "div",
			left: first(call, reader),
			right: divisor(call, reader)
		})
	},
	mod: {
		shape: "(% t u)",
		least: 2,
		most: 2,
		read: (call, reader) => ({
			kind: "mod",
			left: first(call, reader),
			right: divisor(call, reader)
		})
	},
	pow: {
		shape: "(pow t u)",
		least: 2,
		most: 2,
		read: (call, reader) => ({
			kind: "pow",
			base: first(call, reader),
			exponent: second(call, reader)
		})
	},
	abs: {
		shape: "(abs t)",
		least: 1,
		most: 1,
		read: (call, reader) => ({
			kind: "abs",
			term: first(call, reader)
		})
	},
	min: {
		shape: "(min t u ...)",
		least: 1,
		most: several$4,
		read: (call, reader) => ({
			kind: "min",
			terms: operandsOf(call).map((form) => reader.term(form))
		})
	},
	max: {
		shape: "(max t u ...)",
		least: 1,
		most: several$4,
		read: (call, reader) => ({
			kind: "max",
			terms: operandsOf(call).map((form) => reader.term(form))
		})
	},
	if: {
		shape: "(if f t u)",
		least: 3,
		most: 3,
		read: (call, reader) => choose(reader.formula(call.arguments[0]), second(call, reader), reader.term(call.arguments[2]))
	},
	element: {
		shape: "(element i (t ...))",
		least: 2,
		most: 2,
		read: (call, reader) => {
			const index = first(call, reader);
			const list = listOf(call.arguments[1], reader, "a list of terms");
			return element(index, (list ?? []).map((form) => reader.term(form)));
		}
	},
	where: {
		shape: "(where t f)",
		least: 2,
		most: 2,
		read: (call, reader) => ({
			kind: "where",
			term: first(call, reader),
			condition: reader.formula(call.arguments[1])
		})
	}
});
// src/analyse/sugar/connectives.ts
const several$3 = Number.POSITIVE_INFINITY;
function formulasOf(forms, reader) {
	return forms.map((form) => reader.formula(form));
}
function pair(call, reader) {
	const [left, right] = formulasOf(call.arguments, reader);
	return [left ?? falsity, right ?? falsity];
}
/**
* A conjunction or disjunction; those of the same kind in it are taken apart, so that what is printed reads as the same
* model.
*/
function junction(kind, formulas) {
	if (!formulas.some((formula) => formula.kind === kind)) return {
		kind,
		formulas
	};
	const apart = [];
	for (const formula of formulas) if (formula.kind !== kind) apart.push(formula);
	else for (const inner of formula.formulas) apart.push(inner);
	return {
		kind,
		formulas: apart
	};
}
const exclusiveOr = {
	shape: "(xor f g ...)",
	least: 0,
	most: several$3,
	read: (call, reader) => {
		const { predicates, relations } = reader.scope;
		return {
			kind: "xor",
			formulas: formulasOf(operandsOf(call, (word) => (word === "xor" || word === "^") && !predicates.has(word) && !relations.has(word)), reader)
		};
	}
};
function comparison(operator, sign) {
	return {
		shape: `(${sign} t u)`,
		least: 2,
		most: 2,
		read: (call, reader) => {
			const [left, right] = call.arguments;
			return compare(operator, reader.term(left), reader.term(right));
		}
	};
}
/** A form that is known and has no place in a puzzle. */
function internal(word) {
	return {
		shape: `(${word} ...)`,
		least: 0,
		most: several$3,
		read: (call, reader) => {
			reader.report(call.form, internalForm(call.form.node.span, word));
			return falsity;
		}
	};
}
const connectives = operators({
	not: {
		shape: "(not f)",
		least: 1,
		most: 1,
		read: (call, reader) => not(reader.formula(call.arguments[0]))
	},
	and: {
		shape: "(and f ...)",
		least: 0,
		most: several$3,
		read: (call, reader) => junction("and", formulasOf(call.arguments, reader))
	},
	or: {
		shape: "(or f ...)",
		least: 0,
		most: several$3,
		read: (call, reader) => junction("or", formulasOf(call.arguments, reader))
	},
	imp: {
		shape: "(imp f g)",
		least: 2,
		most: 2,
		read: (call, reader) => implies(...pair(call, reader))
	},
	xor: exclusiveOr,
	"^": exclusiveOr,
	iff: {
		shape: "(iff f g)",
		least: 2,
		most: 2,
		read: (call, reader) => iff(...pair(call, reader))
	},
	eq: comparison("eq", "="),
	"==": comparison("eq", "=="),
	ne: comparison("ne", "!="),
	le: comparison("le", "<="),
	lt: comparison("lt", "<"),
	ge: comparison("ge", ">="),
	gt: comparison("gt", ">"),
	in: {
		shape: "(in t (1 3 (5 9)))",
		least: 2,
		most: 2,
		levels: 2,
		read: (call, reader) => {
			const [term, values] = call.arguments;
			return member(reader.term(term), domainOf(values, reader) ?? emptyDomain);
		}
	},
	groups: internal("groups"),
	label: internal("label"),
	hold: internal("hold")
});
// src/analyse/sugar/counting.ts
const several$2 = Number.POSITIVE_INFINITY;
/** The terms of a list. */
function termsOf(form, reader) {
	return ((form && listOf(form, reader, "a list of terms")) ?? []).map((item) => reader.term(item));
}
/** Each item of a list as a list of so many forms. */
function tuplesOf(form, reader, size, what, shape) {
	return ((form && listOf(form, reader, `a list of ${what}s ${shape}`)) ?? []).flatMap((item) => {
		const parts = isList(item) ? itemsOf(item) : [];
		if (parts.length === size) return [parts];
		reader.report(item, wrongShape(item.node.span, what, [shape]));
		return [];
	});
}
/**
* `(alldifferent t ...)` or `(alldifferent (t ...))`. A single list is one of terms; but where it begins with an
* operator and there is no variable of that name, it can only be a term.
*/
function differentTerms(call, reader) {
	const [only] = call.arguments;
	if (!only || call.arguments.length > 1 || !isList(only)) return call.arguments.map((form) => reader.term(form));
	const [head] = itemsOf(only);
	const word = head && wordOf(head);
	if (word === void 0 || !termOperators.has(word) || reader.scope.integers.has(word)) return termsOf(only, reader);
	reader.report(only, singleCompound(only.node.span, reader.written(only)));
	return [reader.term(only)];
}
function occurrences(form, reader) {
	return tuplesOf(form, reader, 2, "pair", "(value count)").map(([value, count]) => ({
		value: reader.term(value),
		count: reader.term(count)
	}));
}
function cardinality(closed) {
	return (call, reader) => constraint({
		kind: "global-cardinality",
		terms: termsOf(call.arguments[0], reader),
		occurrences: occurrences(call.arguments[1], reader),
		closed
	});
}
/** Positions in the text count from 1. */
function costs(form, reader, terms, pairs) {
	return tuplesOf(form, reader, 3, "triple", "(term-position pair-position weight)").flatMap(([i, j, w]) => {
		const term = numberWithin(i, reader, "a position in the list of terms", 1, terms);
		const pair = numberWithin(j, reader, "a position in the list of pairs", 1, pairs);
		const weight = integerOf(w, reader, "a weight");
		if (term === void 0 || pair === void 0 || weight === void 0) return [];
		return [{
			term: term - 1,
			pair: pair - 1,
			weight
		}];
	});
}
function weightedSum(call, reader) {
	const [list, sign, bound] = call.arguments;
	const products = tuplesOf(list, reader, 2, "weighted term", "(weight term)").map(([w, t]) => {
		const weight = integerOf(w, reader, "a weight") ?? 0;
		return mul(constant(weight), reader.term(t));
	});
	const operator = comparisonOf(sign, call, reader);
	return compare(operator, sum(products), reader.term(bound));
}
const counting = operators({
	alldifferent: {
		shape: "(alldifferent t ...)",
		least: 0,
		most: several$2,
		levels: 2,
		read: (call, reader) => constraint({
			kind: "all-different",
			terms: differentTerms(call, reader)
		})
	},
	alldifferent_except: {
		shape: "(alldifferent_except (t ...) (value ...))",
		least: 2,
		most: 2,
		levels: 2,
		read: (call, reader) => {
			const terms = termsOf(call.arguments[0], reader);
			const except = (listOf(call.arguments[1], reader, "a list of values") ?? []).map((form) => integerOf(form, reader, "a value") ?? 0);
			return constraint({
				kind: "all-different-except",
				terms,
				except
			});
		}
	},
	weightedsum: {
		shape: "(weightedsum ((weight t) ...) <= u)",
		least: 3,
		most: 3,
		levels: 3,
		read: weightedSum
	},
	nvalue: {
		shape: "(nvalue n (t ...))",
		least: 2,
		most: 2,
		levels: 2,
		read: (call, reader) => {
			const count = reader.term(call.arguments[0]);
			return constraint({
				kind: "n-value",
				count,
				terms: termsOf(call.arguments[1], reader)
			});
		}
	},
	count: {
		shape: "(count value (t ...) = n)",
		least: 4,
		most: 4,
		levels: 2,
		read: (call, reader) => {
			const [value, terms, sign, bound] = call.arguments;
			return constraint({
				kind: "count",
				value: reader.term(value),
				terms: termsOf(terms, reader),
				operator: comparisonOf(sign, call, reader),
				bound: reader.term(bound)
			});
		}
	},
	global_cardinality: {
		shape: "(global_cardinality (t ...) ((value count) ...))",
		least: 2,
		most: 2,
		levels: 2,
		read: cardinality(false)
	},
	global_cardinality_closed: {
		shape: "(global_cardinality_closed (t ...) ((value count) ...))",
		least: 2,
		most: 2,
		levels: 2,
		read: cardinality(true)
	},
	global_cardinality_with_costs: {
		shape: "(global_cardinality_with_costs (t ...) ((value count) ...) ((i j weight) ...) cost)",
		least: 4,
		most: 4,
		levels: 2,
		read: (call, reader) => {
			const [list, pairs, triples, cost] = call.arguments;
			const terms = termsOf(list, reader);
			const listed = occurrences(pairs, reader);
			const size = pairs && isList(pairs) ? pairs.node.items.length : listed.length;
			return constraint({
				kind: "global-cardinality-with-costs",
				terms,
				occurrences: listed,
				costs: costs(triples, reader, terms.length, size),
				cost: reader.term(cost ?? call.form)
			});
		}
	}
});
// src/analyse/sugar/graphs.ts
const several$1 = Number.POSITIVE_INFINITY;
/** The numbers of vertices and edges in front, if so many other arguments follow as they demand. */
function sizesOf(call, reader, argumentsFor) {
	const [n, m] = call.arguments;
	const most = Number.MAX_SAFE_INTEGER;
	const vertices = numberWithin(n, reader, "the number of vertices", 0, most);
	const edges = numberWithin(m, reader, "the number of edges", 0, most);
	if (vertices === void 0 || edges === void 0) return void 0;
	const count = 2 + argumentsFor({
		vertices,
		edges
	});
	if (call.arguments.length === count) return {
		vertices,
		edges
	};
	reader.report(call.form, wrongCount(call.form.node.span, `${call.name} with ${vertices} vertices and ${edges} edges`, count, count, call.arguments.length, call.shape));
}
function edgesOf(forms, vertices, reader) {
	const ends = forms.map((form) => numberWithin(form, reader, "a vertex", 0, vertices - 1) ?? 0);
	return ends.flatMap((end, i) => i % 2 === 0 ? [[end, ends[i + 1] ?? 0]] : []);
}
function connected(call, reader) {
	const sizes = sizesOf(call, reader, ({ vertices, edges }) => vertices + 2 * edges);
	if (!sizes) return falsity;
	const firstEnd = 2 + sizes.vertices;
	return constraint({
		kind: "connected",
		vertices: call.arguments.slice(2, firstEnd).map((form) => reader.formula(form)),
		edges: edgesOf(call.arguments.slice(firstEnd), sizes.vertices, reader)
	});
}
function division(call, reader) {
	const sizes = sizesOf(call, reader, ({ vertices, edges }) => vertices + 3 * edges);
	if (!sizes) return falsity;
	const firstEnd = 2 + sizes.vertices;
	const firstCut = firstEnd + 2 * sizes.edges;
	return constraint({
		kind: "graph-division",
		sizes: call.arguments.slice(2, firstEnd).map((form) => isWord(form, "mul") ? void 0 : reader.term(form)),
		edges: edgesOf(call.arguments.slice(firstEnd, firstCut), sizes.vertices, reader),
		cuts: call.arguments.slice(firstCut).map((form) => reader.formula(form))
	});
}
const graphs = operators({
	"graph-active-vertices-connected": {
		shape: "(graph-active-vertices-connected vertices edges f ... a b ...)",
		least: 2,
		most: several$1,
		levels: 2,
		read: connected
	},
	"graph-division": {
		shape: "(graph-division vertices edges size ... a b ... f ...)",
		least: 2,
		most: several$1,
		levels: 2,
		read: division
	}
});
// src/analyse/sugar/misfits.ts
/** The statements of the language that are no formulas. */
const definitionWords = new Set("domain int dint bool dbool relation predicate objective project weighted".split(" "));
function isCall(given) {
	return "form" in given;
}
/** Reports an atom or a call that is no number. */
function misfitTerm(given, reader, formulas) {
	if (isCall(given)) {
		reader.report(given.form, callAsTerm(given, reader, formulas));
		return;
	}
	const name = nameOf(given) ?? "";
	const word = wordOf(given);
	const isFormula = reader.scope.booleans.has(name) || word === "true" || word === "false";
	const { span } = given.node;
	reader.report(given, isFormula ? formulaAsTerm(span, reader.written(given)) : unknown(given, "number", "integer", reader.scope.integers.keys(), reader));
}
/** Reports an atom or a call that is no formula. */
function misfitFormula(given, reader, formulas) {
	if (isCall(given)) {
		if (reader.scope.misunderstood.has(nameOf(given.head) ?? "")) return;
		reader.report(given.form, callAsFormula(given, reader, formulas));
		return;
	}
	const { scope } = reader;
	reader.report(given, scope.integers.has(nameOf(given) ?? "") ? termAsFormula(given.node.span, reader.written(given)) : unknown(given, "boolean", "boolean", scope.booleans.keys(), reader));
}
function callAsTerm(call, reader, formulas) {
	const { scope } = reader;
	const name = nameOf(call.head) ?? "";
	if (formulas.has(call.name) || scope.predicates.has(name) || scope.relations.has(name)) return formulaAsTerm(call.form.node.span, reader.written(call.form));
	return unknownCall(call, reader, [...termOperators.keys()]);
}
function callAsFormula(call, reader, formulas) {
	if (termOperators.has(call.name)) return termAsFormula(call.form.node.span, reader.written(call.form));
	const { predicates, relations } = reader.scope;
	return unknownCall(call, reader, [
		...predicates.keys(),
		...relations.keys(),
		...formulas.keys()
	]);
}
/** `(> x 3)` for `(x > 3)`. */
function operatorFirst(call, reader, known) {
	const [sign, ...others] = call.arguments;
	const word = sign && wordOf(sign);
	if (!sign || word === void 0 || !known.includes(word)) return void 0;
	return `(${[
		sign,
		call.head,
		...others
	].map((form) => reader.written(form)).join(" ")})`;
}
function unknownCall(call, reader, known) {
	const { head } = call;
	const { span } = head.node;
	if (definitionWords.has(call.name)) return definitionInside(span, call.name);
	const name = nameOf(head) ?? "";
	const { scope } = reader;
	if (isAtom(head) && (scope.integers.has(name) || scope.booleans.has(name))) return strangeHead(span, `the variable ${reader.written(head)}`, operatorFirst(call, reader, known));
	const later = scope.declaredAnywhere("predicate", name) ?? scope.declaredAnywhere("relation", name);
	return unknownOperator(span, reader.written(head), reader.suggest(name, known), later);
}
function unknown(form, role, kind, known, reader) {
	const name = nameOf(form) ?? "";
	const later = reader.scope.declaredAnywhere(kind, name);
	const suggestion = later ? void 0 : reader.suggest(name, known);
	return unknownName(form.node.span, reader.written(form), role, suggestion, later);
}
// src/analyse/sugar/sequences.ts
const several = Number.POSITIVE_INFINITY;
/** `(element i (t ...) v)`, or with a comparison before v: false where there is no such place. */
function elementCompares(call, reader) {
	const [index, list, third, fourth] = call.arguments;
	const place = reader.term(index);
	const term = element(place, termsOf(list, reader));
	const operator = fourth ? comparisonOf(third, call, reader) : "eq";
	return compare(operator, term, reader.term(fourth ?? third));
}
function lexOrder(name, strict) {
	return {
		shape: `(${name} (t ...) (u ...))`,
		least: 2,
		most: 2,
		levels: 2,
		read: (call, reader) => {
			const left = termsOf(call.arguments[0], reader);
			const right = termsOf(call.arguments[1], reader);
			if (left.length !== right.length || left.length === 0) {
				const what = left.length === 0 ? "these lists" : "the two lists";
				reader.report(call.form, unequalLengths(call.form.node.span, what, left.length, right.length));
			}
			return constraint({
				kind: "lex",
				left,
				right,
				strict
			});
		}
	};
}
/** A part of a task, or undefined for `nil`. */
function optional(form, reader) {
	return form === void 0 || isWord(form, "nil") ? void 0 : reader.term(form);
}
function tasksOf(form, reader) {
	return tuplesOf(form, reader, 4, "task", "(origin duration end height)").map((parts) => {
		const [origin, duration, end, height] = parts;
		const left = parts.slice(0, 3).filter((part) => isWord(part, "nil"));
		if (left.length > 1) {
			const second = left[1];
			reader.report(second, severalNil(second.node.span));
		}
		return {
			origin: optional(origin, reader),
			duration: optional(duration, reader),
			end: optional(end, reader),
			height: reader.term(height)
		};
	});
}
/** A value of a table, or `*` for any. */
function cellOf(form, reader) {
	return isWord(form, "mul") ? "*" : integerOf(form, reader, "a value or `*`") ?? 0;
}
function tableOf(name, positive) {
	return {
		shape: `(${name} (t ...) ((value ...) ...))`,
		least: 2,
		most: 2,
		levels: 2,
		read: (call, reader) => {
			const terms = termsOf(call.arguments[0], reader);
			const rows = listOf(call.arguments[1], reader, "a list of rows") ?? [];
			return constraint({
				kind: "table",
				terms,
				rows: rows.map((row) => {
					const cells = listOf(row, reader, "a row of values") ?? [];
					if (cells.length !== terms.length) reader.report(row, unequalLengths(row.node.span, "a row and the terms", cells.length, terms.length));
					return cells.map((cell) => cellOf(cell, reader));
				}),
				positive
			});
		}
	};
}
/** `(regular (t ...) ((next ...) ...) start (accepting ...))` */
function automaton(call, reader) {
	const [list, table, first, last] = call.arguments;
	const terms = termsOf(list, reader);
	const rows = listOf(table, reader, "a list of rows, one for each state") ?? [];
	const states = rows.length;
	const transitions = rows.map((row) => {
		return (listOf(row, reader, "a row of next states, one for each symbol") ?? []).map((form) => numberWithin(form, reader, "a next state", 0, states) ?? 0);
	});
	const uneven = transitions.findIndex((row) => row.length !== transitions[0]?.length);
	if (uneven > 0) {
		const lengths = [transitions[uneven]?.length ?? 0, transitions[0]?.length ?? 0];
		const row = rows[uneven];
		reader.report(row, unequalLengths(row.node.span, "the rows of an automaton", ...lengths));
	}
	const regular = {
		kind: "regular",
		terms,
		transitions,
		start: numberWithin(first, reader, "the first state", 1, states) ?? 1,
		accepting: domainOf(last, reader) ?? emptyDomain
	};
	return constraint(regular);
}
function cycle(name, sub) {
	return {
		shape: `(${name} t ...)`,
		least: 0,
		most: several,
		levels: 2,
		read: (call, reader) => constraint({
			kind: "circuit",
			successors: call.arguments.map((form) => reader.term(form)),
			sub
		})
	};
}
const sequences = operators({
	element: {
		shape: "(element i (t ...) v)",
		least: 3,
		most: 4,
		levels: 2,
		read: elementCompares
	},
	lex_less: lexOrder("lex_less", true),
	lex_lesseq: lexOrder("lex_lesseq", false),
	cumulative: {
		shape: "(cumulative ((origin duration end height) ...) limit)",
		least: 2,
		most: 2,
		levels: 2,
		read: (call, reader) => constraint({
			kind: "cumulative",
			tasks: tasksOf(call.arguments[0], reader),
			limit: reader.term(call.arguments[1])
		})
	},
	disjunctive: {
		shape: "(disjunctive ((origin duration) ...))",
		least: 1,
		most: 1,
		levels: 2,
		read: (call, reader) => constraint({
			kind: "disjunctive",
			tasks: tuplesOf(call.arguments[0], reader, 2, "task", "(origin duration)").map(([origin, duration]) => ({
				origin: reader.term(origin),
				duration: reader.term(duration)
			}))
		})
	},
	"extension-supports": tableOf("extension-supports", true),
	"extension-conflicts": tableOf("extension-conflicts", false),
	regular: {
		shape: "(regular (t ...) ((next-state ...) ...) start (accepting ...))",
		least: 4,
		most: 4,
		levels: 2,
		read: automaton
	},
	circuit: cycle("circuit", true),
	hamiltonian: cycle("hamiltonian", false),
	inverse: {
		shape: "(inverse (t ...) (u ...))",
		least: 2,
		most: 2,
		levels: 2,
		read: (call, reader) => {
			const left = termsOf(call.arguments[0], reader);
			const right = termsOf(call.arguments[1], reader);
			if (left.length !== right.length) {
				const { span } = call.form.node;
				reader.report(call.form, unequalLengths(span, "the two lists", left.length, right.length));
				return truth;
			}
			return constraint({
				kind: "inverse",
				left,
				right
			});
		}
	}
});
const comparisonWords = new Set("eq ne le lt ge gt ==".split(" "));
/** Suggestions cost time; a file full of unknown names gets them for the first ones only. */
const mostCompared = 5e5;
const longestSuggested = 60;
/** All operators that give a formula. */
const formulaOperators = new Map([
	...connectives,
	...counting,
	...sequences,
	...graphs
]);
var Expressions = class {
	scope;
	#sources;
	#reports;
	#calls = new Calls();
	/** What was reported, so that a mistake in the body of a predicate is not repeated for each call. */
	#said = /* @__PURE__ */ new Set();
	#depth = 0;
	/** How many names were looked at for suggestions. */
	#compared = 0;
	constructor(scope, sources, reports) {
		this.scope = scope;
		this.#sources = sources;
		this.#reports = reports;
	}
	report(form, diagnostic) {
		const { code, message, span } = diagnostic;
		const key = `${code} ${span?.file} ${span?.start} ${span?.end} ${message}`;
		if (this.#said.has(key) || this.#calls.exhausted) return;
		this.#said.add(key);
		const notes = [...diagnostic.notes, ...notesOf(form)];
		this.#reports.add(notes.length === diagnostic.notes.length ? diagnostic : {
			...diagnostic,
			notes
		});
	}
	/** Whether a call of the predicate was found to be recursive. */
	metRecursion(predicate) {
		return this.#calls.recursive.has(predicate);
	}
	suggest(name, known) {
		if (name.length < 2 || name.length > longestSuggested) return void 0;
		const candidates = [];
		for (const candidate of known) {
			if (this.#compared++ >= mostCompared) break;
			candidates.push(candidate);
		}
		return nearest(name, candidates);
	}
	written({ node }) {
		const { file, start, end } = node.span;
		const text = this.#sources[file]?.text.slice(start, end) ?? "";
		return text.length <= 40 ? text.replaceAll(/\s+/g, " ") : `${text.slice(0, 36).replaceAll(/\s+/g, " ")} ...`;
	}
	term(form) {
		if (!isList(form)) return this.#termAtom(form);
		const call = this.#callOf(form, termOperators);
		const operator = call && termOperators.get(call.name);
		if (operator) return this.#apply(operator, call, constant(0));
		if (call) misfitTerm(call, this, formulaOperators);
		return constant(0);
	}
	#termAtom(form) {
		const { number, text } = form.node;
		if (number !== void 0) return constant(number);
		const known = this.scope.integers.get(text);
		if (known) return known;
		if (!this.#reportGluedMinus(form)) misfitTerm(form, this, formulaOperators);
		return constant(0);
	}
	formula(form) {
		if (!isList(form)) return this.#formulaAtom(form);
		const name = this.#userName(form);
		if (name !== void 0) return this.#callUser(form, name);
		const call = this.#callOf(form, formulaOperators);
		const operator = call && formulaOperators.get(call.name);
		if (operator) return this.#apply(operator, call, falsity);
		if (call) misfitFormula(call, this, formulaOperators);
		return falsity;
	}
	#formulaAtom(form) {
		const { number, text, quoted } = form.node;
		if (number !== void 0) {
			this.report(form, integerAsFormula(form.node.span, this.written(form), number > 0));
			return number > 0 ? truth : falsity;
		}
		if (!quoted && text === "true") return truth;
		if (!quoted && text === "false") return falsity;
		const known = this.scope.booleans.get(text);
		if (known) return known;
		if (!this.#reportGluedMinus(form)) misfitFormula(form, this, formulaOperators);
		return falsity;
	}
	/** The name of the predicate or relation that a list calls. What the author defined goes before the language. */
	#userName({ node, frame }) {
		const head = node.items[0] && formOf(node.items[0], frame);
		const name = head && nameOf(head);
		if (name === void 0) return void 0;
		return this.scope.predicates.has(name) || this.scope.relations.has(name) ? name : void 0;
	}
	#callUser(form, name) {
		return this.#deeper(form, 1, falsity, () => {
			return this.#calls.call(form, name, argumentsOf(form), this);
		});
	}
	/** A list as a call of an operator; undefined, and reported, if it is none. */
	#callOf(form, table) {
		const head = form.node.items[0] && formOf(form.node.items[0], form.frame);
		if (!head) {
			this.report(form, emptyList(form.node.span));
			return;
		}
		if (!isAtom(head) || head.node.number !== void 0) {
			this.report(head, strangeHead(head.node.span, this.written(head)));
			return;
		}
		const name = wordOf(head) ?? "";
		return {
			form,
			head,
			name,
			arguments: argumentsOf(form),
			shape: table.get(name)?.shape ?? ""
		};
	}
	#apply(operator, call, otherwise) {
		const count = call.arguments.length;
		if (count < operator.least || count > operator.most) {
			this.#reportCount(operator, call);
			return otherwise;
		}
		return this.#deeper(call.form, operator.levels ?? 1, otherwise, () => operator.read(call, this));
	}
	#reportCount({ least, most, shape }, call) {
		for (const form of call.arguments) {
			if (isAtom(form) && this.#reportGluedMinus(form)) return;
			if (isList(form) && this.#reportDefinition(form)) return;
		}
		const { span } = call.form.node;
		const name = this.written(call.head);
		const got = call.arguments.length;
		const instead = comparisonWords.has(call.name) && got > 2 ? this.#chain(name, call) : shape;
		this.report(call.form, wrongCount(span, name, least, most, got, instead));
	}
	/** `(and (< a b) (< b c))` for `(< a b c)`. */
	#chain(sign, call) {
		const texts = call.arguments.map((form) => this.written(form));
		return `(and ${texts.slice(1).map((text, i) => `(${sign} ${texts[i]} ${text})`).join(" ")})`;
	}
	/** Whether an argument is a definition, which only stands there because a bracket is missing; then that is reported. */
	#reportDefinition({ node, frame }) {
		const head = node.items[0] && formOf(node.items[0], frame);
		const word = head && wordOf(head);
		if (word === void 0 || !definitionWords.has(word)) return false;
		this.report(head, definitionInside(head?.node.span, word));
		return true;
	}
	spend(form) {
		return this.#calls.spend(form, this);
	}
	#deeper(form, levels, otherwise, read) {
		if (this.#depth + levels > 400) {
			this.report(form, tooDeep(form.node.span, 400));
			return otherwise;
		}
		if (!this.spend(form)) return otherwise;
		this.#depth += levels;
		const result = read();
		this.#depth -= levels;
		return result;
	}
	/** Whether the atom is a minus sign that sticks to what follows; then that is reported. */
	#reportGluedMinus(form) {
		if (wordOf(form) !== "sub") return false;
		const { file, start, end } = form.node.span;
		const rest = this.#sources[file]?.text.slice(end, end + 80) ?? "";
		const follower = /^[^\s()";]+/.exec(rest)?.[0];
		if (follower === void 0) return false;
		const span = {
			file,
			start,
			end: end + follower.length
		};
		this.report(form, gluedMinus(span, follower));
		return true;
	}
};
// src/analyse/sugar/expression-text.ts
/** Reads a text as one expression over the names of a program. The text becomes a source of its own. */
function readExpression(text, scope, sources, read) {
	const source = {
		name: "expression",
		text
	};
	const file = addSource(sources, source);
	const reports = new Reports();
	const { document, diagnostics } = readSexpr(source, file);
	reports.addAll(diagnostics);
	const [only, ...more] = document.statements;
	if (only && more.length === 0) {
		const value = read(new Expressions(scope, sources, reports), formOf(only, void 0));
		return reports.check(value);
	}
	const [first, ...others] = reports.list;
	if (first && reports.errors > 0) return failed(first, ...others);
	return failed(oneExpression({
		file,
		start: 0,
		end: text.length
	}, document.statements.length));
}
// src/model/names.ts
/**
* A name for each variable, by id, all different: its own, but a boolean that shares its name with an integer has
* `:bool` behind it (more than once where that name is taken too).
*/
function answerNames(variables) {
	const integers = /* @__PURE__ */ new Set();
	const taken = /* @__PURE__ */ new Set();
	for (const { name, type } of variables) {
		if (type === "integer") integers.add(name);
		taken.add(name);
	}
	return variables.map(({ name, type }) => {
		if (type === "integer" || !integers.has(name)) return name;
		let unique = `${name}:bool`;
		while (taken.has(unique)) unique += ":bool";
		taken.add(unique);
		return unique;
	});
}
// src/analyse/sugar/declarations.ts
const kinds = /* @__PURE__ */ new Map([
	["int", "integer"],
	["dint", "integer"],
	["bool", "boolean"],
	["dbool", "boolean"],
	["domain", "domain"],
	["relation", "relation"],
	["predicate", "predicate"]
]);
/** Reads the text once more when it is first asked, which only happens where a name is unknown. */
function declarationsOf(source, file) {
	let known;
	return (kind, name) => {
		if (!known) {
			const found = /* @__PURE__ */ new Map();
			readStatements(source, file, (statement) => record(statement, found));
			known = found;
		}
		return known.get(`${kind} ${name}`);
	};
}
function record(statement, known) {
	if (statement.kind !== "list") return;
	const [head, second] = statement.items;
	const kind = head?.kind === "atom" && !head.quoted ? kinds.get(head.text) : void 0;
	const named = kind === "predicate" && second?.kind === "list" ? second.items[0] : second;
	if (kind === void 0 || named?.kind !== "atom") return;
	const key = `${kind} ${named.text}`;
	if (!known.has(key)) known.set(key, named.span);
}
// src/analyse/sugar/definitions.ts
/** Stands in for a domain that was not understood, so that its variable is known all the same. */
const placeholder = rangeDomain(0, 1);
/** The name that is declared. */
function declaredName(form, reader, what) {
	if (!form) return void 0;
	const name = nameOf(form);
	if (name === void 0) {
		const quoted = isAtom(form) ? `"${form.node.text}"` : void 0;
		reader.report(form, notAName(form.node.span, what, reader.written(form), quoted));
	}
	return name;
}
const domainShapes = [
	"low high",
	"value",
	"(1 3 (5 9))"
];
/** The domain that the forms behind a name describe, without names. */
function writtenDomain(forms, reader) {
	const [first, second] = forms;
	if (!first) return void 0;
	if (second) {
		const range = rangeOf(first, second, reader);
		return range && rangeDomain(...range);
	}
	if (!isList(first)) {
		const point = pointOf(first, reader);
		return point && domainOfRanges([point]);
	}
	const domain = domainOf(first, reader);
	if (domain && domain.size === 0) {
		reader.report(first, emptyRange(first.node.span, void 0, void 0));
		return;
	}
	return domain;
}
function fits(form, args, reader, counts, what, shapes) {
	if (counts.includes(args.length)) return true;
	reader.report(form, wrongShape(form.node.span, what, shapes));
	return false;
}
const domain = (form, args, reader) => {
	if (!fits(form, args, reader, [2, 3], "definition of a domain", domainShapes.map((shape) => `(domain d ${shape})`))) return;
	const [first, ...rest] = args;
	const name = declaredName(first, reader, "the name of a domain");
	const values = writtenDomain(rest, reader) ?? placeholder;
	if (name === void 0 || !first) return;
	const { domains } = reader.scope;
	const earlier = domains.get(name);
	if (earlier) reader.report(first, duplicateName(first.node.span, "domain", name, earlier.span));
	else domains.set(name, {
		domain: values,
		span: first.node.span
	});
};
/** A domain of its own, or the name of one. */
function domainOfVariable(forms, reader) {
	const [only] = forms;
	const name = forms.length === 1 && only ? nameOf(only) : void 0;
	if (name === void 0 || !only) return writtenDomain(forms, reader);
	const { domains } = reader.scope;
	const known = domains.get(name);
	if (!known) {
		const later = reader.scope.declaredAnywhere("domain", name);
		const suggestion = later ? void 0 : reader.suggest(name, domains.keys());
		reader.report(only, unknownName(only.node.span, name, "domain", suggestion, later));
	}
	return known?.domain;
}
const integer = (form, args, reader) => {
	const head = isList(form) ? reader.written(itemsOf(form)[0] ?? form) : "int";
	if (!fits(form, args, reader, [2, 3], "declaration of a number", [
		"low high",
		"value",
		"domain",
		"(1 3 (5 9))"
	].map((shape) => `(${head} x ${shape})`))) return;
	const [first, ...rest] = args;
	const name = declaredName(first, reader, "the name of a number");
	const values = domainOfVariable(rest, reader) ?? placeholder;
	if (name === void 0 || !first) return;
	const { scope } = reader;
	if (scope.integers.has(name)) {
		const earlier = scope.builder.find("integer", name)?.span;
		reader.report(first, duplicateName(first.node.span, "number", name, earlier));
	} else scope.declareInteger(name, values, first.node.span);
	if (isWord(first, "nil")) reader.report(first, constantAsName(first.node.span, name));
};
const boolean = (form, args, reader) => {
	if (!fits(form, args, reader, [1], "declaration of a boolean", [`(${isList(form) ? reader.written(itemsOf(form)[0] ?? form) : "bool"} p)`])) return;
	const [first] = args;
	const name = declaredName(first, reader, "the name of a boolean");
	if (name === void 0 || !first) return;
	const { scope } = reader;
	if (scope.booleans.has(name)) {
		const earlier = scope.builder.find("boolean", name)?.span;
		reader.report(first, duplicateName(first.node.span, "boolean", name, earlier));
	} else scope.declareBoolean(name, first.node.span);
	const word = wordOf(first);
	if (word === "true" || word === "false") reader.report(first, constantAsName(first.node.span, name));
};
const relationShapes = ["(relation r 2 (supports (1 2) (2 1)))", "(relation r 2 (conflicts (1 1) (2 2)))"];
const relation = (form, args, reader) => {
	if (!fits(form, args, reader, [3], "definition of a relation", relationShapes)) return;
	const [first, columns, body] = args;
	const name = declaredName(first, reader, "the name of a relation");
	const most = Number.MAX_SAFE_INTEGER;
	const arity = numberWithin(columns, reader, "the number of columns", 0, most) ?? 0;
	const [kind, ...tuples] = isList(body) ? itemsOf(body) : [];
	const positive = kind && isWord(kind, "supports");
	if (!kind || !(positive || isWord(kind, "conflicts"))) {
		reader.report(body, wrongShape(body.node.span, "list of tuples", relationShapes));
		reader.scope.misunderstood.add(name ?? "");
		return;
	}
	const rows = tuples.map((tuple) => rowOf(tuple, arity, reader));
	if (name === void 0) return;
	const { span } = first.node;
	defineRelation(first, {
		name,
		span,
		arity,
		rows,
		positive: positive === true
	}, reader);
};
/** A tuple of a relation; a longer one is cut, as in Sugar. */
function rowOf(tuple, arity, reader) {
	const cells = listOf(tuple, reader, "a tuple such as `(1 2)`") ?? [];
	if (cells.length < arity && isList(tuple)) {
		const { span } = tuple.node;
		reader.report(tuple, unequalLengths(span, "a tuple and the columns", cells.length, arity));
	} else if (cells.length > arity) reader.report(tuple, longTuple(tuple.node.span, arity, cells.length));
	return cells.slice(0, arity).map((cell) => cellOf(cell, reader));
}
function defineRelation(form, defined, reader) {
	const { name, span } = defined;
	const { relations, predicates } = reader.scope;
	const earlier = relations.get(name);
	if (earlier) reader.report(form, redefined(span, "relation", name, earlier.span));
	const predicate = predicates.get(name);
	if (predicate) reader.report(form, hiddenRelation(span, name, predicate.span));
	else if (!earlier && formulaOperators.has(wordOf(form) ?? "")) reader.report(form, overridesOperator(span, "relation", name));
	relations.set(name, defined);
}
const predicateShape = "(predicate (p a b) (= a (+ b 1)))";
const predicate = (form, args, reader) => {
	if (!fits(form, args, reader, [2], "definition of a predicate", [predicateShape])) return;
	const [header, body] = args;
	if (!isList(header) || header.node.items.length === 0) {
		reader.report(header, wrongShape(header.node.span, "head of a predicate", [predicateShape]));
		return;
	}
	const [first, ...rest] = itemsOf(header);
	const name = declaredName(first, reader, "the name of a predicate");
	const parameters = parametersOf(rest, reader);
	if (!isList(body)) {
		reader.report(body, bodyIsAtom(body.node.span, reader.written(body)));
		reader.scope.misunderstood.add(name ?? "");
		return;
	}
	if (body.node.items.length === 0) reader.report(body, emptyList(body.node.span));
	if (name === void 0) return;
	definePredicate(first, {
		name,
		span: first.node.span,
		parameters,
		body: body.node
	}, reader);
};
function parametersOf(forms, reader) {
	const seen = /* @__PURE__ */ new Map();
	return forms.map((form) => {
		const name = declaredName(form, reader, "the name of a parameter") ?? "";
		const earlier = seen.get(name);
		if (earlier) reader.report(form, duplicateName(form.node.span, "parameter", name, earlier.node.span));
		seen.set(name, form);
		return name;
	});
}
function definePredicate(form, defined, reader) {
	const { name, span } = defined;
	const { relations, predicates } = reader.scope;
	const earlier = predicates.get(name);
	if (earlier) reader.report(form, redefined(span, "predicate", name, earlier.span));
	const other = relations.get(name);
	if (other) reader.report(form, hiddenRelation(span, name, other.span));
	else if (!earlier && formulaOperators.has(wordOf(form) ?? "")) reader.report(form, overridesOperator(span, "predicate", name));
	predicates.set(name, defined);
}
/** By the word at their head. */
const definitions = /* @__PURE__ */ new Map([
	["domain", domain],
	["int", integer],
	["dint", integer],
	["bool", boolean],
	["dbool", boolean],
	["relation", relation],
	["predicate", predicate]
]);
// src/analyse/sugar/goal.ts
var Goal = class {
	#objective;
	#weighted = [];
	/** `(objective minimize t)`; of several terms Sugar optimises the first. */
	objective(form, args, reader) {
		const [sense, first, second] = args;
		const maximize = sense && isWord(sense, "maximize");
		if (!sense || !first || !(maximize || isWord(sense, "minimize"))) {
			reader.report(form, wrongShape(form.node.span, "objective", ["(objective minimize t)", "(objective maximize t)"]));
			return;
		}
		const [term] = args.slice(1).map((each) => reader.term(each));
		if (second) reader.report(second, severalObjectives(second.node.span));
		if (this.#objective) reader.report(form, objectiveReplaced(form.node.span, this.#objective.form.node.span));
		const { span } = form.node;
		this.#objective = {
			goal: {
				sense: maximize ? "maximize" : "minimize",
				term,
				span
			},
			form
		};
	}
	/** `(weighted w f)` */
	weighted(form, args, reader) {
		const [weight, formula, more] = args;
		if (!weight || !formula || more) {
			reader.report(form, wrongShape(form.node.span, "weighted constraint", ["(weighted 3 (= x y))"]));
			return;
		}
		const value = integerOf(weight, reader, "a weight") ?? 0;
		this.#weighted.push({
			weight: value,
			formula: reader.formula(formula),
			form
		});
	}
	/** What the whole program asks for. */
	finish(reader) {
		const [first] = this.#weighted;
		if (!first) return this.#objective?.goal;
		if (this.#objective) {
			const { form } = this.#objective;
			reader.report(form, objectiveAndWeights(form.node.span, first.form.node.span));
		}
		const span = first.form.node.span;
		return {
			sense: "minimize",
			term: {
				kind: "add",
				terms: this.#weighted.map(({ weight, formula }) => choose(formula, constant(0), constant(weight)))
			},
			span
		};
	}
};
// src/analyse/sugar/recursion.ts
const connecting = /* @__PURE__ */ new Set([
	"not",
	"and",
	"or",
	"imp",
	"xor",
	"^",
	"iff"
]);
/** The names of the predicates that a body calls in any case. */
function calledBy({ body, parameters }, scope) {
	const called = /* @__PURE__ */ new Set();
	const waiting = [body];
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		const [head, ...rest] = node.kind === "list" ? node.items : [];
		if (head?.kind !== "atom" || parameters.includes(head.text)) continue;
		if (scope.predicates.has(head.text)) called.add(head.text);
		else if (connecting.has(head.text) && !head.quoted && !scope.relations.has(head.text)) for (const item of rest) waiting.push(item);
	}
	return called;
}
function stepTo(name, scope) {
	const predicate = scope.predicates.get(name);
	return {
		name,
		left: predicate ? [...calledBy(predicate, scope)] : []
	};
}
/** Follows the calls from one predicate, not going on where it was before. */
function follow(start, scope, finished) {
	const cycles = [];
	const path = [stepTo(start, scope)];
	for (let top = path.at(-1); top; top = path.at(-1)) {
		const next = top.left.pop();
		if (next === void 0) {
			finished.add(top.name);
			path.pop();
		} else if (!finished.has(next)) {
			const at = path.findIndex(({ name }) => name === next);
			if (at < 0) path.push(stepTo(next, scope));
			else cycles.push([...path.slice(at).map(({ name }) => name), next]);
		}
	}
	return cycles;
}
/** For each cycle of calls the names on it; the first is also the last. */
function neverEnding(scope) {
	const finished = /* @__PURE__ */ new Set();
	return [...scope.predicates.keys()].flatMap((name) => finished.has(name) ? [] : follow(name, scope, finished));
}
// src/analyse/sugar/scope.ts
var Scope = class {
	builder = new ModelBuilder();
	integers = /* @__PURE__ */ new Map();
	booleans = /* @__PURE__ */ new Map();
	domains = /* @__PURE__ */ new Map();
	relations = /* @__PURE__ */ new Map();
	predicates = /* @__PURE__ */ new Map();
	/** Relations and predicates whose definition was not understood; nothing more is said about their calls. */
	misunderstood = /* @__PURE__ */ new Set();
	#statements = 0;
	#declaredAnywhere;
	constructor(declaredAnywhere) {
		this.#declaredAnywhere = declaredAnywhere;
	}
	/** How many statements were read: what macros may grow to depends on it. */
	get statements() {
		return this.#statements;
	}
	beginStatement() {
		this.#statements++;
	}
	/** Where a name is declared, also further down in the text. */
	declaredAnywhere(kind, name) {
		return this.#declaredAnywhere?.(kind, name);
	}
	/** Lets go of the text, when all of it has been read. */
	finish() {
		this.#declaredAnywhere = void 0;
	}
	declareInteger(name, domain, span) {
		this.integers.set(name, this.builder.integer(name, domain, span));
	}
	declareBoolean(name, span) {
		this.booleans.set(name, this.builder.boolean(name, span));
	}
};
// src/analyse/sugar/words.ts
/** A quoted name, or a run of white space and comments. */
const pieces = /"[^"\r\n]*"|(?:\s|;[^\r\n]*)+/g;
const plain = /^[^;\r\n\t]*$/;
function wordsOf({ span }, { text: whole }) {
	const text = whole.slice(span.start, span.end);
	if (plain.test(text)) return text;
	return text.replace(pieces, (piece, offset) => {
		if (piece.startsWith("\"")) return piece;
		return text[offset - 1] !== "(" && text[offset + piece.length] !== ")" ? " " : "";
	});
}
// src/analyse/sugar/program.ts
var Analysis = class {
	#source;
	#reports;
	#scope;
	#reader;
	#goal = new Goal();
	/** The names in `(project ...)`, which are looked up when all variables are known. */
	#projected;
	constructor(source, file, sources, reports) {
		this.#source = source;
		this.#reports = reports;
		this.#scope = new Scope(declarationsOf(source, file));
		this.#reader = new Expressions(this.#scope, sources, reports);
	}
	statement(node) {
		this.#scope.beginStatement();
		const form = formOf(node, void 0);
		if (isList(form) && this.#defines(form)) return;
		const formula = this.#reader.formula(form);
		this.#scope.builder.require(formula, {
			span: node.span,
			words: wordsOf(node, this.#source)
		});
	}
	/** Whether the statement is something else than a formula; if so, it is read. */
	#defines(form) {
		const head = form.node.items[0];
		const word = head && wordOf(formOf(head, void 0));
		if (word === void 0) return false;
		const definition = definitions.get(word);
		if (definition) definition(form, argumentsOf(form), this.#reader);
		else if (word === "objective") this.#goal.objective(form, argumentsOf(form), this.#reader);
		else return this.#extends(form, word);
		return true;
	}
	/** Statements that Sugar does not have; a relation or predicate of that name goes first. */
	#extends(form, word) {
		const { predicates, relations } = this.#scope;
		if (predicates.has(word) || relations.has(word)) return false;
		if (word === "weighted") this.#goal.weighted(form, argumentsOf(form), this.#reader);
		else if (word === "project") this.#project(argumentsOf(form));
		else return false;
		return true;
	}
	#project(forms) {
		this.#projected ??= [];
		for (const form of forms) if (nameOf(form) !== void 0) this.#projected.push(form);
		else {
			const what = "the name of a variable";
			const written = this.#reader.written(form);
			this.#reader.report(form, notAName(form.node.span, what, written, void 0));
		}
	}
	finish(keys) {
		const { builder } = this.#scope;
		const goal = this.#goal.finish(this.#reader);
		if (goal) builder.optimise(goal.sense, goal.term, goal.span);
		this.#reportRecursion();
		const { variables } = builder;
		const names = answerNames(variables);
		const ids = /* @__PURE__ */ new Map();
		for (const { id } of variables) ids.set(names[id] ?? "", id);
		if (this.#projected) builder.answer(this.#answer(this.#projected, ids));
		this.#scope.finish();
		return {
			model: builder.build(),
			scope: this.#scope,
			keys: keys && this.#keys(keys, ids)
		};
	}
	#answer(forms, ids) {
		return forms.flatMap((form) => {
			const name = nameOf(form) ?? "";
			const id = ids.get(name);
			if (id !== void 0) return [id];
			const suggestion = this.#reader.suggest(name, ids.keys());
			const written = this.#reader.written(form);
			const { span } = form.node;
			this.#reader.report(form, unknownName(span, written, "variable", suggestion, void 0));
			return [];
		});
	}
	#keys(atoms, ids) {
		for (const line of this.#lines(atoms)) {
			const unknown = line.filter(({ text }) => !ids.has(text));
			const reported = unknown.length < line.length ? unknown : unknown.slice(0, 1);
			for (const { text, span } of reported) this.#reports.add(unknownKey(span, text, this.#reader.suggest(text, ids.keys())));
		}
		return [...new Set(atoms.map(({ text }) => text))];
	}
	/** The atoms line by line. */
	#lines(atoms) {
		const lines = [];
		let end = 0;
		for (const atom of atoms) {
			const between = this.#source.text.slice(end, atom.span.start);
			if (lines.length === 0 || /[\r\n]/.test(between)) lines.push([]);
			lines.at(-1)?.push(atom);
			end = atom.span.end;
		}
		return lines;
	}
	/** A cycle that was met in a call is reported there. */
	#reportRecursion() {
		for (const cycle of neverEnding(this.#scope)) {
			const predicate = this.#scope.predicates.get(cycle[0] ?? "");
			if (!predicate || cycle.some((name) => this.#reader.metRecursion(name))) continue;
			this.#reports.add(recursivePredicate(predicate.span, cycle));
		}
	}
};
/**
* Reads and analyses a program. What is wrong with it goes to `reports`; if that holds an error, the result is of no use.
* @param file where the text stands in `sources`.
*/
function analyseSugar(file, sources, reports) {
	const source = sources[file] ?? {
		name: "",
		text: ""
	};
	const analysis = new Analysis(source, file, sources, reports);
	const { keys, diagnostics } = readStatements(source, file, (node) => analysis.statement(node));
	reports.addAll(diagnostics);
	return analysis.finish(keys);
}
// src/puzzles/sugar/draw.ts
/** Up to here the lines stand below each other. */
const fewLines = 24;
const gap = 4;
/** Where the terminal sets no limit. */
const usualWidth = 100;
/** `name = value` for each field, the signs below each other. */
function linesOf(fields, at, { marked }) {
	const names = fields.reduce((width, { name }) => Math.max(width, displayWidth(name)), 0);
	return fields.map((field) => {
		const mark = field.variables.some((id) => marked?.has(id)) ? " *" : "";
		return `${padEnd(field.name, names)} = ${String(field.read(at))}${mark}`;
	});
}
function drawAnswer(fields, at, style) {
	const { width } = style;
	const lines = linesOf(fields, at, style);
	const cell = lines.reduce((widest, line) => Math.max(widest, displayWidth(line)), 0) + gap;
	const limit = Number.isFinite(width) ? width : usualWidth;
	const columns = lines.length <= fewLines ? 1 : Math.max(1, Math.floor((limit + gap) / cell));
	const height = Math.ceil(lines.length / columns);
	const rows = [];
	for (let row = 0; row < height; row++) {
		let text = "";
		for (let i = row; i < lines.length; i += height) text += padEnd(lines[i] ?? "", cell);
		rows.push(text.trimEnd());
	}
	return rows.join("\n");
}
// src/puzzles/sugar/flood.ts
/** How many errors of a file are shown. */
const mostErrors = 100;
/** How many warnings of one kind are shown. */
const mostWarnings = 10;
function few(diagnostics) {
	const counts = /* @__PURE__ */ new Map();
	let errors = 0;
	const kept = diagnostics.filter(({ severity, code }) => {
		if (severity === "error") return errors++ < mostErrors;
		const count = (counts.get(code) ?? 0) + 1;
		counts.set(code, count);
		return count <= mostWarnings;
	});
	const left = [...counts].flatMap(([code, count]) => count > mostWarnings ? [moreOfThem(void 0, count - mostWarnings, code)] : []);
	if (errors > mostErrors) left.push(tooMany(void 0, errors - mostErrors));
	return [...kept, ...left];
}
/** The same result with fewer messages; there is an error among them if there was one. */
function withoutFlood(checked) {
	if (checked.ok) return {
		...checked,
		warnings: few(checked.warnings)
	};
	const [first = checked.diagnostics[0], ...rest] = few(checked.diagnostics);
	return {
		ok: false,
		diagnostics: [first, ...rest]
	};
}
// src/puzzles/sugar/puzzle.ts
function fieldOf(variable, name) {
	const { id, type } = variable;
	return {
		name,
		variables: [id],
		read: (at) => type === "boolean" ? at[id] === 1 : at[id] ?? null
	};
}
/** The puzzle that an analysed program is. */
function puzzleOf({ model, scope, keys }, sources) {
	const names = answerNames(model.variables);
	const all = model.variables.map((variable) => fieldOf(variable, names[variable.id] ?? ""));
	const byName = new Map(all.map((field) => [field.name, field]));
	const fields = model.answer.flatMap((id) => all[id] ?? []);
	return {
		family: "sugar",
		title: void 0,
		description: void 0,
		model,
		fields,
		field(name) {
			const known = byName.get(name.normalize("NFC"));
			if (known) return good(known);
			const suggestion = name.length > 60 ? void 0 : nearest(name, byName.keys());
			return failed(unknownName(void 0, name, "variable", suggestion, void 0));
		},
		term: (text) => readExpression(text, scope, sources, (reader, form) => reader.term(form)),
		formula: (text) => readExpression(text, scope, sources, (reader, form) => reader.formula(form)),
		draw: (at, style) => drawAnswer(fields, at, style),
		...keys && { keys }
	};
}
/**
* Compiles an s-expression file.
* @param file where the text stands in `sources`.
* @param sources expressions that are read later are appended to these, so that messages about them have a place.
*/
function compileSugar(file, sources) {
	const reports = new Reports();
	const program = analyseSugar(file, sources, reports);
	const checked = withoutFlood(reports.check(program));
	return checked.ok ? good(puzzleOf(checked.value, sources), checked.warnings) : checked;
}
export { compileSugar };
