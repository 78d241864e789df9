// A node of the text as it is read inside the body of a predicate: parameters stand for the arguments of the call.
//
// Sugar's predicates are macros: an argument replaces its parameter everywhere in the body. Instead of copying bodies,
// a node is read together with the frame of its call. An argument keeps the frame of the place where it was written, so
// nothing is ever captured, and a call is recursive exactly when its own frame chain holds the predicate already.

import type { Atom, List, Node } from '../../syntax/node.ts';
import type { Note } from '../../text/diagnostic.ts';
import type { Span } from '../../text/source.ts';
import type { Predicate } from './scope.ts';

/** One call of a predicate. */
export interface Frame {
  readonly predicate: Predicate;
  readonly call: Span;
  /** The frame in which the call stands. */
  readonly caller: Frame | undefined;
  readonly arguments: ReadonlyMap<string, Form>;
}

/** A node and where it is read. */
export interface Form<N extends Node = Node> {
  readonly node: N;
  readonly frame: Frame | undefined;
  /** For an argument: the place of the parameter that it stands for. */
  readonly use: Use | undefined;
}

interface Use {
  readonly span: Span;
  readonly frame: Frame;
}

/** A node as it is read in a frame: if it is a parameter, the argument. */
export function formOf(node: Node, frame: Frame | undefined): Form {
  if (frame && node.kind === 'atom' && node.number === undefined) {
    const argument = frame.arguments.get(node.text);
    if (argument) {
      return { node: argument.node, frame: argument.frame, use: { span: node.span, frame } };
    }
  }
  return { node, frame, use: undefined };
}

export function isList(form: Form): form is Form<List> {
  return form.node.kind === 'list';
}

export function isAtom(form: Form): form is Form<Atom> {
  return form.node.kind === 'atom';
}

/** The items of a list. */
export function itemsOf({ node, frame }: Form<List>): readonly Form[] {
  return node.items.map((item) => formOf(item, frame));
}

/** The items of a list behind its head. */
export function argumentsOf({ node, frame }: Form<List>): readonly Form[] {
  const forms: Form[] = [];
  for (let i = 1; i < node.items.length; i++) forms.push(formOf(node.items[i] as Node, frame));
  return forms;
}

/** The word that an atom is: undefined for a number, a quoted name, and a list. */
export function wordOf({ node }: Form): string | undefined {
  return node.kind === 'atom' && !node.quoted && node.number === undefined ? node.text : undefined;
}

/** Whether the form is that word. */
export function isWord(form: Form, word: string): boolean {
  return wordOf(form) === word;
}

/** The name that an atom is, quoted or not: undefined for a number and a list. */
export function nameOf({ node }: Form): string | undefined {
  return node.kind === 'atom' && node.number === undefined ? node.text : undefined;
}

/** How many calls a message shows at most. */
const shownCalls = 4;

/** Where the predicates were called in whose bodies a form is read. */
export function notesOf({ frame, use }: Form): readonly Note[] {
  const notes: Note[] = [];
  if (use) {
    notes.push({
      span: use.span,
      message: `used here, in the body of ${use.frame.predicate.name}`,
    });
  }
  for (let at = use?.frame ?? frame; at && notes.length < shownCalls; at = at.caller) {
    notes.push({ span: at.call, message: `in this call of ${at.predicate.name}` });
  }
  return notes;
}
