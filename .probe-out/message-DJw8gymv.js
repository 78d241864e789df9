// src/text/catalogue/message.ts
function entry(severity, code, explanation, compose) {
	const report = (span, ...particulars) => {
		const composed = compose(...particulars);
		const wording = typeof composed === "string" ? { message: composed } : composed;
		return {
			code,
			severity,
			message: wording.message,
			span,
			notes: wording.notes ?? [],
			help: wording.help
		};
	};
	return Object.assign(report, {
		code,
		severity,
		explanation
	});
}
/** An entry for a mistake: there is no answer until it is mended. */
function error(code, explanation, compose) {
	return entry("error", code, explanation, compose);
}
/** An entry for an oddity: it never changes an answer. */
function warning(code, explanation, compose) {
	return entry("warning", code, explanation, compose);
}
/** `, did you mean X?` as help, or nothing. */
function didYouMean(suggestion) {
	return suggestion === void 0 ? void 0 : `did you mean ${suggestion}?`;
}
/** "1 argument", "3 arguments". */
function counted(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
export { warning as i, didYouMean as n, error as r, counted as t };
