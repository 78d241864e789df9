// Says of a line that YAML breaks why it does, and what to write instead.
import * as inLine from '../../text/catalogue/yaml.ts';
import * as inFile from '../../text/catalogue/yaml-file.ts';
import type { Diagnostic } from '../../text/diagnostic.ts';
import type { Span } from '../../text/source.ts';
import { endOfLine } from './brackets.ts';
import { behindTheEnd } from './documents.ts';

/** What the YAML library complained about: its code, where, and in which words. */
export interface Complaint {
  readonly code: string;
  readonly start: number;
  readonly message: string;
}

/** A line, without what leads to its value: indentation, dash, key. */
interface Line {
  readonly start: number;
  readonly end: number;
  /** Where the value begins, and its text. */
  readonly value: number;
  readonly text: string;
  /** The whole of an item of a list, or else the value. */
  readonly statement: string;
}

function lineAt(source: string, at: number): Line {
  const start = source.lastIndexOf('\n', at - 1) + 1;
  const end = endOfLine(source, at);
  const whole = source.slice(start, end).trimEnd();
  const dash = /^[\s\uFEFF]*(-[ \t]+)?/.exec(whole);
  const lead = dash?.[0].length ?? 0;
  const key = /^[^\s'"[{][^'"]*?:[ \t]+(?=\S)/.exec(whole.slice(lead))?.[0].length ?? 0;
  const value = start + lead + (start + lead + key <= at ? key : 0);
  const text = source.slice(value, start + whole.length);
  const statement = dash?.[1] === undefined ? text : whole.slice(lead);
  return { start, end: start + whole.length, value, text, statement };
}

/** The line as it would stand in quotes, without a comment behind it. */
const withoutComment = (text: string): string => text.replace(/\s+#.*$/, '');

/** What the first characters of a value make YAML think; undefined where they are harmless. */
function byBeginning(text: string, span: Span): Diagnostic | undefined {
  const line = withoutComment(text);
  const first = line.charAt(0);
  if (first === '"' || first === "'") return inLine.beginsWithQuote(span, line);
  if (first === '[' || first === '{') return inLine.beginsWithBracket(span, first, line);
  if (first === '*') return inLine.beginsWithStar(span, line);
  if (first === '&') return inLine.anchor(span, /^&(\S*)/.exec(line)?.[1] ?? '', line);
  if (first !== '' && '@`%|>'.includes(first)) return inLine.reservedSign(span, first, line);
  if (/^\?\s/.test(line)) return inLine.beginsWithQuestion(span, line);
  return undefined;
}

/** Explains a complaint that is not about a flow collection. */
export function explain(complaint: Complaint, source: string, file: number): Diagnostic {
  const line = lineAt(source, complaint.start);
  const here = { file, start: line.value, end: Math.max(line.end, line.value) };
  if (complaint.message.includes(behindTheEnd)) {
    return inFile.nothingFollows(pointAt(complaint.start, file), source[complaint.start] ?? '');
  }
  const general = byCode(complaint, source, line, file);
  if (general) return general;
  const beginning = byBeginning(line.text, here);
  if (beginning) return beginning;
  if (/:\s/.test(line.text)) return inLine.colonInLine(here, withoutComment(line.statement));
  return inFile.invalidYaml(pointAt(complaint.start, file), complaint.message.toLowerCase());
}

const pointAt = (at: number, file: number): Span => ({ file, start: at, end: at + 1 });

/** Complaints whose code says enough. */
function byCode(
  { code, start, message }: Complaint,
  source: string,
  line: Line,
  file: number,
): Diagnostic | undefined {
  const lead = { file, start: line.start, end: Math.max(line.value, line.start + 1) };
  const whole = source.slice(line.start, line.end);
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(whole)) return inFile.tabIndent(lead);
  if (code === 'RESOURCE_EXHAUSTION') return inFile.tooDeep(pointAt(start, file), 200);
  if (code === 'BAD_DQ_ESCAPE') {
    return inFile.badEscape({ file, start, end: start + 2 }, source.slice(start, start + 2));
  }
  if (message.startsWith('Missing closing')) return unclosedQuote(source, start, file);
  if (/^\s*-[^\s-]/.test(whole)) return inLine.dashWithoutBlank(lead);
  if (message.startsWith('Unexpected block-seq-ind')) {
    return inFile.listBehindKey(pointAt(start, file));
  }
  if (code === 'BAD_INDENT') return inFile.indentation(lead);
  return aboutKey(code, message, source, line, file);
}

/** Complaints about lines that are taken for keys. */
function aboutKey(
  code: string,
  message: string,
  source: string,
  line: Line,
  file: number,
): Diagnostic | undefined {
  const isLong = code === 'MULTILINE_IMPLICIT_KEY' || code === 'BLOCK_AS_IMPLICIT_KEY';
  const isBare = code === 'MISSING_CHAR' && message.includes('followed by map values');
  if (message.startsWith('A block')) {
    return inFile.indentation({
      file,
      start: line.start,
      end: Math.max(line.value, line.start + 1),
    });
  }
  if (isBare || (isLong && /^[^\s:]+:\S/.test(line.text))) {
    return inFile.missingColon({ file, start: line.value, end: line.end }, colonHelp(line.text));
  }
  return isLong && !/:\s/.test(line.text)
    ? inFile.indentation(nextLine(source, line, file))
    : undefined;
}

function colonHelp(text: string): string {
  const glued = /^([^\s:]+):(\S.*)$/.exec(text);
  return glued
    ? `write a blank behind the colon: ${glued[1]}: ${glued[2]}`
    : `as in "${text}: ..."`;
}

/** The beginning of the first line with text below this one. */
function nextLine(source: string, line: Line, file: number): Span {
  const rest = /\n[ \t]*(?=[^\s#])/.exec(source.slice(line.end));
  const start = rest ? line.end + rest.index + 1 : line.start;
  return { file, start, end: start + Math.max(1, (rest?.[0].length ?? 1) - 1) };
}

/** The library notices at the end of the text; the quote itself is the last one that begins a value. */
function unclosedQuote(source: string, end: number, file: number): Diagnostic {
  const opener = /(?:^|[\s:,[{-])(['"])[^'"]*$/.exec(source.slice(0, end));
  const quote = opener?.[1] ?? '"';
  const at = opener ? opener.index + opener[0].indexOf(quote) : end;
  return inFile.unclosedQuote(pointAt(at, file), quote);
}
