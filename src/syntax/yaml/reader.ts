// YAML text to the surface tree. What the YAML library complains about is explained in our words.
import { isAlias, isMap, isScalar, isSeq, type Node as LibraryNode, type Pair } from 'yaml';
import { beginsWithQuestion, beginsWithTag } from '../../text/catalogue/yaml.ts';
import * as inFile from '../../text/catalogue/yaml-file.ts';
import { type Diagnostic, Reports } from '../../text/diagnostic.ts';
import { positionAt, type Source, type Span } from '../../text/source.ts';
import type { Atom, Mapping, Node } from '../node.ts';
import { Anchors } from './anchors.ts';
import { endOfLine } from './brackets.ts';
import { behindTheEnd, documentsOf } from './documents.ts';
import { type Complaint, explain } from './explain.ts';
import { type Covered, covered } from './first-line.ts';
import { type FlowContext, FlowReader } from './flow.ts';
import { Entries } from './mapping.ts';
import { placeText, type ScalarStyle, unlessStraight } from './placed-text.ts';

const maximumDepth = 200;

/** Lists that begin in one line, too deep: what comes after takes a time that grows with the square of their number. */
const chainOfDashes = new RegExp(`^[ \\t]*(?:[-?:][ \\t]+){${maximumDepth}}[-?:](?=\\s|$)`, 'm');

/** Puts what `puzzlec` reads as YAML into the form of the surface tree. */
class YamlReader implements FlowContext {
  readonly text: string;
  readonly file: number;
  readonly maximumDepth: number = maximumDepth;
  readonly report: (diagnostic: Diagnostic) => void;
  readonly #anchors: Anchors;
  readonly #complaints: readonly Complaint[];
  /** Takes away what the text was covered with. */
  readonly #uncover: Covered['uncover'];
  /** Complaints about flow collections, which are read otherwise here. */
  readonly #moot = new Set<Complaint>();
  /** Complaints about items of lists that are left out of the tree. */
  readonly #contained = new Set<Complaint>();
  readonly #reports: Reports;
  /** How many lists are around the current node, whose items are left out where they are wrong. */
  #lists = 0;
  /** Whether something is missing that no list leaves out. */
  #gap = false;

  constructor(
    source: Source,
    file: number,
    complaints: readonly Complaint[],
    reports: Reports,
    uncover: Covered['uncover'] = (value) => value,
  ) {
    this.text = source.text;
    this.#uncover = uncover;
    this.file = file;
    this.#reports = reports;
    this.report = (diagnostic) => reports.add(diagnostic);
    this.#anchors = new Anchors(source.text, this.report);
    this.#complaints = complaints;
  }

  anchored(name: string, span: Span, node: Node): void {
    this.#anchors.anchored(name, span, node);
  }

  aliased(name: string, span: Span): Node | undefined {
    const node = this.#anchors.aliased(name, span);
    if (!node && this.#lists === 0) this.#gap = true;
    return node;
  }

  /** The tree of a text that is one flow collection (JSON is), or undefined for any other. */
  readJson(): Node | undefined {
    const start = /^[\s\uFEFF]*(?=[[{])/.exec(this.text)?.[0].length;
    if (start === undefined) return undefined;
    const { node, end } = new FlowReader(this, start).read();
    if (
      this.text
        .slice(end)
        .replace(/(^|\s)#.*/g, '')
        .trim() !== ''
    )
      return undefined;
    this.#anchors.finish();
    return node;
  }

  /** The tree of a document, and whether what is missing in it can only be items of lists. */
  read(document: LibraryNode): { readonly node: Node | undefined; readonly sound: boolean } {
    const node = this.#node(document, 0);
    this.#anchors.finish();
    const known = this.open.every((complaint) => this.#contained.has(complaint));
    return { node, sound: known && !this.#gap };
  }

  /** The complaints that stay when flow collections have been read. */
  get open(): readonly Complaint[] {
    return this.#complaints.filter((complaint) => !this.#moot.has(complaint));
  }

  #span(start: number, end: number): Span {
    return { file: this.file, start, end };
  }

  #empty(at: number): Atom {
    const span = this.#span(at, at);
    return { kind: 'atom', text: '', quoted: false, number: undefined, span, offsets: undefined };
  }

  /** Stands for what cannot be read, with a report. */
  #missing(at: number): Atom {
    if (this.#lists === 0) this.#gap = true;
    return this.#empty(at);
  }

  /** What the library complains about between two places. */
  #between(start: number, end: number): readonly Complaint[] {
    return this.open.filter((complaint) => complaint.start >= start && complaint.start < end);
  }

  #node(node: LibraryNode, depth: number): Node | undefined {
    const [start = 0, end = 0] = node.range ?? [];
    if (isAlias(node)) {
      // A line that goes on behind the alias is explained as such.
      if (this.#between(end, endOfLine(this.text, end)).length > 0) return this.#empty(end);
      return this.aliased(node.source, this.#span(start, end)) ?? this.#empty(end);
    }
    if (node.tag !== undefined) this.#tagged(start);
    const read = this.#content(node, start, end, depth);
    if (read && node.anchor !== undefined) {
      const at = this.text.lastIndexOf(`&${node.anchor}`, start);
      this.anchored(node.anchor, this.#span(at, at + node.anchor.length + 1), read);
    }
    return read;
  }

  #tagged(start: number): void {
    const last = Math.max(this.text.lastIndexOf('!', start), 0);
    const from = this.text[last - 1] === '!' ? last - 1 : last;
    const tag = /^[^\s]*/.exec(this.text.slice(from))?.[0] ?? '!';
    const line = this.text.slice(from, endOfLine(this.text, from)).trim();
    this.report(beginsWithTag(this.#span(from, from + tag.length), tag, line));
  }

  #content(node: LibraryNode, start: number, end: number, depth: number): Node | undefined {
    if (isScalar(node)) return this.#scalar(String(node.value), node.type ?? 'PLAIN', start, end);
    if ('flow' in node && node.flow) {
      const flow = new FlowReader(this, start).read();
      for (const complaint of this.#between(start, Math.max(end, flow.end) + 1)) {
        // A second closing bracket is no part of it.
        const isBehind = complaint.start >= flow.end && complaint.message.includes(behindTheEnd);
        if (!isBehind) this.#moot.add(complaint);
      }
      return flow.node ?? this.#missing(end);
    }
    if (depth >= maximumDepth) {
      this.report(inFile.tooDeep(this.#span(start, start + 1), maximumDepth));
      return this.#missing(end);
    }
    const span = this.#span(start, this.#trimmedEnd(start, end));
    if (isSeq(node)) return { kind: 'list', items: this.#items(node.items, depth + 1), span };
    return isMap(node) ? this.#mapping(node.items, span, depth + 1) : undefined;
  }

  /** A block collection ends with its last character that is no blank. */
  #trimmedEnd(start: number, end: number): number {
    return start + this.text.slice(start, end).trimEnd().length;
  }

  #scalar(content: string, type: string, start: number, end: number): Atom {
    const style = styles[type] ?? 'plain';
    const value = this.#uncover(content);
    const header = style === 'block' ? endOfLine(this.text, start) + 1 : start;
    const from = style === 'single' || style === 'double' ? start + 1 : header;
    const placed = placeText(value, this.text, from, style);
    return {
      kind: 'atom',
      text: placed.text,
      quoted: style === 'single' || style === 'double',
      number: undefined,
      span: this.#span(start, style === 'block' ? this.#trimmedEnd(start, end) : end),
      offsets: unlessStraight(placed.offsets, start),
    };
  }

  /** The items of a list, without those whose own lines are broken: the others can still be looked at. */
  #items(items: readonly unknown[], depth: number): Node[] {
    const kept: Node[] = [];
    for (const item of items as readonly LibraryNode[]) {
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

  #mapping(pairs: readonly Pair<unknown, unknown>[], span: Span, depth: number): Mapping {
    const entries = new Entries(this.report);
    for (const { key, value, srcToken } of pairs as readonly Pair<LibraryNode, LibraryNode>[]) {
      const question = srcToken?.start.find(({ type }) => type === 'explicit-key-ind');
      if (question) {
        const line = this.text.slice(question.offset, endOfLine(this.text, question.offset)).trim();
        this.report(beginsWithQuestion(this.#span(question.offset, question.offset + 1), line));
      }
      const read = key && this.#node(key, depth);
      const end = key?.range?.[1] ?? span.start;
      const content = value ? this.#node(value, depth) : this.#empty(end);
      const isBroken = read?.kind !== 'atom' && this.#between(span.start, end).length > 0;
      if (read && !question && !isBroken) entries.add(read, content ?? this.#empty(end));
    }
    return entries.finish(span);
  }
}

const styles: Readonly<Record<string, ScalarStyle>> = {
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'block',
  BLOCK_FOLDED: 'block',
};

/** One diagnostic for each line that the library complains about, up to where the text stops being YAML at all. */
function explainAll(
  complaints: readonly Complaint[],
  source: Source,
  file: number,
  reports: Reports,
): void {
  const lines = new Set<number>();
  for (const complaint of complaints) {
    const { line } = positionAt(source, complaint.start);
    if (lines.has(line)) continue;
    lines.add(line);
    reports.add(explain(complaint, source.text, file));
    if (complaint.message.includes(behindTheEnd)) return;
  }
}

/**
 * Reads the one mapping that a YAML file holds, and reports everything that is wrong with the text.
 * @returns undefined where the text is too broken to go on. Lines of lists that are broken are left out of the tree, so
 *   that the others can still be judged; `reports` holds an error for each.
 */
export function readYaml(source: Source, file: number, reports: Reports): Mapping | undefined {
  const node = readYamlNode(source, file, reports);
  if (!node || node.kind === 'mapping') return node;
  const found = node.kind === 'list' ? 'a list' : 'a text';
  reports.add(inFile.notMapping(node.span, found));
  return undefined;
}

/** The fast way for large data: undefined (and no report) where the text is not JSON or has mistakes. */
function readJson(source: Source, file: number, reports: Reports): Node | undefined {
  const attempt = new Reports();
  const node = new YamlReader(source, file, [], attempt).readJson();
  if (!node || attempt.errors > 0) return undefined;
  reports.addAll(attempt.list);
  return node;
}

/** As {@link readYaml}, for a file that may hold a list or a single value, such as data for parameters. */
export function readYamlNode(source: Source, file: number, reports: Reports): Node | undefined {
  const json = readJson(source, file, reports);
  if (json) return json;
  const chain = chainOfDashes.exec(source.text);
  if (chain) {
    const start = chain.index + chain[0].length - 1;
    reports.add(inFile.tooDeep({ file, start, end: start + 1 }, maximumDepth));
    return undefined;
  }
  const { text, uncover } = covered(source.text);
  const [document, second] = documentsOf(text, file, reports);
  if (second?.contents) {
    const [start] = second.range;
    // Behind `...` it may be shorter than the `---` that it would begin with otherwise.
    const end = Math.min(start + 3, source.text.length);
    reports.add(inFile.secondDocument({ file, start, end }));
  }
  const complaints = (document?.errors ?? [])
    .filter(({ code }) => code !== 'TAG_RESOLVE_FAILED')
    .map(({ code, pos, message }): Complaint => ({ code, start: pos[0], message }));
  const contents = document?.contents;
  if (!contents || (isScalar(contents) && contents.value === '')) {
    if (complaints.length === 0) reports.add(inFile.emptyFile({ file, start: 0, end: 0 }));
    explainAll(complaints, source, file, reports);
    return undefined;
  }
  const reader = new YamlReader(source, file, complaints, reports, uncover);
  const { node, sound } = reader.read(contents);
  explainAll(reader.open, source, file, reports);
  return sound ? node : undefined;
}
