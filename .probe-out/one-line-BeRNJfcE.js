import { t as compileKeys } from "./one-line-BdqacJh-.js";
import { t as alphametic } from "./family-CxM5xqNI.js";
// src/puzzles/alphametic/one-line.ts
/**
* Makes a puzzle of an equation, or of several with `;` between them.
* @param keys further keys of the family as texts: `{ base: '7', constraints: ['E > 3'] }`
* @param sources what spans point into; the equation and the other texts are appended
*/
function compileAlphametic(equation, keys = {}, sources = []) {
	return compileKeys(alphametic, {
		equation,
		...keys
	}, sources);
}
export { compileAlphametic };
