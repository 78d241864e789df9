import { i as warning } from "./message-DJw8gymv.js";
// src/text/catalogue/statement.ts
const alwaysTrue = warning("always-true", `The line holds whatever the answer is, so it could be left out. Often it does not say what it was meant to say.`, () => "this is always true");
const neverTrue = warning("never-true", `The line cannot be fulfilled whatever the variables are, so the puzzle has no solution. Often a bound is mistyped.

\`\`\`yaml
variables:
  x: 1..9
constraints:
  - x > 9      # never
\`\`\``, () => "this is never true, so the puzzle has no solution");
const saidTwice = warning("said-twice", `The same line stands above. Nothing is wrong, but perhaps one of them was meant to say something else.`, (note) => ({
	message: "this is said twice",
	notes: note ?? []
}));
const shadowsWord = warning("shadows-word", `A name that is also a word of the language wins over it: where it is declared, the word has lost its own meaning.`, (name) => ({ message: `${name} is a word of the language; here it is a name instead` }));
export { shadowsWord as i, neverTrue as n, saidTwice as r, alwaysTrue as t };
