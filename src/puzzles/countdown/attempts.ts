// Expressions and steps that someone gives for an answer, judged, and said as formulas over the circuit.
import { and, constant, eq, falsity, truth, variable } from '../../model/construct.ts';
import type { BoolExpr } from '../../model/expression.ts';
import { type Checked, good } from '../../text/diagnostic.ts';
import type { Sources } from '../../text/source.ts';
import type { Attempt, JudgedAttempt, Value } from '../puzzle.ts';
import { answerOf, type CircuitModel } from './circuit-model.ts';
import type { Game } from './game.ts';
import { type Judgement, judgeAttempt } from './judge-attempt.ts';
import { readAttempt } from './read-attempt.ts';
import type { Solutions } from './solutions.ts';

export class Attempts {
  readonly #game: Game;
  readonly #model: CircuitModel;
  readonly #solutions: Solutions;
  readonly #sources: Sources;

  constructor(game: Game, model: CircuitModel, solutions: Solutions, sources: Sources) {
    this.#game = game;
    this.#model = model;
    this.#solutions = solutions;
    this.#sources = sources;
  }

  #judged(text: string): Checked<Judgement> {
    const lines = readAttempt(text, this.#sources);
    return lines.ok ? good(judgeAttempt(lines.value, this.#game)) : lines;
  }

  /** For a player: what the steps come to, or which one is not allowed. */
  judge(text: string): Checked<JudgedAttempt> {
    const judged = this.#judged(text);
    if (!judged.ok) return judged;
    const { steps, mistake, value } = judged.value;
    return good({ steps, mistake, value });
  }

  /** `expression = (25 + 3) * 27`, or the expression alone; undefined for a text about something else. */
  attempt(text: string): Checked<readonly Attempt[]> | undefined {
    const named = /^\s*expression\s*=(?!=)(.*)$/s.exec(text);
    const written = named?.[1] ?? text;
    if (!named && !/^[\d\s+\-*/×·÷−():;=]+$/.test(text)) return undefined;
    const judged = this.#judged(written);
    if (!judged.ok) return judged;
    const { mistake, idle } = judged.value;
    const words = `expression = ${written.trim()}`;
    const broken = mistake ?? idle;
    return good([{ words, formula: this.#formula(judged.value), ...(broken ? { broken } : {}) }]);
  }

  /** The same for a quantity of a solution in JSON. */
  equation(name: string, value: Value): Checked<BoolExpr> | undefined {
    if (name === 'expression' && typeof value === 'string') return this.#said(value);
    if (name !== 'steps' || !Array.isArray(value)) return undefined;
    // A number alone has no steps, and fractions as operands cannot be told from divisions.
    if (value.length === 0 || this.#game.fractions) return good(truth);
    return this.#said(value.join(';'));
  }

  #said(text: string): Checked<BoolExpr> {
    const judged = this.#judged(text);
    return judged.ok ? good(this.#formula(judged.value)) : judged;
  }

  #formula({ tree, mistake, idle }: Judgement): BoolExpr {
    if (mistake !== undefined || idle !== undefined) return falsity;
    const at = this.#solutions.assignmentOf(tree);
    const equations = answerOf(this.#model).map((id) => eq(variable(id), constant(at[id] ?? 0)));
    return and(...equations);
  }
}
