import { $ as isSurfaceName, A as cutOff, C as evaluate, D as emptyScope, G as parseExpression, K as parseExpressions, Q as plainDialect, Y as operatorMissing, Z as keywords, dt as number, q as spanWithin, rt as toDomain, t as describeNode } from "./node-kind-CuHHsrJh.js";
import { i as warning, r as error, t as counted } from "./message-DJw8gymv.js";
import { i as shadowsWord } from "./statement-D5svzMj2.js";
import { a as usesOf, l as assemble, n as beside, o as shape, r as label, t as below } from "./picture-DzpcntfW.js";
import { C as negate, D as termOf, E as sum, P as isTruth, T as product, Z as visit, d as compareWhole, f as divide, g as toWhole, t as fieldOf } from "./fields-WrLIxNKH.js";
import { F as ne, G as add, H as truth, R as or, S as constraint, T as falsity, U as variable, _ as and, at as parseInteger, f as formatDomain, l as domainValues, m as rangeDomain, n as failed, ot as power, p as intersect, r as good, rt as multiply, st as subtract, t as Reports, w as eq, x as constant } from "./diagnostic-4Z-7KFgF.js";
import { t as addSource } from "./source-VLR-ME-q.js";
import { n as padEnd, r as padStart, t as displayWidth } from "./width-CMkssQH1.js";
// src/text/catalogue/alphametic.ts
const noEquation = error("alphametic-no-equation", `An alphametic is an equation between words, several equations, or a calculation as it stands on paper.

\`\`\`yaml
puzzle: alphametic
equation: SEND + MORE = MONEY     # or equations: with a list, or layout:
\`\`\``, () => ({
	message: "the puzzle has no equation",
	help: "write equation: SEND + MORE = MONEY, or equations: with a list, or layout:"
}));
const noComparison = error("alphametic-no-comparison", `An equation says that one side is the other. \`<\`, \`<=\`, \`>\`, \`>=\` and \`!=\` may stand in place of \`=\`.

\`\`\`yaml
equation: SEND + MORE             # wrong: what is the sum?
equation: SEND + MORE = MONEY     # right
\`\`\``, (text) => ({
	message: `= is missing: nothing says what ${text} is`,
	help: `write ${text} = ...`
}));
const comparisonInside = error("alphametic-comparison-inside", `A comparison is true or false and no number, so it cannot be a part of a sum or a product. Several equations are
parted by \`;\` or listed one below the other.

\`\`\`yaml
equation: (A = B) + C = D     # wrong
equations: [A = B, C = D]     # right
\`\`\``, (text) => ({
	message: `${text} is no number, so it cannot be calculated with`,
	help: "write two equations, parted by ; or in a list"
}));
const notArithmetic = error("alphametic-not-arithmetic", `An equation is made of words, numbers, the signs \`+ - * / // % **\`, parentheses and comparisons. Everything else goes
into \`constraints\`.

\`\`\`yaml
equation: SEND + MORE = MONEY
constraints:
  - E > 3 or O = 0
\`\`\``, (text) => ({
	message: `${text} is no part of an equation`,
	help: "an equation has + - * / // % ** and parentheses; other conditions go into constraints"
}));
const straySign = error("alphametic-stray-sign", `An equation is made of words, numbers, the signs \`+ - * / // % **\` (also \`^\` for a power), parentheses, and
\`= != < <= > >=\`. An unknown digit is \`?\` or \`□\`.

\`\`\`yaml
equation: "A : B = C"     # wrong
equation: A / B = C       # right
\`\`\``, (sign, advice) => ({
	message: `${sign} is no sign of an equation`,
	help: advice
}));
const factorial = error("alphametic-factorial", `Equations know \`+ - * / // % **\`; factorials are not among them. A small one can be said by cases in \`constraints\`.

\`\`\`yaml
equation: C + O + O = L!     # wrong
\`\`\``, () => ({
	message: "the factorial ! is no sign of an equation",
	help: "an equation has + - * / // % ** and parentheses"
}));
const signMissing = error("alphametic-sign-missing", `A word in front of a parenthesis would be a function in other languages. A product is written with \`*\`.

\`\`\`yaml
equation: A(B + C) = DE       # wrong
equation: A * (B + C) = DE    # right
\`\`\``, (word, rest) => ({
	message: `a sign is missing between ${word} and ${rest}`,
	help: `write ${word} * ${rest}`
}));
const tooManyLetters = error("alphametic-too-many-letters", `Different letters are different digits, so there are at most as many letters as digits: ten, or as many as \`base\` or
\`digits\` say. Upper and lower case are one letter; \`ß\`, accented letters and letters that only look alike are letters of
their own. With \`distinct: false\` letters may share a digit.

\`\`\`yaml
equation: ZEHN + ZWANZIG = DREIßIG     # Z E H N W A I G D R ß: eleven letters
\`\`\``, (letters, digits, where) => ({
	message: `${letters.length} different letters but only ${counted(digits, "digit")}${where}`,
	help: `the letters are ${letters.slice(0, 40).join(" ")}; with distinct: false letters may share a digit`
}));
const wordTooLong = error("alphametic-word-too-long", `Words may be long, and arithmetic with them is exact; but a word of more than a thousand letters is a slip.`, (length, limit) => `this word has ${length} letters, and more than ${limit} are not read`);
const digitTooLarge = error("alphametic-digit-too-large", `A word that mixes letters and digits is a number in the base of the puzzle, so its digits are smaller than the base.

\`\`\`yaml
base: 8
equation: 9A + B = C      # wrong: there is no 9 in base 8
\`\`\``, (digit, base) => `the digit ${digit} does not exist in base ${base}`);
const badBase = error("alphametic-base", `The base is how many digits there are: 2 for binary numbers, 10 by default, at most 36.

\`\`\`yaml
base: 1      # wrong
base: 7      # right: the digits are 0 to 6
\`\`\``, (base, largest) => `a base is 2 to ${largest}, not ${base}`);
const badDigits = error("alphametic-digits", `\`digits\` lists what a letter can be: a range, a set or a list of digits of the base.

\`\`\`yaml
digits: 1..9             # no letter is 0
digits: [1, 3, 5, 7, 9]  # odd digits only
\`\`\``, (base) => ({
	message: `the digits of base ${base} are 0 to ${base - 1}`,
	help: "list one or more of them, such as 1..9"
}));
const flagExpected = error("alphametic-flag", `\`leading-zeros\`, \`distinct\` and \`case-sensitive\` are either \`true\` or \`false\`. In YAML 1.2 \`yes\` and \`no\` are words.

\`\`\`yaml
leading-zeros: yes       # wrong
leading-zeros: true      # right
\`\`\``, (key, found) => `the value of "${key}" is true or false, and here is ${found}`);
const numbersDiffer = error("alphametic-numbers", `An equation in digits says which number each word is, digit by digit: it has the shape of the equation in letters.

\`\`\`
puzzlec check cash.yaml '6449 + 1754 = 8203'
\`\`\``, (word, letters, number, digits) => ({
	message: `${word} has ${counted(letters, "letter")}, and ${number} has ${counted(digits, "digit")}`,
	help: "write a digit for each letter"
}));
const zeroInFront = warning("alphametic-zero-in-front", `A number is written without a 0 in front. The value is the same; perhaps a sign is missing, or another digit was meant.

\`\`\`yaml
equation: A + 007 = BB     # odd
equation: A + 7 = BB
\`\`\``, (text) => `${text} begins with 0`);
const lookAlike = warning("alphametic-look-alike", `Letters are told apart by what they are, not by what they look like: the Latin A and the Cyrillic А are two letters.
In a puzzle that has both, one of them was most often typed by mistake.

\`\`\`yaml
equation: УДАР + УДAР = ДРАКА    # the second A is Latin
\`\`\``, (letter, origin, other, otherOrigin, notes) => ({
	message: `the letters ${letter} (${origin}) and ${other} (${otherOrigin}) look alike and are two letters`,
	help: "write them in one script if one letter is meant",
	notes: notes ?? []
}));
const letterOfItsOwn = warning("alphametic-letter-of-its-own", `Upper and lower case are one letter where they belong to each other one to one. \`ß\`, whose upper case is two letters,
the final sigma \`ς\`, and the dotted \`İ\` and dotless \`ı\` stay letters of their own, which may be one letter more than was
meant.

\`\`\`yaml
equation: groß + so = mass     # ß is not ss
\`\`\``, (letter, others) => ({
	message: `${letter} is a letter of its own, beside ${others.join(" and ")}`,
	help: `write it as you mean it if it is to be ${others.join(" and ")}`
}));
// src/puzzles/alphametic/pieces.ts
/** Boxes that people draw for an unknown digit, beside the question mark. */
const unknownSigns = "?？□▢◻☐";
const digitSigns = "0-9０-９";
const piece = `(?:\\p{L}\\p{M}*|[${digitSigns}${unknownSigns}])`;
let made;
/** The patterns of a piece and of a word, made when they are needed, as their tables are large. */
function shapes() {
	made ??= {
		piece: new RegExp(piece, "gu"),
		spelling: new RegExp(`(${piece}+)(?:[.,\uff0e\uff0c](?:(${piece}*)\\((${piece}+)\\)|(${piece}+)))?`, "uy")
	};
	return made;
}
const digitShape = new RegExp(`^[${digitSigns}]$`);
/** The pieces in a text that begins at a place of a longer one. */
function piecesIn(text, start) {
	return [...text.matchAll(shapes().piece)].map(({ 0: part, index }) => {
		const place = {
			start: start + index,
			end: start + index + part.length
		};
		if (digitShape.test(part)) return {
			kind: "digit",
			text: part.normalize("NFKC"),
			...place
		};
		const isUnknown = unknownSigns.includes(part);
		return {
			kind: isUnknown ? "unknown" : "letter",
			text: isUnknown ? "?" : part,
			...place
		};
	});
}
/**
* The word at a place of a text in NFC; undefined where none begins. Digits alone are no word, unless there is a point
* or a comma between them.
*/
function spellingAt(text, at) {
	const { spelling } = shapes();
	spelling.lastIndex = at;
	const found = spelling.exec(text);
	if (!found) return void 0;
	const [all, whole = "", first, repeated, plain] = found;
	const behind = plain ?? first ?? "";
	const fractionStart = at + whole.length + 1;
	const pieces = [
		...piecesIn(whole, at),
		...piecesIn(behind, fractionStart),
		...piecesIn(repeated ?? "", fractionStart + behind.length + 1)
	];
	const count = pieces.length - piecesIn(whole, at).length;
	if (count === 0 && pieces.every(({ kind }) => kind === "digit")) return void 0;
	return {
		pieces,
		fraction: count,
		repeating: piecesIn(repeated ?? "", 0).length,
		end: at + all.length
	};
}
/** How a word is shown that has these signs in its places: `12`, `1.2`, `0.(12)`. */
function spell(signs, { fraction, repeating }) {
	const point = signs.length - fraction;
	const loop = signs.length - repeating;
	const whole = signs.slice(0, point).join("");
	if (fraction === 0) return whole;
	const rest = repeating === 0 ? "" : `(${signs.slice(loop).join("")})`;
	return `${whole}.${signs.slice(point, loop).join("")}${rest}`;
}
// src/puzzles/alphametic/attempt.ts
const otherSigns = [
	[/\s+/g, ""],
	[/==/g, "="],
	[/[×·⋅]/g, "*"],
	[/÷/g, "/"],
	[/−/g, "-"],
	[/\^/g, "**"]
];
function shapeOf$1(text) {
	const slots = [];
	let frame = "";
	for (let at = 0; at < text.length;) {
		const digits = /^\d+/.exec(text.slice(at))?.[0];
		const end = spellingAt(text, at)?.end ?? at + (digits?.length ?? 0);
		if (end > at) {
			slots.push({
				text: text.slice(at, end),
				start: at,
				end
			});
			frame += "#";
			at = end;
		} else frame += text[at++];
	}
	for (const [pattern, sign] of otherSigns) frame = frame.replace(pattern, sign);
	return {
		frame,
		slots
	};
}
/** The digits of a number as a drawn answer shows it; undefined where it has other signs than digits of the base. */
function digitsIn(text, base) {
	const digits = [...text.replace(/[.,()]/g, "")].map((sign) => /[0-9a-z]/i.test(sign) ? Number.parseInt(sign, 36) : base);
	return digits.every((digit) => digit < base) ? digits : void 0;
}
/** That the places of a word have these digits. */
function hasDigits({ places }, digits) {
	return and(...places.map((place, i) => isDigit(place, digits[i] ?? 0)));
}
function isDigit({ digit }, value) {
	if (typeof digit === "object") return eq(digit, constant(value));
	return digit === value ? truth : falsity;
}
/** The words of an equation with what a text of the same shape has in their places; undefined for another shape. */
function pairsOf({ atom }, given, glossary) {
	const { frame, slots } = shapeOf$1(atom.text);
	if (frame !== given.frame || slots.length !== given.slots.length) return void 0;
	const pairs = [];
	for (const [i, slot] of given.slots.entries()) {
		const own = slots[i];
		const word = own && glossary.wordIn(atom, own.start);
		if (word && word.text !== slot.text) pairs.push({
			word,
			slot
		});
		else if (!word && own?.text !== slot.text) return void 0;
	}
	return pairs.every(({ slot }) => digitsIn(slot.text, glossary.base)) ? pairs : void 0;
}
/** Reads an equation in digits; undefined where the text is none. */
function attemptOf(text, equations, glossary, sources) {
	const given = shapeOf$1(text);
	if (!/\d/.test(text)) return void 0;
	for (const equation of equations) {
		const pairs = pairsOf(equation, given, glossary);
		if (!pairs || pairs.length === 0) continue;
		const attempts = [];
		for (const { word, slot } of pairs) {
			const digits = digitsIn(slot.text, glossary.base) ?? [];
			if (digits.length !== word.places.length) {
				const span = {
					file: addSource(sources, {
						name: "command line",
						text
					}),
					start: slot.start,
					end: slot.end
				};
				return failed(numbersDiffer(span, word.text, word.places.length, slot.text, digits.length));
			}
			const words = `${word.text} = ${slot.text}`;
			if (attempts.some((each) => each.words === words)) continue;
			attempts.push({
				words,
				formula: hasDigits(word, digits)
			});
		}
		return good(attempts);
	}
}
/** That a letter or word has a value as JSON shows it; undefined for a name that the puzzle does not have. */
function equationOf(name, value, glossary) {
	const letter = glossary.letters.find(name);
	const integer = integerOf(value);
	if (letter) return integer === void 0 ? void 0 : good(eq(letter.variable, constant(integer)));
	const word = glossary.find(name)?.word;
	if (!word) return void 0;
	if (word.fraction > 0) {
		const digits = typeof value === "string" ? digitsIn(value, glossary.base) : void 0;
		return digits?.length === word.places.length ? good(hasDigits(word, digits)) : void 0;
	}
	return integer === void 0 ? void 0 : good(eq(termOf(toWhole(word.value)), constant(integer)));
}
function integerOf(value) {
	if (typeof value === "number") return value;
	return typeof value === "string" && /^\d+$/.test(value) ? parseInteger(value) : void 0;
}
// src/puzzles/alphametic/casing.ts
/** With `case-sensitive: true` each letter stays itself. */
const caseSensitive = (letter) => letter;
/**
* The upper case of a letter, if that is one letter again whose lower case is the letter itself. `ß` (its upper case is
* two letters), `ς` and `ı` (theirs have another lower case) and `İ` stay what they are.
*/
const caseBlind = (letter) => {
	const upper = letter.toUpperCase().normalize("NFC");
	return [...upper].length === [...letter].length && upper.toLowerCase().normalize("NFC") === letter ? upper : letter;
};
/** The letters that a letter would be if any mapping of case would do: `SS` for `ß`, `Σ` for `ς`, `I` for `İ`. */
function looseUpper(letter) {
	return letter.toLowerCase().replace(/^i\u0307$/, "i").toUpperCase();
}
/**
* The other letters that a letter would have been but for its odd mapping of case, if the puzzle has them all, so that
* it stands beside them as one more. Not where all of them are written in upper case: then nothing was to be mapped.
* @param written for each letter of the puzzle the ways in which it is written
*/
function besides(letter, written) {
	const loose = [...looseUpper(letter)];
	if (loose.length === 1 && loose[0] === letter) return [];
	const known = loose.filter((each) => each !== letter && written.has(each));
	if (known.length < loose.length) return [];
	const spellings = [letter, ...known].flatMap((each) => [...written.get(each) ?? []]);
	const isUpper = (text) => text.toUpperCase() === text;
	return spellings.every(isUpper) ? [] : [...new Set(known)];
}
// src/puzzles/alphametic/quantities.ts
const signs$1 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** The digit in a place, as a number. */
function digitAt({ digit }, at) {
	return typeof digit === "number" ? digit : at[digit.id] ?? 0;
}
/** The digit in a place, as a sign. */
function signAt(place, at) {
	return signs$1.charAt(digitAt(place, at));
}
/** The digit in a place, for a picture. */
function digitMark(place, { at, other, given }) {
	const { digit } = place;
	const text = signAt(place, at);
	const second = other && signAt(place, other);
	const isSaid = typeof digit === "object" && place.sign !== "?" && given.has(digit.id);
	return {
		text,
		role: typeof digit === "number" || isSaid ? "given" : "found",
		...second === void 0 || second === text ? {} : { other: second }
	};
}
/** Whether the digit in a place is to stand out. */
function isMarked({ digit }, { marked }) {
	return typeof digit === "object" && marked?.has(digit.id) === true;
}
/** A number in the signs of a base. */
function signsOf(value, base) {
	return value.toString(base).toUpperCase();
}
/** A word with its digits in place of its letters. */
function digitsOf(word, at) {
	return spell(word.places.map((place) => signAt(place, at)), word);
}
/** A letter as a quantity. */
function letterField({ name, variable }) {
	return fieldOf(name, variable);
}
/** A word as a quantity. A number with a fraction is shown as it is written, in digits. */
function fieldOfWord(word, name = word.text) {
	const { variables, read } = fieldOf(name, word.value);
	if (word.fraction === 0) return {
		name,
		variables,
		read
	};
	const ids = word.places.flatMap(({ digit }) => typeof digit === "object" ? [digit.id] : []);
	return {
		name,
		variables: [...new Set(ids)],
		read: (at) => digitsOf(word, at)
	};
}
/** The letters, and behind them the words that are no single letter. */
function fieldsOf(glossary) {
	const letters = glossary.letters.all;
	const names = new Set(letters.map(({ name }) => name));
	const words = glossary.named.filter(({ name }) => !names.has(name));
	return [...letters.map(letterField), ...words.map(fieldOfNamed)];
}
/** The quantity that a name stands for. */
function quantityOf(name, glossary) {
	const letter = glossary.letters.find(name);
	if (letter) return letterField(letter);
	const named = glossary.find(name);
	return named && fieldOfNamed(named);
}
function fieldOfNamed({ name, word }) {
	return fieldOfWord(word, name);
}
/** What letters and words are, for `describe`. */
function outlineOf(glossary, { digits }) {
	const letters = glossary.letters.all;
	const names = new Set(letters.map(({ name }) => name));
	const words = glossary.named.filter(({ name }) => !names.has(name));
	const inBase = glossary.base === 10 ? "" : `, in base ${glossary.base}`;
	return [...letters.map(({ name }) => ({
		name,
		values: formatDomain(digits)
	})), ...words.map(({ name, word }) => ({
		name,
		values: `the number with the digits ${word.places.map(({ sign }) => sign).join(" ")}${inBase}`
	}))];
}
// src/puzzles/alphametic/draw-inline.ts
/** The signs of a word and its digits, each pair equally wide; below digits that are to stand out there are stars. */
function slotOf(word, at, isDecimal, style) {
	const digits = word.places.map((place) => signAt(place, at));
	const widths = word.places.map(({ sign }) => displayWidth(sign));
	const letters = word.places.map(({ sign }) => sign);
	const below = digits.map((digit, i) => padStart(digit, widths[i] ?? 1));
	const lines = [spell(letters, word), spell(below, word)];
	if (style.marked) {
		const stars = word.places.map((place, i) => {
			return padStart(isMarked(place, style) ? "*" : "", widths[i] ?? 1);
		});
		lines.push(spell(stars, word).replace(/[^*]/g, " "));
	}
	if (!isDecimal) lines.push(String(fieldOfWord(word).read(at)));
	const widest = Math.max(...lines.map(displayWidth));
	return lines.map((line) => padStart(line, widest));
}
function slotsOf({ atom, glossary, at }, style) {
	const isDecimal = glossary.base === 10;
	const slots = [];
	const { text } = atom;
	let plain = "";
	const flush = () => {
		const squeezed = plain.replace(/\s+/g, " ");
		const stars = style.marked ? [" ".repeat(displayWidth(squeezed))] : [];
		const below = isDecimal ? stars : [...stars, squeezed];
		if (squeezed !== "") slots.push([
			squeezed,
			squeezed,
			...below
		]);
		plain = "";
	};
	for (let i = 0; i < text.length;) {
		const spelling = spellingAt(text, i);
		const word = spelling && glossary.wordIn(atom, i);
		if (spelling && word) {
			flush();
			slots.push(slotOf(word, at, isDecimal, style));
		} else plain += text.slice(i, spelling?.end ?? i + 1);
		i = spelling?.end ?? i + 1;
	}
	flush();
	return slots;
}
/** The lines of an equation, broken between words where it is wider than the terminal. */
function drawInline(drawn, style) {
	const blocks = [];
	let width = 0;
	for (const slot of slotsOf(drawn, style)) {
		const wide = displayWidth(slot[0] ?? "");
		const block = blocks.at(-1);
		if (block && width + wide <= style.width) {
			block.push(slot);
			width += wide;
		} else {
			blocks.push([slot]);
			width = wide;
		}
	}
	return blocks.flatMap((block) => (block[0] ?? []).map((_, line) => {
		const text = block.map((slot) => slot[line] ?? "").join("").trimEnd();
		return line === 0 && style.color ? `\u001b[2m${text}\u001b[0m` : text;
	}));
}
// src/puzzles/alphametic/draw-sum.ts
/** The places of a word or a number; undefined for anything else. */
function placesOf(node, glossary) {
	if (node.kind === "number") return [...signsOf(node.value, glossary.base)].map((sign) => ({
		sign,
		digit: Number.parseInt(sign, 36)
	}));
	const word = node.kind === "word" ? glossary.at(node.span) : void 0;
	return word?.fraction === 0 ? word.places : void 0;
}
function rowsOf(node, glossary) {
	if (node.kind !== "operations") return void 0;
	const rows = [];
	const first = placesOf(node.first, glossary);
	if (first) rows.push({
		sign: "+",
		places: first
	});
	for (const { operator, operand } of node.rest) {
		const places = placesOf(operand, glossary);
		if ((operator === "+" || operator === "-") && places) rows.push({
			sign: operator,
			places
		});
	}
	return rows.length === node.rest.length + 1 ? rows : void 0;
}
/** An equation as a sum in columns, if it is one: words and numbers that are added or taken away on one side. */
function columnSumOf(tree, glossary) {
	const [step, ...more] = tree.rest;
	if (!step || more.length > 0 || step.operator !== "=") return void 0;
	for (const [sum, result] of [[tree.first, step.operand], [step.operand, tree.first]]) {
		const [rows, total] = [rowsOf(sum, glossary), placesOf(result, glossary)];
		if (rows && total) return {
			base: glossary.base,
			rows,
			total
		};
	}
}
/** What is carried into each column, from left to right; none where something is taken away. */
function carriesOf({ base, rows, total }, at) {
	const carries = [0];
	const columns = Math.max(total.length, ...rows.map(({ places }) => places.length));
	for (let column = 0; column < columns - 1; column++) {
		let sum = carries[0] ?? 0;
		for (const { places } of rows) {
			const place = places[places.length - 1 - column];
			if (place) sum += digitAt(place, at);
		}
		carries.unshift(Math.floor(sum / base));
	}
	return rows.some(({ sign }) => sign === "-") ? [] : carries;
}
function dim(text, { color }) {
	return color ? `\u001b[2m${text}\u001b[0m` : text;
}
/** A number as two lines, letters over digits; as one where it has no letters. */
function linesOf$1(sign, places, sum, at, style) {
	const room = style.marked ? " " : "";
	const digits = places.map((place) => signAt(place, at) + (isMarked(place, style) ? "*" : room));
	const letters = places.map((place) => place.sign + room);
	const remark = sum.base === 10 ? "" : `= ${numberOf(places, sum.base, at)}`;
	if (places.every(({ digit }) => typeof digit === "number")) return [{
		sign,
		cells: digits,
		isDim: false,
		remark
	}];
	return [{
		sign,
		cells: letters,
		isDim: true,
		remark: ""
	}, {
		sign: "",
		cells: digits,
		isDim: false,
		remark
	}];
}
/** What digits are worth. */
function numberOf(places, base, at) {
	return places.reduce((value, place) => add(multiply(value, base), digitAt(place, at)), 0);
}
/** The lines of a sum. */
function drawSum(sum, at, style) {
	const room = style.marked ? " " : "";
	const carries = carriesOf(sum, at).map((carry) => carry === 0 ? "" : signsOf(carry, sum.base) + room);
	const carry = {
		sign: "",
		cells: carries,
		isDim: true,
		remark: ""
	};
	const above = sum.rows.flatMap(({ sign, places }, i) => linesOf$1(i === 0 && sign === "+" ? "" : sign, places, sum, at, style));
	const below = linesOf$1("", sum.total, sum, at, style);
	const lines = [...carries.some((cell) => cell !== "") ? [carry] : [], ...above];
	const cells = [...lines, ...below].flatMap((line) => line.cells);
	const cell = Math.max(1, ...cells.map(displayWidth));
	const columns = Math.max(...[...lines, ...below].map((line) => line.cells.length));
	const gap = 2 + columns * (cell + 1) > style.width ? "" : " ";
	const width = columns * (cell + gap.length) - gap.length;
	const draw = ({ sign, cells: row, isDim, remark }) => {
		const text = padStart(row.map((each) => padStart(each, cell)).join(gap), width);
		const line = `${padEnd(sign, 2)}${isDim ? dim(text, style) : text}`;
		return (remark === "" ? line : `${line}  ${remark}`).trimEnd();
	};
	return [
		...lines.map(draw),
		"-".repeat(width + 2),
		...below.map(draw)
	];
}
// src/puzzles/alphametic/draw.ts
/** The lines of the answer: sums in columns, everything else on a line. */
function drawEquations(equations, glossary, at, style) {
	return equations.map(({ atom, tree }) => {
		const sum = columnSumOf(tree, glossary);
		return (sum ? drawSum(sum, at, style) : drawInline({
			atom,
			glossary,
			at
		}, style)).join("\n");
	});
}
// src/puzzles/alphametic/arithmetic-only.ts
const none = () => {};
const refuse = ({ span }, { report, textAt }) => report(notArithmetic(span, textAt(span)));
const arithmetic = /* @__PURE__ */ new Set([
	"+",
	"-",
	"*",
	"/",
	"//",
	"%"
]);
/** What may stand on a side of an equation. */
const sides = {
	number: none,
	word: none,
	hole: none,
	prefix: ({ operand }, context) => visit(sides, operand, context),
	operations: (node, context) => {
		const { first, rest } = node;
		if (!rest.every(({ operator }) => arithmetic.has(operator))) refuse(node, context);
		visit(sides, first, context);
		for (const { operand } of rest) visit(sides, operand, context);
	},
	power: ({ base, exponent }, context) => {
		visit(sides, base, context);
		visit(sides, exponent, context);
	},
	call: ({ name, span }, { report, textAt }) => report(signMissing(span, name.text, textAt(span).slice(name.text.length).trim())),
	comparison: ({ span }, { report, textAt }) => report(comparisonInside(span, textAt(span))),
	truth: refuse,
	member: refuse,
	implication: refuse,
	range: refuse,
	conditional: refuse,
	collection: refuse,
	comprehension: refuse,
	index: refuse
};
/** The comparison that an equation is; undefined after a report. */
function comparisonOf(tree, whole, context) {
	if (tree.kind === "hole") return void 0;
	if (tree.kind !== "comparison") {
		let isArithmetic = true;
		const report = (diagnostic) => {
			isArithmetic = false;
			context.report(diagnostic);
		};
		visit(sides, tree, {
			...context,
			report
		});
		const end = {
			...whole,
			start: whole.end
		};
		if (isArithmetic) context.report(noComparison(end, context.textAt(tree.span)));
		return;
	}
	visit(sides, tree.first, context);
	for (const { operand } of tree.rest) visit(sides, operand, context);
	return tree;
}
// src/puzzles/alphametic/stray-signs.ts
/** By sign; without an advice there is none that always fits. */
const straySigns = /* @__PURE__ */ new Map([
	[",", "a comma between digits is a decimal comma; equations are parted by ; or listed"],
	[".", "a point stands between digits: write 0.5, and 0.(12) for 0.121212..."],
	["…", "digits that repeat go in parentheses: 0.(12)"],
	["[", "only parentheses group: ( )"],
	["]", "only parentheses group: ( )"],
	["{", "only parentheses group: ( )"],
	["}", "only parentheses group: ( )"],
	["'", "words stand without quotes"],
	["\"", "words stand without quotes"],
	["‘", "words stand without quotes"],
	["’", "words stand without quotes"],
	["“", "words stand without quotes"],
	["”", "words stand without quotes"],
	["„", "words stand without quotes"],
	["_", "an unknown digit is written ? or □"],
	["&", "several equations are parted by ; or listed"],
	["∧", "several equations are parted by ; or listed"],
	["|", "parentheses group, and there is no absolute value here; constraints know abs(...)"],
	[":", "write / for a division"],
	["∶", "write / for a division"],
	["⁄", "write / for a division"],
	["²", "write ** 2"],
	["³", "write ** 3"],
	["√", "write the square on the other side: B ** 2 = A instead of √A = B"],
	["#", void 0],
	["~", void 0],
	["∨", void 0],
	["¬", void 0]
]);
// src/puzzles/alphametic/equation-text.ts
/** The expression language as equations have it: no keywords, words of their own, `^` as a power. */
const dialect = {
	...plainDialect,
	keywords: false,
	caret: true,
	word: (text, at) => {
		const spelling = spellingAt(text, at);
		return spelling ? spelling.end - at : 0;
	}
};
/** A part of an atom as an atom. */
function partOf(atom, start, end) {
	return {
		...atom,
		text: atom.text.slice(start, end),
		span: spanWithin(atom, start, end),
		offsets: atom.offsets?.slice(start, end + 1)
	};
}
/** Where an equation ends: a semicolon, or a line break with an equation behind it. */
const borders = /[;\uff1b]|(?<![-+*/%=<>!^(×÷·−][ \t]*)\n(?![ \t]*(?:[-+*/%=<>!^)×÷·−]|\n|$))/g;
/** The equations of a text, one or several. Line breaks part them where no operator says that they go on. */
function equationsOf(atom) {
	const { text } = atom;
	const ends = [...text.matchAll(borders)].map(({ index }) => index);
	const parts = [];
	let start = 0;
	for (const end of [...ends, text.length]) {
		const [before = ""] = /^\s*/.exec(text.slice(start, end)) ?? [];
		const [after = ""] = /\s*$/.exec(text.slice(start + before.length, end)) ?? [];
		if (!(before.length === end - start)) parts.push(partOf(atom, start + before.length, end - after.length));
		start = end + 1;
	}
	return parts.length === 0 ? [atom] : parts;
}
const numberShape = /[0-9\uff10-\uff19]+/uy;
/** Takes note of the words of an equation, and reports signs that have no place in one. */
function scan(atom, glossary, report) {
	const { text } = atom;
	for (let at = 0; at < text.length;) {
		const spelling = spellingAt(text, at);
		numberShape.lastIndex = at;
		const digits = spelling ? void 0 : numberShape.exec(text)?.[0];
		const character = String.fromCodePoint(text.codePointAt(at) ?? 32);
		const end = spelling?.end ?? at + (digits ?? character).length;
		const span = spanWithin(atom, at, end);
		if (spelling) glossary.meet(spelling, (from, to) => spanWithin(atom, from, to));
		else if (digits === void 0 && text[at - 1] !== character) reportStray(character, text.slice(at), span, report);
		if (/^0[\p{L}0-9?]/u.test(text.slice(at, end).normalize("NFKC"))) report(zeroInFront(span, text.slice(at, end)));
		at = end;
	}
}
/** A full-width sign as its plain counterpart. */
function narrow(sign) {
	return /^[\uff01-\uff5e]$/.test(sign) ? sign.normalize("NFKC") : sign;
}
function reportStray(character, rest, span, report) {
	const sign = narrow(character);
	if (sign === "!" && narrow(rest.charAt(1)) !== "=") report(factorial(span));
	else if (sign === ":" && rest.startsWith(":=")) return;
	else if (straySigns.has(sign)) report(straySign(span, character, straySigns.get(sign)));
}
// src/puzzles/alphametic/paraphrase.ts
const operators = {
	"+": "plus",
	"-": "minus",
	"*": "times",
	"/": "divided by",
	"//": "divided by, rounded down,",
	"%": "modulo"
};
const relations = {
	"=": "is",
	"!=": "is not",
	"<": "is less than",
	"<=": "is at most",
	">": "is greater than",
	">=": "is at least",
	in: "is in",
	"not in": "is not in"
};
function simple(node, glossary) {
	if (node.kind === "word") return glossary.at(node.span)?.text ?? node.text;
	return node.kind === "number" ? String(node.value) : "...";
}
/** A side of an equation. */
function sideOf(node, glossary) {
	if (node.kind === "operations") {
		const rest = node.rest.map(({ operator, operand }) => `${operators[operator] ?? operator} ${innerOf(operand, glossary)}`);
		return [innerOf(node.first, glossary), ...rest].join(" ");
	}
	if (node.kind === "power") {
		const [base, exponent] = [innerOf(node.base, glossary), innerOf(node.exponent, glossary)];
		return `${base} to the power of ${exponent}`;
	}
	if (node.kind !== "prefix") return simple(node, glossary);
	const operand = innerOf(node.operand, glossary);
	return node.operator === "-" ? `minus ${operand}` : operand;
}
/** A part of a side. */
function innerOf(node, glossary) {
	return node.kind === "operations" || node.kind === "power" || node.kind === "prefix" ? `(${sideOf(node, glossary)})` : simple(node, glossary);
}
/** What an equation says: `PI times (R to the power of 2) is AREA`. */
function paraphrase({ first, rest }, glossary) {
	const steps = rest.map(({ operator, operand }, i) => `${i === 0 ? "" : ", which "}${relations[operator]} ${sideOf(operand, glossary)}`);
	return `${sideOf(first, glossary)} ${steps.join("")}`;
}
// src/puzzles/alphametic/equation.ts
/** The words of an equation mean what stands at their place. */
function scopeOf(glossary) {
	return {
		declares: () => true,
		word: ({ span }) => {
			const word = glossary.at(span);
			return word && {
				type: number,
				value: word.value
			};
		},
		spellings: () => []
	};
}
/** Two words side by side: in an equation that has nothing to do with names that have a blank in them. */
function inOwnWords(diagnostic) {
	const isAboutBlanks = diagnostic.code === operatorMissing.code && !diagnostic.help?.includes("*");
	const help = "put a sign such as + or * between them; a word has no blanks in it";
	return isAboutBlanks ? {
		...diagnostic,
		help
	} : diagnostic;
}
/** The tree of an equation whose words are known; undefined after a report. */
function treeOf(atom, draft) {
	const { analysis } = draft;
	const syntax = new Reports();
	const tree = parseExpression(atom, syntax, dialect);
	for (const diagnostic of syntax.list) analysis.report(inOwnWords(diagnostic));
	if (syntax.errors > 0) return void 0;
	return comparisonOf(tree, atom.span, {
		report: (diagnostic) => analysis.report(diagnostic),
		textAt: (span) => analysis.textAt(span)
	});
}
/** Reads the words of equations and how they are put together. */
function readEquations(atoms, draft, glossary) {
	const { analysis } = draft;
	return atoms.flatMap((atom) => {
		const remark = cutOff(atom, analysis.source(atom.span.file));
		return analysis.remarking(remark, () => {
			const before = analysis.reports.errors;
			scan(atom, glossary, (diagnostic) => analysis.report(diagnostic));
			if (analysis.reports.errors > before) return [];
			const tree = treeOf(atom, draft);
			return tree && analysis.reports.errors === before ? [{
				atom,
				tree
			}] : [];
		});
	});
}
/** Adds equations to the model. */
function requireEquations(equations, draft, glossary) {
	const scope = scopeOf(glossary);
	for (const { atom, tree } of equations) {
		const read = evaluate(tree, draft.analysis, { scope });
		if (!read || !isTruth(read.value)) continue;
		draft.require(read.value, atom.span, atom.text, tree, paraphrase(tree, glossary));
	}
}
// src/puzzles/alphametic/word.ts
/**
* What places are worth together in a base: an integer if there is no fraction. Digits that repeat are a geometric
* series: 0.(12) is 12 / 99, and 1.2(34) is (1234 - 12) / 990.
*/
function quantityIn(places, base, { fraction, repeating } = {
	fraction: 0,
	repeating: 0
}) {
	const count = places.length;
	const weightAt = (i) => {
		const full = powerOf(base, count - 1 - i);
		const kept = count - repeating;
		return repeating === 0 || i >= kept ? full : subtract(full, powerOf(base, kept - 1 - i));
	};
	const sum$2 = sum(places.map(({ digit }, i) => weighted(weightAt(i), digit)));
	if (fraction === 0) return sum$2;
	const shift = powerOf(base, fraction - repeating);
	const loop = repeating === 0 ? 1 : subtract(powerOf(base, repeating), 1);
	return divide(sum$2, product([shift, loop]));
}
function weighted(weight, digit) {
	return product([weight, digit]);
}
/** A power of a base that is not too large to be worked out. */
function powerOf(base, exponent) {
	return power(base, exponent) ?? 0;
}
/** A word from its places. */
function wordOf(places, base, span, shape = {
	fraction: 0,
	repeating: 0
}) {
	const { fraction, repeating } = shape;
	return {
		text: spell(places.map(({ sign }) => sign), shape),
		places,
		span,
		fraction,
		repeating,
		value: quantityIn(places, base, shape)
	};
}
/** The places in front of the point. */
function integerPlaces({ places, fraction }) {
	return places.slice(0, places.length - fraction);
}
/** Whether a word has unknown digits, so that another one with the same signs is another number. */
function isUnnamed({ places }) {
	return places.some(({ sign }) => sign === "?");
}
// src/puzzles/alphametic/glossary.ts
/** A word with more places than this is a slip. */
const longest = 1e3;
var Glossary = class {
	base;
	letters;
	#report;
	#byPlace = /* @__PURE__ */ new Map();
	#byText = /* @__PURE__ */ new Map();
	#named = /* @__PURE__ */ new Map();
	#roles = /* @__PURE__ */ new Map();
	#spellings = /* @__PURE__ */ new Map();
	#all = [];
	constructor(base, letters, report) {
		this.base = base;
		this.letters = letters;
		this.#report = report;
	}
	/** All words, each once; those with unknown digits as often as they stand somewhere. */
	get words() {
		return this.#all;
	}
	/** The words that are no numbers already, each under a name of its own. */
	get named() {
		return [...this.#named.values()];
	}
	/**
	* Takes note of a word. Digits alone are a decimal number.
	* @param at the span of a part of the text that the spelling is about
	*/
	meet(spelling, at) {
		const isNumber = spelling.pieces.every(({ kind }) => kind === "digit");
		const word = this.#wordOf(spelling, at, isNumber ? 10 : this.base);
		return this.#keep(word, isNumber ? void 0 : word.text);
	}
	/**
	* Takes note of a number of a layout, whose digits are those of the base.
	* @param role what it is called if it has unknown digits; it may be asked for under that name in any case
	*/
	meetRow(spelling, at, role) {
		const word = this.#wordOf(spelling, at, this.base);
		const isNumber = spelling.pieces.every(({ kind }) => kind === "digit");
		const name = role !== void 0 && isUnnamed(word) ? role : word.text;
		const kept = this.#keep(word, isNumber ? void 0 : name);
		if (role !== void 0) this.#roles.set(role, kept);
		return kept;
	}
	#wordOf(spelling, at, base) {
		const { pieces, end } = spelling;
		const span = at(pieces[0]?.start ?? 0, end);
		if (pieces.length > longest) this.#report(wordTooLong(span, pieces.length, longest));
		const word = wordOf(pieces.slice(0, longest).map((piece) => {
			const place = at(piece.start, piece.end);
			if (piece.kind === "digit") this.#checkDigit(Number(piece.text), place, base);
			return this.#placeOf(piece, place);
		}), base, span, spelling);
		const written = pieces.map(({ text }) => text).join("");
		if (!this.#spellings.has(written)) this.#spellings.set(written, word);
		return word;
	}
	#placeOf({ kind, text }, span) {
		if (kind === "unknown") return {
			sign: "?",
			digit: this.letters.unknown(span)
		};
		if (kind === "digit") return {
			sign: text,
			digit: Number(text)
		};
		const { name, variable } = this.letters.meet(text, span);
		return {
			sign: name,
			digit: variable
		};
	}
	#checkDigit(digit, span, base) {
		if (digit >= base) this.#report(digitTooLarge(span, String(digit), base));
	}
	/** The word, or the same one if it is known already. */
	#keep(word, name) {
		const known = isUnnamed(word) ? void 0 : this.#byText.get(word.text);
		const kept = known ?? word;
		this.#byPlace.set(keyOf(word.span), kept);
		if (known) return kept;
		this.#byText.set(word.text, word);
		this.#all.push(word);
		if (name !== void 0) {
			const free = this.#freeName(name);
			this.#named.set(free, {
				name: free,
				word
			});
		}
		return kept;
	}
	#freeName(text) {
		let name = text;
		for (let i = 2; this.#named.has(name); i++) name = `${text}#${i}`;
		return name;
	}
	/** The word that begins at a place. */
	at(span) {
		return this.#byPlace.get(keyOf(span));
	}
	/** The word that begins at a place of an atom. */
	wordIn(atom, start) {
		return this.at(spanWithin(atom, start, start + 1));
	}
	/** The number that has a name; the name is a word as it is written, or the name of a row. */
	find(text) {
		const folded = this.#folded(text);
		const named = this.#named.get(folded);
		if (named) return named;
		const word = this.#roles.get(text);
		return word && {
			name: text,
			word
		};
	}
	/** The words as the author writes them, upper and lower case told apart. */
	get spelled() {
		return [...this.#spellings].map(([text, word]) => ({
			text,
			word
		}));
	}
	/** Whether the author writes a word in this way. */
	isSpelled(text) {
		return this.#spellings.has(text);
	}
	/** A word as the puzzle spells it. */
	#folded(text) {
		return text.replace(/\p{L}\p{M}*/gu, (each) => this.letters.find(each)?.name ?? each).replaceAll(",", ".");
	}
};
function keyOf({ file, start }) {
	return `${file} ${start}`;
}
// src/text/catalogue/alphametic-layout.ts
const example = `
\`\`\`yaml
layout: |2
        FBG
  DE ) ABACD
       AHG
       ---
        DIC
        DAH
        ---
         ABD
         ABD
         ---
           J
\`\`\``;
const layoutLines = error("alphametic-layout-lines", `A layout is a picture of several lines, so it is written as a block: behind \`layout:\` stands \`|\`, and the picture
begins on the next line. Where its first line stands further in than others, a number behind \`|\` says how far the block
itself is indented.
${example}`, () => ({
	message: "a layout is a picture of several lines",
	help: "write layout: | and the picture below it; a single line is an equation"
}));
const strangeSign = error("alphametic-layout-sign", `A layout is made of letters, digits, \`?\`, \`□\` or \`*\` for unknown digits, lines of dashes, and the signs \`+\`, \`-\`, \`x\`,
\`divisor ) dividend\` or \`dividend / divisor\`.
${example}`, (sign) => `${sign} is no sign of a calculation on paper`);
const unevenSpacing = error("alphametic-layout-column", `In a calculation on paper the column tells what a digit is worth, so all numbers stand in the same columns.
${example}`, () => ({
	message: "this number ends between two columns of the others",
	help: "use blanks, and the same distance from digit to digit on all lines"
}));
const strangeLayout = error("alphametic-layout-shape", `A layout is one of these:

- a sum or difference: numbers below each other, \`+\` or \`-\` in front, a line of dashes, the result;
- a long multiplication: two factors with \`x\` in front of the second, a line, the partial products, each ending below
  the digit that it belongs to, a line, the product;
- a long division: \`divisor ) dividend\` with the quotient above, or \`dividend / divisor = quotient\`; below it in turn
  what is taken away, a line, and what is left with the digits brought down.
${example}`, (what, help) => ({
	message: what,
	help
}));
// src/puzzles/alphametic/layout/sum.ts
/** The rows up to each line, the last ones behind the last line. */
function groupsOf(lines) {
	const groups = [[]];
	for (const [i, line] of lines.entries()) if (line.kind === "row") groups.at(-1)?.push(line);
	else if (lines[i - 1]?.kind === "row") groups.push([]);
	return groups;
}
/** A row as an addend; undefined after a report. */
function addendOf(row, right, sheet) {
	const figure = sheet.only(row);
	const places = figure && sheet.placesLeft(figure, right);
	if (!figure || places === void 0) return void 0;
	if (places !== 0) return sheet.refuse(figure.span, "the numbers of a sum end below each other");
	const word = sheet.word(figure);
	const sign = row.signs[0]?.text === "-" ? "-" : "+";
	return {
		value: sheet.valueOf(word),
		sign,
		text: word.text
	};
}
function readSum(sheet) {
	const groups = groupsOf(sheet.picture.lines);
	const right = groups[0]?.[0]?.figures[0];
	let before = [];
	for (const group of groups) {
		const addends = [];
		for (const row of group) {
			const addend = right && addendOf(row, right, sheet);
			if (!addend) return;
			addends.push(addend);
		}
		const [result] = addends;
		const [row] = group;
		if (before.length > 0 && result && row) conclude(sheet, before, result, row);
		before = addends;
	}
	const last = groups.at(-1)?.at(-1);
	if (before.length > 1 && last) sheet.refuse(last.span, "the line and the result are missing below");
}
function conclude(sheet, addends, result, row) {
	const sum$1 = sum(addends.map(({ value, sign }, i) => sign === "-" && i > 0 ? negate(value) : value));
	const sides = addends.map(({ text, sign }, i) => i === 0 ? text : `${sign} ${text}`);
	sheet.state("eq", sum$1, result.value, row.span, `${sides.join(" ")} is ${result.text}`);
}
// src/puzzles/alphametic/layout/division.ts
const divisionSigns = /* @__PURE__ */ new Set(["/", ")"]);
/** The index of the line that has the dividend and the divisor; -1 if there is none. */
function divisionLine(lines) {
	return lines.findIndex((line) => line.kind === "row" && divisionSigns.has(line.signs[1]?.text ?? ""));
}
function headOf(sheet, at) {
	const { lines } = sheet.picture;
	const line = lines[at];
	if (line?.kind !== "row") return void 0;
	const [first, second, third, ...more] = line.figures;
	const [, sign, behind] = line.signs;
	const above = lines.slice(0, at).filter(({ kind }) => kind === "row");
	if (!first || !second || more.length > 0 || third && above.length > 0 || above.length > 1) return sheet.refuse(line.span, "a division has a dividend, a divisor and a quotient");
	const isInFront = sign?.text === ")";
	if (third && behind?.text !== (isInFront ? "(" : "=")) return sheet.refuse(third.span, "the quotient stands above, or behind =");
	const quotient = third ?? (above[0] ? sheet.only(above[0]) : void 0);
	if (!quotient) return sheet.refuse(line.span, "the quotient is missing", "write it above the dividend, or behind =, with ? for digits that are not known");
	return isInFront ? {
		divisor: first,
		dividend: second,
		quotient
	} : {
		dividend: first,
		divisor: second,
		quotient
	};
}
/** Follows the steps of a division down the page. */
var Steps = class {
	#sheet;
	#head;
	#dividend;
	#divisor;
	#quotient;
	/** What is left so far, with the digits of the dividend up to a place, counted from the left. */
	#left = 0;
	#text = "";
	#upTo = -1;
	/** The digits of the quotient that have a step. */
	#taken = /* @__PURE__ */ new Set();
	constructor(sheet, head) {
		this.#sheet = sheet;
		this.#head = head;
		this.#dividend = sheet.word(head.dividend, "dividend");
		this.#divisor = sheet.word(head.divisor, "divisor");
		this.#quotient = sheet.word(head.quotient, "quotient");
	}
	get #count() {
		return this.#dividend.places.length;
	}
	/** The place of the dividend below which a number ends; undefined after a report. */
	#placeOf(figure) {
		const left = this.#sheet.placesLeft(figure, this.#head.dividend);
		if (left === void 0) return void 0;
		const place = this.#count - 1 - left;
		if (place >= Math.max(this.#upTo, 0) && place < this.#count) return place;
		return this.#sheet.refuse(figure.span, "this does not end below a digit of the dividend", "a number ends below the last digit that is brought down to it");
	}
	/** Brings digits of the dividend down, up to a place. */
	#bringDown(place) {
		const digits = this.#dividend.places.slice(this.#upTo + 1, place + 1);
		if (digits.length === 0) return;
		const shifted = this.#sheet.shifted(this.#left, digits.length);
		const signs = digits.map(({ sign }) => sign).join("");
		this.#left = sum([shifted, this.#sheet.numberOf(digits)]);
		this.#text = this.#upTo < 0 ? signs : `${this.#text}, with ${signs} brought down,`;
		this.#upTo = place;
	}
	/** A number that is taken away; whether it could be read. */
	takeAway(row) {
		const figure = this.#sheet.only(row);
		const place = figure && this.#placeOf(figure);
		if (!figure || place === void 0) return false;
		const index = place - (this.#count - this.#quotient.places.length);
		const digit = this.#quotient.places[index];
		if (!digit || this.#taken.has(index)) {
			this.#sheet.refuse(figure.span, "no digit of the quotient belongs to this product");
			return false;
		}
		this.#taken.add(index);
		const product$2 = this.#sheet.word(figure);
		const times = product([this.#sheet.valueOf(this.#divisor), digit.digit]);
		const words = `${this.#divisor.text} * ${digit.sign} is ${product$2.text}`;
		this.#sheet.state("eq", times, this.#sheet.valueOf(product$2), row.span, words);
		this.#bringDown(place);
		this.#left = sum([this.#left, negate(this.#sheet.valueOf(product$2))]);
		this.#text = `${this.#text} - ${product$2.text}`;
		return true;
	}
	/** What is left, with digits brought down to it; whether it could be read. */
	leave(row, isLast) {
		const figure = this.#sheet.only(row);
		const place = figure && this.#placeOf(figure);
		if (!figure || place === void 0) return false;
		this.#bringDown(place);
		const word = this.#sheet.word(figure, isLast ? "remainder" : void 0);
		const value = this.#sheet.valueOf(word);
		this.#sheet.state("eq", this.#left, value, row.span, `${this.#text} is ${word.text}`);
		[this.#left, this.#text] = [value, word.text];
		return true;
	}
	/** What holds when all steps are done. */
	finish(hasRemainder) {
		const sheet = this.#sheet;
		const divisor = sheet.valueOf(this.#divisor);
		this.#bringDown(this.#count - 1);
		const { text, span } = this.#divisor;
		if (this.#taken.size === 0) return;
		if (hasRemainder) sheet.state("lt", this.#left, divisor, span, `${this.#text} is less than ${text}`);
		else {
			sheet.state("eq", this.#left, 0, span, `${this.#text} is 0`);
			sheet.state("ne", divisor, 0, span, `${text} is not 0`);
		}
		for (const [i, { sign, digit }] of this.#quotient.places.entries()) {
			if (this.#taken.has(i)) continue;
			const words = `no step, so the digit ${sign} of ${this.#quotient.text} is 0`;
			sheet.state("eq", digit, 0, this.#quotient.span, words);
		}
	}
	/** A division without any step. */
	whole() {
		const sheet = this.#sheet;
		const [dividend, divisor, quotient] = [
			this.#dividend,
			this.#divisor,
			this.#quotient
		];
		const product$3 = product([sheet.valueOf(divisor), sheet.valueOf(quotient)]);
		const words = `${divisor.text} * ${quotient.text} is ${dividend.text}`;
		sheet.state("eq", product$3, sheet.valueOf(dividend), dividend.span, words);
		sheet.state("ne", sheet.valueOf(divisor), 0, divisor.span, `${divisor.text} is not 0`);
	}
};
/** The rows between two lines: what is left of the step before, and what is taken away next. Whether they are right. */
function readStep(steps, sheet, group, isFirst) {
	const [rest, product, surplus] = isFirst ? [void 0, ...group] : group;
	if (surplus) {
		sheet.refuse(surplus.span, "a line is missing between a product and what is left");
		return false;
	}
	return (!rest || steps.leave(rest, !product)) && (!product || steps.takeAway(product));
}
/** Reads a division whose head is on the line with an index. */
function readDivision(sheet, at) {
	const head = headOf(sheet, at);
	if (!head) return;
	const lines = sheet.picture.lines.slice(at + 1);
	const steps = new Steps(sheet, head);
	if (!lines.some(({ kind }) => kind === "row")) {
		steps.whole();
		return;
	}
	const groups = groupsOf(lines);
	const lonely = groups.slice(1, -1).find((group) => group.length === 1)?.[0];
	if (lonely) {
		sheet.refuse(lonely.span, "a product is missing below this number");
		return;
	}
	if (!groups.every((group, i) => readStep(steps, sheet, group, i === 0))) return;
	steps.finish(groups.length > 1 && groups.at(-1)?.length === 1);
}
// src/puzzles/alphametic/layout/picture.ts
/** A letter with more marks than fit into so many code units is none. */
const longestPiece = 32;
const ruleShape = /^[\s\-\u2010-\u2015\u2212_=\u2500\u2501\u2550\u203e\uff0d]+$/;
const minus = /^[-\u2010-\u2015\u2212\uff0d]$/;
const signs = /* @__PURE__ */ new Map([
	["+", "+"],
	["＋", "+"],
	["×", "*"],
	["✕", "*"],
	["·", "*"],
	["⋅", "*"],
	[")", ")"],
	["）", ")"],
	["⟌", ")"],
	["/", "/"],
	["÷", "/"],
	[":", "/"],
	["(", "("],
	["=", "="]
]);
/** The sign that a character is; undefined for one that is none. */
function signOf(character) {
	return minus.test(character) ? "-" : signs.get(character);
}
const isCell = (mark) => "piece" in mark;
/** The marks of a line of the text. */
function marksOf$1(atom, start, end, report) {
	const marks = [];
	const { text } = atom;
	let column = 0;
	for (let at = start; at < end;) {
		const character = String.fromCodePoint(text.codePointAt(at) ?? 32);
		const [piece] = character === "*" ? [starAt(at)] : piecesIn(text.slice(at, Math.min(end, at + longestPiece)), at);
		const sign = signOf(character);
		if (piece?.start === at) {
			const right = column + displayWidth(text.slice(at, piece.end));
			marks.push({
				piece,
				left: column,
				right
			});
			at = piece.end;
			column = right;
			continue;
		}
		const next = at + character.length;
		if (sign !== void 0) marks.push({
			sign,
			start: at,
			end: next
		});
		else if (!/\s/.test(character)) report(strangeSign(spanWithin(atom, at, next), character));
		column += displayWidth(character);
		at = next;
	}
	return marks;
}
/** Skeletons are often written with stars. */
function starAt(at) {
	return {
		kind: "unknown",
		text: "?",
		start: at,
		end: at + 1
	};
}
/** A lone x or star in front of a number is a sign: it multiplies. */
function withTimes(marks, text) {
	const [first, second] = marks;
	if (!first || !second || !isCell(first) || !isCell(second)) return marks;
	if (!/^[xX*]$/.test(text.slice(first.piece.start, first.piece.end)) || second.left === first.right) return marks;
	const { start, end } = first.piece;
	return [{
		sign: "*",
		start,
		end
	}, ...marks.slice(1)];
}
/** Whether all digits stand apart, one blank between the digits of a number. */
function isSpaced(lines) {
	const gaps = lines.flatMap((marks) => marks.flatMap((mark, i) => {
		const before = marks[i - 1];
		return before && isCell(before) && isCell(mark) ? [mark.left - before.right] : [];
	}));
	return gaps.length > 0 && gaps.every((gap) => gap > 0) && gaps.includes(1);
}
/** The numbers of a line: digits that stand `gap` columns apart belong together. */
function rowOf(atom, marks, gap) {
	const figures = [];
	const before = [];
	let sign;
	let last;
	for (const mark of marks) {
		if (!isCell(mark)) {
			sign = {
				text: mark.sign,
				span: spanWithin(atom, mark.start, mark.end)
			};
			last = void 0;
			continue;
		}
		if (last && mark.left - last.right <= gap) figures.at(-1)?.push(mark);
		else {
			figures.push([mark]);
			before.push(sign);
			sign = void 0;
		}
		last = mark;
	}
	const [start, end] = [marks[0], marks.at(-1)].map((mark) => mark && isCell(mark) ? mark.piece : mark);
	return {
		kind: "row",
		figures: figures.map((cells) => figureOf(atom, cells)),
		signs: before,
		span: spanWithin(atom, start?.start ?? 0, end?.end ?? 0)
	};
}
function figureOf(atom, cells) {
	const pieces = cells.map(({ piece }) => piece);
	const [first, last] = [pieces[0], pieces.at(-1)];
	const span = spanWithin(atom, first?.start ?? 0, last?.end ?? 0);
	return {
		pieces,
		right: cells.at(-1)?.right ?? 0,
		span
	};
}
/** The lines of a text with their places in it, empty ones left out. */
function linesOf(text) {
	return [...text.matchAll(/[^\n]*\S[^\n]*/g)].map(({ 0: line, index }) => [index, index + line.length]);
}
/** Reads a picture. Lines above and below the calculation mean nothing. */
function pictureOf$1(atom, report) {
	const { text } = atom;
	const lines = linesOf(text).map(([start, end]) => {
		const isRule = ruleShape.test(text.slice(start, end));
		return {
			start,
			end,
			isRule,
			marks: isRule ? [] : withTimes(marksOf$1(atom, start, end, report), text)
		};
	});
	const cells = lines.flatMap(({ marks }) => marks.filter(isCell));
	const gap = isSpaced(lines.map(({ marks }) => marks)) ? 1 : 0;
	const pitch = gap + Math.max(1, ...cells.map(({ left, right }) => right - left));
	const found = lines.map(({ start, end, isRule, marks }) => isRule ? {
		kind: "rule",
		span: spanWithin(atom, start, end)
	} : rowOf(atom, marks, gap));
	const first = found.findIndex(({ kind }) => kind === "row");
	const last = found.findLastIndex(({ kind }) => kind === "row");
	return {
		atom,
		lines: found.slice(Math.max(first, 0), last + 1),
		pitch
	};
}
/** By how many places a number ends to the left of a column; undefined after a report. */
function placesLeftOf(figure, right, { pitch }, report) {
	const places = (right - figure.right) / pitch;
	if (Number.isInteger(places)) return places;
	report(unevenSpacing(figure.span));
}
// src/puzzles/alphametic/layout/product.ts
function readProduct(sheet) {
	const [factors = [], first = [], second = [], ...more] = groupsOf(sheet.picture.lines);
	const [above, below] = factors.map((row) => sheet.only(row));
	const [upper, lower] = factors;
	if (!above || !below || !upper || !lower) return;
	const surplus = factors[2] ?? more[0]?.[0];
	if (surplus) {
		sheet.refuse(surplus.span, "two factors, a line, partial products, a line, and the product");
		return;
	}
	const [left, right] = [sheet.word(above, "multiplicand"), sheet.word(below, "multiplier")];
	const results = second.length > 0 ? second : first;
	const partials = second.length > 0 ? first : [];
	const [result, extra] = results;
	if (!result || extra) {
		sheet.refuse((extra ?? lower).span, "one product stands below the line");
		return;
	}
	const product$1 = sheet.only(result);
	if (!product$1) return;
	const places = partialsOf(sheet, partials, product$1, right);
	if (!places) return;
	const rows = places.map(({ figure }) => sheet.word(figure));
	const total = sheet.word(product$1, "product");
	if (places.length === 0) {
		const words = `${left.text} * ${right.text} is ${total.text}`;
		const both = product([sheet.valueOf(left), sheet.valueOf(right)]);
		sheet.state("eq", both, sheet.valueOf(total), result.span, words);
	} else statePartials(sheet, left, right, places, rows, total, result);
}
/** The partial products with their digits; undefined after a report. */
function partialsOf(sheet, rows, product, multiplier) {
	const found = [];
	for (const row of rows) {
		const figure = sheet.only(row);
		const shift = figure && sheet.placesLeft(figure, product);
		if (!figure || shift === void 0) return void 0;
		found.push({
			figure,
			row,
			shift,
			place: shift
		});
	}
	const count = multiplier.places.length;
	const partials = count > 1 && found.length === count && found.every(({ shift }) => shift === 0) ? found.map((each, i) => ({
		...each,
		place: i
	})) : found;
	for (const [i, { place, figure }] of partials.entries()) {
		const isTaken = partials.slice(0, i).some((other) => other.place === place);
		if (place >= 0 && place < count && !isTaken) continue;
		const what = `a partial product ends below its digit of ${multiplier.text}`;
		return sheet.refuse(figure.span, what, "move it so that it ends below that digit");
	}
	return partials;
}
function statePartials(sheet, left, right, partials, rows, total, result) {
	const count = right.places.length;
	for (const [i, { place, shift, row }] of partials.entries()) {
		const [digit, word] = [right.places[count - 1 - place], rows[i]];
		if (!digit || !word) continue;
		const zeros = place - shift;
		const value = sheet.shifted(product([sheet.valueOf(left), digit.digit]), zeros);
		const times = zeros === 0 ? "" : ` * ${"1".padEnd(zeros + 1, "0")}`;
		const words = `${left.text} * ${digit.sign}${times} is ${word.text}`;
		sheet.state("eq", value, sheet.valueOf(word), row.span, words);
	}
	for (const [i, { digit, sign }] of right.places.entries()) {
		if (partials.some(({ place }) => place === count - 1 - i)) continue;
		const words = `no partial product, so the digit ${sign} of ${right.text} is 0`;
		sheet.state("eq", digit, 0, right.span, words);
	}
	const parts = partials.map(({ shift }, i) => {
		const word = rows[i];
		return word ? sheet.shifted(sheet.valueOf(word), shift) : 0;
	});
	const words = `${partials.map(({ shift }, i) => `${rows[i]?.text}${"0".repeat(shift)}`).join(" + ")} is ${total.text}`;
	sheet.state("eq", sum(parts), sheet.valueOf(total), result.span, words);
}
// src/puzzles/alphametic/layout/sheet.ts
var Sheet = class {
	picture;
	findings = [];
	#glossary;
	#report;
	constructor(picture, glossary, report) {
		this.picture = picture;
		this.#glossary = glossary;
		this.#report = report;
	}
	/** The number of a figure; `role` is what it is called. */
	word({ pieces }, role) {
		const { atom } = this.picture;
		const spelling = {
			pieces,
			fraction: 0,
			repeating: 0,
			end: pieces.at(-1)?.end ?? 0
		};
		return this.#glossary.meetRow(spelling, (from, to) => spanWithin(atom, from, to), role);
	}
	/** By how many places a figure ends to the left of another one; undefined after a report. */
	placesLeft(figure, of) {
		return placesLeftOf(figure, of.right, this.picture, this.#report);
	}
	/** Says that the picture is not what it should be at a place. */
	refuse(span, what, help) {
		this.#report(strangeLayout(span, what, help));
	}
	/** The only number of a row, with at most a sign in front; undefined after a report. */
	only(row) {
		const [figure, ...more] = row.figures;
		if (figure && more.length === 0) return figure;
		return this.refuse(row.span, "one number stands on this line", "write its digits side by side");
	}
	/** The number that digits are. */
	numberOf(places) {
		return toWhole(quantityIn(places, this.#glossary.base));
	}
	valueOf(word) {
		return toWhole(word.value);
	}
	/** A number with zeros behind it. */
	shifted(value, places) {
		return product([powerOf(this.#glossary.base, places), value]);
	}
	/** Notes that two numbers are the same, or that one is less than the other. */
	state(operator, left, right, span, words) {
		const truth = compareWhole(operator, left, right);
		const count = this.findings.length + 1;
		this.findings.push({
			truth,
			span,
			words: `step ${count}: ${words}`
		});
	}
};
// src/puzzles/alphametic/layout/layout.ts
/** Reads the text of a layout; what it is about goes into the glossary. */
function readLayout(atom, glossary, report) {
	if (!/\n.*\S/.test(atom.text.trim())) {
		report(layoutLines(atom.span));
		return;
	}
	let errors = 0;
	const counting = (found) => {
		if (found.severity === "error") errors++;
		report(found);
	};
	const picture = pictureOf$1(atom, counting);
	const sheet = new Sheet(picture, glossary, counting);
	if (errors === 0) readKind(sheet);
	return errors === 0 ? {
		picture,
		findings: sheet.findings
	} : void 0;
}
function readKind(sheet) {
	const { lines, atom } = sheet.picture;
	const rows = lines.filter((line) => line.kind === "row");
	const division = divisionLine(lines);
	const has = (sign) => rows.some(({ signs }) => signs[0]?.text === sign);
	if (division >= 0) readDivision(sheet, division);
	else if (has("*")) readProduct(sheet);
	else if (has("+") || has("-")) readSum(sheet);
	else sheet.refuse(atom.span, "nothing says what is calculated here", "write +, - or x in front of a number, or divisor ) dividend");
}
/** The text of a layout with something else in the places of its figures. */
function filled({ atom, lines }, glossary, fill) {
	const rows = lines.filter((line) => line.kind === "row");
	let text = "";
	let from = 0;
	for (const { pieces, span } of rows.flatMap(({ figures }) => figures)) {
		const { places = [] } = glossary.at(span) ?? {};
		for (const [i, place] of places.entries()) {
			const piece = pieces[i];
			if (!piece) continue;
			const width = displayWidth(atom.text.slice(piece.start, piece.end));
			text += atom.text.slice(from, piece.start) + padStart(fill(place), width);
			from = piece.end;
		}
	}
	return text + atom.text.slice(from);
}
/** The lines of a layout with its letters, with digits in their place, and with stars for digits that are to stand out. */
function drawLayout({ picture }, glossary, at, style) {
	const { atom, lines } = picture;
	const hasLetters = lines.some((line) => line.kind === "row" && line.figures.some(({ pieces }) => pieces.some(({ kind }) => kind === "letter")));
	const digits = linesIn(filled(picture, glossary, (place) => signAt(place, at)));
	const drawn = hasLetters ? sideBySide(linesIn(atom.text), digits, style) : digits;
	if (!style.marked) return drawn;
	return sideBySide(drawn, linesIn(filled(picture, glossary, (place) => isMarked(place, style) ? "*" : ".")), {
		...style,
		color: false
	});
}
/** The lines of a picture without what stands around it. */
function linesIn(text) {
	const lines = text.split("\n").map((line) => line.trimEnd());
	const first = lines.findIndex((line) => line !== "");
	const last = lines.findLastIndex((line) => line !== "");
	const kept = lines.slice(first, last + 1);
	const margins = kept.filter((line) => line !== "").map((line) => /^ */.exec(line)?.[0].length ?? 0);
	const margin = Math.min(...margins);
	return kept.map((line) => line.slice(margin));
}
/** Two pictures beside each other, or below each other where the terminal is too narrow. */
function sideBySide(left, right, style) {
	const paint = (text) => style.color ? `\u001b[2m${text}\u001b[0m` : text;
	const width = Math.max(...left.map(displayWidth)) + 4;
	if (2 * width > style.width) return [
		...left.map(paint),
		"",
		...right
	];
	return left.map((line, i) => `${paint(padEnd(line, width))}${right[i] ?? ""}`.trimEnd());
}
// src/puzzles/alphametic/letters.ts
var Letters = class {
	#builder;
	#digits;
	#casing;
	#letters = /* @__PURE__ */ new Map();
	#unknowns = 0;
	/** @param digits what a letter can be */
	constructor(builder, digits, casing) {
		this.#builder = builder;
		this.#digits = digits;
		this.#casing = casing;
	}
	/** In the order of their first occurrence. */
	get all() {
		return [...this.#letters.values()];
	}
	/** The letter that one as it is written is; undefined if the puzzle does not have it. */
	find(written) {
		return this.#letters.get(this.#casing(written));
	}
	/** Takes note of a letter at a place. */
	meet(written, span) {
		const name = this.#casing(written);
		const known = this.#letters.get(name);
		if (known) {
			known.count++;
			known.spellings.add(written);
			return known;
		}
		const letter = {
			name,
			variable: this.#builder.integer(name, this.#digits, span),
			span,
			count: 1,
			spellings: /* @__PURE__ */ new Set([written])
		};
		this.#letters.set(name, letter);
		return letter;
	}
	/** A digit of its own, which nothing else is tied to. */
	unknown(span) {
		this.#unknowns++;
		return this.#builder.integer(`?${this.#unknowns}`, this.#digits, span);
	}
};
// src/puzzles/alphametic/names.ts
/** The names of a puzzle as constraints, objectives and the command line use them. */
var NameScope = class {
	#glossary;
	#parameters;
	constructor(glossary, parameters) {
		this.#glossary = glossary;
		this.#parameters = parameters;
	}
	#value(text) {
		const { letters } = this.#glossary;
		return letters.find(text)?.variable ?? this.#glossary.find(text)?.word.value;
	}
	/** Only what the author spells like that: `OR` as a word of the puzzle leaves `or` its meaning. */
	declares(name) {
		return this.#glossary.letters.all.some(({ spellings }) => spellings.has(name)) || this.#glossary.isSpelled(name);
	}
	/** A parameter wins over a letter that only the case makes the same. */
	word({ text, quoted }) {
		if (!quoted && this.#parameters.get(text) !== void 0 && !this.declares(text)) return void 0;
		const value = this.#value(text);
		return value === void 0 ? void 0 : {
			type: number,
			value
		};
	}
	*spellings() {
		for (const { name } of this.#glossary.letters.all) yield name;
		for (const { name } of this.#glossary.named) yield name;
	}
};
// src/puzzles/alphametic/options.ts
const largestBase = 36;
function readBase(draft) {
	const node = draft.node("base");
	const base = node ? draft.constant(node, "the base") : 10;
	if (base === void 0) return 10;
	if (typeof base === "number" && base >= 2 && base <= largestBase) return base;
	draft.report(badBase(node?.span, String(base), largestBase));
	return 10;
}
/** The texts of a value that lists numbers and ranges. */
function textsOf(node, draft) {
	if (node.kind === "list") return node.items.flatMap((item) => textsOf(item, draft));
	const text = draft.expressionText(node);
	return text ? [text] : [];
}
function readDigits(draft, base) {
	const all = rangeDomain(0, base - 1);
	const node = draft.node("digits");
	if (!node) return all;
	const syntax = new Reports();
	const items = textsOf(node, draft).flatMap((text) => parseExpressions(text, syntax));
	for (const diagnostic of syntax.list) draft.report(diagnostic);
	if (syntax.errors > 0 || items.length === 0) return all;
	const { span } = node;
	const set = items.length === 1 && items[0]?.kind === "collection" ? items[0] : {
		kind: "collection",
		bracket: "{",
		items,
		span
	};
	const read = evaluate(set, draft.analysis, { scope: draft.scope(emptyScope) });
	const digits = read && toDomain(read.value, span, draft.analysis, "the digits");
	if (!digits) return all;
	if (intersect(digits, all).size === digits.size && digits.size > 0) return digits;
	draft.report(badDigits(span, base));
	return all;
}
function readFlag(draft, key, otherwise) {
	const node = draft.node(key);
	if (!node) return otherwise;
	const text = node.kind === "atom" ? node.text : "";
	if (text === "true" || text === "false") return text === "true";
	draft.report(flagExpected(node.span, key, describeNode(node)));
	return otherwise;
}
function readOptions(draft) {
	const base = readBase(draft);
	return {
		base,
		digits: readDigits(draft, base),
		leadingZeros: readFlag(draft, "leading-zeros", false),
		distinct: readFlag(draft, "distinct", true),
		caseSensitive: readFlag(draft, "case-sensitive", false)
	};
}
// src/pictures/paper.ts
const square = 20;
const pitch = 30;
const smallPitch = 18;
const rulePitch = 8;
const size = 20;
function heightOf(row) {
	if (row.kind === "rule") return rulePitch;
	return row.isSmall ? smallPitch : pitch;
}
/** Draws rows of signs. */
function drawPaper(rows, columns) {
	let top = 0;
	const marks = [];
	let remarkRoom = 0;
	const shapes = rows.flatMap((row) => {
		const y = top;
		top += heightOf(row);
		if (row.kind === "rule") {
			const d = `M${row.from * square} ${y + rulePitch / 2}H${(row.to + 1) * square}`;
			return [shape("path", {
				d,
				class: "rule"
			})];
		}
		marks.push(...row.marks);
		const fontSize = row.isSmall ? size * .62 : size;
		const baseline = y + heightOf(row) / 2 + fontSize * .36;
		const { remark = "" } = row;
		if (remark !== "") remarkRoom = Math.max(remarkRoom, remark.length * size * .6 + square);
		return [...row.marks.flatMap((mark) => signShapes(mark, baseline, fontSize, y, heightOf(row))), ...remark === "" ? [] : [label(remark, (columns + 1) * square, baseline, size * .8, "muted", "start")]];
	});
	return {
		width: columns * square + remarkRoom,
		height: top,
		shapes,
		uses: usesOf(marks)
	};
}
function signShapes({ text, role, other, column }, baseline, fontSize, top, height) {
	const middle = column * square + square / 2;
	if (other === void 0) return [label(text, middle, baseline, fontSize, role)];
	const ground = {
		x: column * square,
		y: top,
		width: square,
		height,
		class: "differs"
	};
	return [
		shape("rect", ground),
		label(text, middle - square * .2, baseline - fontSize * .22, fontSize * .72, role),
		label(other, middle + square * .24, baseline + fontSize * .28, fontSize * .72, "second")
	];
}
// src/puzzles/alphametic/layout/paper.ts
function squaresOf({ picture }, glossary) {
	const rows = picture.lines.filter((line) => line.kind === "row");
	const squares = /* @__PURE__ */ new Map();
	for (const { pieces, span } of rows.flatMap(({ figures }) => figures)) {
		const { places = [] } = glossary.at(span) ?? {};
		for (const [i, place] of places.entries()) {
			const piece = pieces[i];
			if (piece) squares.set(piece.start, {
				place,
				end: piece.end
			});
		}
	}
	return squares;
}
/** The rows of a layout, with what `markOf` puts into each digit place. */
function layoutRows(layout, glossary, markOf) {
	const { atom, pitch } = layout.picture;
	const squares = squaresOf(layout, glossary);
	const rows = [...atom.text.matchAll(/[^\n]*\S[^\n]*/g)].map(({ 0: text, index }) => {
		return [...text].some((_, i) => squares.has(index + i)) ? marksOf(text, index, squares, markOf, pitch) : ruleOf(text, pitch);
	});
	const first = rows.findIndex(({ kind }) => kind === "marks");
	const last = rows.findLastIndex(({ kind }) => kind === "marks");
	return shifted(rows.slice(first, last + 1));
}
function ruleOf(text, pitch) {
	return {
		kind: "rule",
		from: displayWidth(/^\s*/.exec(text)?.[0] ?? "") / pitch,
		to: displayWidth(text.trimEnd()) / pitch - 1
	};
}
function marksOf(text, start, squares, markOf, pitch) {
	const marks = [];
	let width = 0;
	for (let i = 0; i < text.length;) {
		const column = width / pitch;
		const square = squares.get(start + i);
		const character = String.fromCodePoint(text.codePointAt(i) ?? 32);
		if (square) marks.push({
			...markOf(square.place),
			column
		});
		else if (character.trim() !== "") marks.push({
			text: character,
			role: "muted",
			column
		});
		const next = square ? square.end - start : i + character.length;
		width += displayWidth(text.slice(i, next));
		i = next;
	}
	return {
		kind: "marks",
		marks
	};
}
/** The rows moved to the left as far as they go. */
function shifted(rows) {
	const firsts = rows.map((row) => row.kind === "rule" ? row.from : Math.min(...row.marks.map(({ column }) => column)));
	const first = Math.min(...firsts);
	const moved = rows.map((row) => row.kind === "rule" ? {
		...row,
		from: row.from - first,
		to: row.to - first
	} : {
		...row,
		marks: row.marks.map((mark) => ({
			...mark,
			column: mark.column - first
		}))
	});
	const lasts = moved.map((row) => row.kind === "rule" ? row.to : Math.max(...row.marks.map(({ column }) => column)));
	return {
		rows: moved,
		columns: Math.ceil(Math.max(...lasts) + 1)
	};
}
// src/puzzles/alphametic/picture.ts
const plain = {
	color: false,
	width: Number.POSITIVE_INFINITY
};
/** The rows of a sum, with what `markOf` puts into each place. */
function sumRows(sum, columns, carries, markOf, remarkOf) {
	const line = (places, sign) => {
		const start = columns - places.length;
		const marks = places.map((place, i) => ({
			...markOf(place),
			column: start + i
		}));
		return {
			kind: "marks",
			marks: sign === "" ? marks : [{
				text: sign,
				role: "muted",
				column: 0
			}, ...marks],
			remark: remarkOf(places)
		};
	};
	const carried = carries.flatMap((text, i) => text === "" ? [] : [{
		text,
		role: "muted",
		column: columns - carries.length + i
	}]);
	return [
		...carries.length > 0 ? [{
			kind: "marks",
			marks: carried,
			isSmall: true
		}] : [],
		...sum.rows.map(({ sign, places }, i) => line(places, i === 0 && sign === "+" ? "" : sign)),
		{
			kind: "rule",
			from: 0,
			to: columns - 1
		},
		line(sum.total, "")
	];
}
function carryTexts(sum, at) {
	const texts = carriesOf(sum, at).map((carry) => carry === 0 ? "" : signsOf(carry, sum.base));
	return texts.some((text) => text !== "") ? texts : [];
}
/** The letters, and beside them the digits with what is carried. */
function pictureOfSum(sum, view) {
	const lengths = [sum.total, ...sum.rows.map(({ places }) => places)].map(({ length }) => length);
	const columns = 1 + Math.max(...lengths);
	const carries = carryTexts(sum, view.at);
	const letters = sumRows(sum, columns, carries.map(() => ""), ({ sign }) => ({
		text: sign,
		role: "plain"
	}), () => "");
	const inDecimal = (places) => sum.base === 10 ? "" : `= ${numberOf(places, sum.base, view.at)}`;
	const digits = sumRows(sum, columns, carries, (place) => digitMark(place, view), inDecimal);
	return beside(drawPaper(letters, columns), drawPaper(digits, columns));
}
/** Lines of text as rows of signs; those of the second solution where they are as long. */
function pictureOfLines(texts, others, roles) {
	const columns = Math.max(...texts.map(displayWidth));
	return drawPaper(texts.map((text, row) => {
		const second = [...others[row] ?? text];
		const signs = [...text];
		let column = 0;
		return {
			kind: "marks",
			marks: signs.flatMap((sign, i) => {
				const here = column;
				column += displayWidth(sign);
				if (sign.trim() === "") return [];
				const other = second.length === signs.length ? second[i] : void 0;
				const isOther = other !== void 0 && other !== sign;
				return [{
					text: sign,
					role: /[^\p{L}\p{Nd}?]/u.test(sign) ? "muted" : roles[row] ?? "muted",
					column: here * shrink,
					...isOther ? { other } : {}
				}];
			})
		};
	}), Math.ceil(columns * shrink));
}
/** Signs on one line stand closer than those in columns. */
const shrink = .7;
function pictureOfEquation({ atom, tree }, glossary, view) {
	const sum = columnSumOf(tree, glossary);
	if (sum) return pictureOfSum(sum, view);
	const { at, other } = view;
	const texts = drawInline({
		atom,
		glossary,
		at
	}, plain);
	return pictureOfLines(texts, other ? drawInline({
		atom,
		glossary,
		at: other
	}, plain) : texts, [
		"plain",
		"found",
		"muted"
	]);
}
function pictureOfLayout(layout, glossary, view) {
	const letters = layoutRows(layout, glossary, ({ sign }) => ({
		text: sign,
		role: "plain"
	}));
	const digits = layoutRows(layout, glossary, (place) => digitMark(place, view));
	const hasLetters = glossary.letters.all.length > 0;
	const drawn = drawPaper(digits.rows, digits.columns);
	return hasLetters ? beside(drawPaper(letters.rows, letters.columns), drawn) : drawn;
}
function pictureOf(equations, layout, glossary, view) {
	return below(...layout ? [pictureOfLayout(layout, glossary, view)] : [], ...equations.map((equation) => pictureOfEquation(equation, glossary, view)));
}
// src/puzzles/alphametic/review.ts
function reviewOf({ letters, base }, { digits }) {
	const { all } = letters;
	const values = all.length > 0 ? [...domainValues(digits)] : [];
	return {
		unmentioned: [],
		subjects: all.map(letterField),
		readings: [],
		usable: values.map((digit) => ({
			name: signsOf(digit, base),
			formula: or(...all.map(({ variable }) => eq(variable, constant(digit))))
		}))
	};
}
// src/puzzles/alphametic/look-alikes.ts
/** For each script letters that look like those at the same place of the other list. */
const pairs = [
	["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"],
	["ονρ", "ovp"],
	["АВЕКМНОРСТУХЅІЈԚԜҮ", "ABEKMHOPCTYXSIJQWY"],
	["аеорсухѕіјԁԛԝһ", "aeopcyxsijdqwh"],
	["ՕՏ", "OS"],
	["օհո", "ohn"],
	["ヘベペリ", "へべぺり"],
	["カニロハエタトー", "力二口八工夕卜一"]
];
const like = /* @__PURE__ */ new Map();
for (const [letters, likes] of pairs) {
	const targets = [...likes];
	for (const [i, letter] of [...letters].entries()) like.set(letter, targets[i] ?? letter);
}
/** Two letters have the same shape if they look alike. */
function shapeOf(letter) {
	const direct = like.get(letter);
	if (direct !== void 0) return direct;
	return [...letter.normalize("NFKD")].map((part) => like.get(part) ?? part).join("");
}
/** Made when they are needed, as their tables are large. */
const scripts = () => [
	["Latin", /\p{Script=Latin}/u],
	["Greek", /\p{Script=Greek}/u],
	["Cyrillic", /\p{Script=Cyrillic}/u],
	["Armenian", /\p{Script=Armenian}/u],
	["Hiragana", /\p{Script=Hiragana}/u],
	["Katakana", /\p{Script=Katakana}/u],
	["Han", /\p{Script=Han}/u]
];
/** What tells a letter from one that looks like it: its script, or its code point where that says more. */
function originOf(letter) {
	const wide = letter.normalize("NFKC") !== letter ? "compatibility form, " : "";
	const script = scripts().find(([, pattern]) => pattern.test(letter))?.[0];
	const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
	return `${wide}${script === void 0 ? "" : `${script}, `}U+${code}`;
}
// src/puzzles/alphametic/rules.ts
/** Adds the rules to the model, and reports letters that cannot all be different digits. */
function requireRules(draft, glossary, options) {
	const { builder } = draft;
	const letters = glossary.letters.all;
	if (options.distinct && letters.length > 1) {
		reportTooMany(draft, letters, options);
		const terms = letters.map(({ variable }) => variable);
		builder.require(constraint({
			kind: "all-different",
			terms
		}), {
			words: "different letters are different digits",
			implicit: true
		});
	}
	if (!options.leadingZeros) requireFirstDigits(draft, glossary);
}
/** The first digit of each word of two or more is not 0: a rule for each letter that such words begin with. */
function requireFirstDigits({ builder }, glossary) {
	const beginnings = /* @__PURE__ */ new Map();
	for (const word of glossary.words) {
		const places = integerPlaces(word);
		const digit = places[0]?.digit;
		if (places.length < 2 || typeof digit !== "object") continue;
		beginnings.set(digit.id, [...beginnings.get(digit.id) ?? [], word]);
	}
	for (const [id, words] of beginnings) builder.require(ne(variable(id), constant(0)), {
		span: words[0]?.span,
		words: doNotBegin(words.map(({ text }) => text)),
		implicit: true
	});
}
/** How many words are named before the others are counted. */
const namedWords = 3;
function doNotBegin(words) {
	const [first = "", ...more] = words;
	if (more.length === 0) return `${first} does not begin with 0`;
	const others = words.length - namedWords;
	const list = words.slice(0, namedWords);
	const last = others > 0 ? `${counted(others, "other")}` : list.pop() ?? "";
	return `${list.join(", ")} and ${last} do not begin with 0`;
}
function reportTooMany(draft, letters, options) {
	const { base, digits } = options;
	const odd = letters[digits.size];
	if (!odd) return;
	const where = digits.size < base ? " are allowed" : base === 10 ? "" : ` in base ${base}`;
	const names = letters.map(({ name }) => name);
	draft.report(tooManyLetters(odd.span, names, digits.size, where));
}
/** Warns of letters that are one more than they seem to be. */
function warnOfLetters(draft, glossary, caseSensitive) {
	const letters = glossary.letters.all;
	const written = new Map(letters.map(({ name, spellings }) => [name, spellings]));
	for (const { name, span } of letters) {
		const others = caseSensitive ? [] : besides(name, written);
		if (others.length > 0) draft.report(letterOfItsOwn(span, name, others));
	}
	const byShape = /* @__PURE__ */ new Map();
	for (const letter of letters) {
		const shape = shapeOf(letter.name);
		byShape.set(shape, [...byShape.get(shape) ?? [], letter]);
	}
	for (const alike of byShape.values()) warnOfAlike(draft, alike);
}
/** The rarer of two letters that look alike is the one that was perhaps not meant. */
function warnOfAlike(draft, alike) {
	const [usual, ...rare] = alike.toSorted((a, b) => b.count - a.count);
	for (const letter of rare) {
		if (!usual) continue;
		const notes = [{
			span: usual.span,
			message: `${usual.name} (${originOf(usual.name)}) is here`
		}];
		const [name, origin] = [letter.name, originOf(letter.name)];
		draft.report(lookAlike(letter.span, name, origin, usual.name, originOf(usual.name), notes));
	}
}
// src/puzzles/alphametic/family.ts
const equationKeys = [
	{
		name: "equation",
		summary: "What words are to each other: SEND + MORE = MONEY. Words, whole numbers, + - * / // % **, parentheses, comparisons.",
		schema: { type: "string" }
	},
	{
		name: "equations",
		summary: "Several equations that hold at once: a list, or one text with ; between them.",
		schema: {
			type: ["array", "string"],
			items: { type: "string" }
		}
	},
	{
		name: "layout",
		summary: "A sum, a long multiplication or a long division as it stands on paper, with a line of dashes below what is calculated with.",
		schema: { type: "string" }
	}
];
const digitKeys = [
	{
		name: "base",
		summary: "How many digits there are: 2 to 36, by default 10.",
		schema: {
			type: "integer",
			minimum: 2,
			maximum: 36
		}
	},
	{
		name: "digits",
		summary: "What a letter can be, such as 1..9 or [1, 3, 5]; by default every digit of the base.",
		schema: {
			type: [
				"string",
				"integer",
				"array"
			],
			items: { type: ["string", "integer"] }
		}
	},
	{
		name: "leading-zeros",
		summary: "Whether a word may begin with 0; by default not, but for words of one letter.",
		schema: { type: "boolean" }
	},
	{
		name: "distinct",
		summary: "Whether different letters are different digits; by default they are.",
		schema: { type: "boolean" }
	},
	{
		name: "case-sensitive",
		summary: "Whether upper and lower case are different letters; by default they are one.",
		schema: { type: "boolean" }
	}
];
/** The texts of all equations, in the order of the file. */
function equationAtoms(draft) {
	return ["equation", "equations"].flatMap((key) => {
		const value = draft.node(key);
		const isEmpty = value?.kind === "atom" && value.text.trim() === "";
		if (isEmpty) draft.report(noEquation(draft.keySpan(key)));
		return (isEmpty ? [] : draft.items(key)).flatMap((node) => {
			const text = draft.expressionText(node);
			return text ? equationsOf(text) : [];
		});
	});
}
/** Warns of words that constraints would take for words of the language if the puzzle did not spell them so. */
function warnOfKeywords(draft, glossary) {
	if (![
		"constraints",
		"minimize",
		"maximize"
	].some((key) => draft.node(key))) return;
	for (const { text, word } of glossary.spelled) if (keywords.has(text) || isSurfaceName(text)) draft.report(shadowsWord(word.span, text));
}
function read(draft) {
	if (!equationKeys.some(({ name }) => draft.node(name))) {
		draft.report(noEquation(draft.keySpan("puzzle")));
		return;
	}
	const options = readOptions(draft);
	const casing = options.caseSensitive ? caseSensitive : caseBlind;
	const letters = new Letters(draft.builder, options.digits, casing);
	const glossary = new Glossary(options.base, letters, (found) => draft.report(found));
	const equations = readEquations(equationAtoms(draft), draft, glossary);
	const picture = draft.atom("layout");
	const layout = picture && readLayout(picture, glossary, (found) => draft.report(found));
	warnOfLetters(draft, glossary, options.caseSensitive);
	warnOfKeywords(draft, glossary);
	if (draft.reports.errors === 0) requireRules(draft, glossary, options);
	requireEquations(equations, draft, glossary);
	for (const { truth, span, words } of layout?.findings ?? []) draft.require(truth, span, words);
	const language = { scope: draft.scope(new NameScope(glossary, draft.parameters)) };
	draft.statements("constraints", language);
	draft.objective(language);
	return {
		...assemble(draft, {
			language,
			fields: fieldsOf(glossary),
			quantity: (name) => quantityOf(name, glossary),
			draw: (at, style) => {
				return [...layout ? [drawLayout(layout, glossary, at, style).join("\n")] : [], ...drawEquations(equations, glossary, at, style)].join("\n\n");
			},
			picture: (view) => pictureOf(equations, layout, glossary, view),
			quantities: () => outlineOf(glossary, options)
		}),
		attempt: (text) => attemptOf(text.normalize("NFC"), equations, glossary, draft.sources),
		equation: (name, value) => equationOf(name, value, glossary),
		peers: () => [letters.all.map(letterField)],
		review: () => reviewOf(glossary, options)
	};
}
const alphametic = {
	name: "alphametic",
	summary: "Arithmetic in which letters stand for digits.",
	keys: [...equationKeys, ...digitKeys],
	read
};
export { alphametic as t };
