import { t as compileKeys } from "./one-line-BdqacJh-.js";
import { t as countdown } from "./family-CYQLMJnf.js";
// src/puzzles/countdown/one-line.ts
/**
* Makes a puzzle of a target.
* @param keys the other keys of the family as texts: `{ numbers: ['1', '3'], use: 'all' }`
* @param sources what spans point into; the target and the other texts are appended
*/
function compileCountdown(target, keys = {}, sources = []) {
	return compileKeys(countdown, {
		target,
		...keys
	}, sources);
}
export { compileCountdown };
