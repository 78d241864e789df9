// A model without text: variables with domains, constraints by methods, functions or texts, an objective, questions.
import { type Language, readTruth, readWhole } from '../analyse/expression/statement.ts';
import { formulaOf } from '../analyse/expression/truth.ts';
import { termOf } from '../analyse/expression/whole.ts';
import type { SolutionStream } from '../answers/stream.ts';
import type { CountResult } from '../count.ts';
import { ModelBuilder } from '../model/builder.ts';
import type { Assertion, Assignment, Objective, Model as Statement } from '../model/model.ts';
import { printAssertion, printTermOf } from '../model/print.ts';
import { readersOf } from '../puzzles/assemble.ts';
import type { Description } from '../puzzles/describe.ts';
import { fieldOf } from '../puzzles/fields.ts';
import { drawFields } from '../puzzles/model/draw.ts';
import { pictureOf } from '../puzzles/model/picture.ts';
import type { Field, Puzzle } from '../puzzles/puzzle.ts';
import type { CheckResult } from '../queries/check.ts';
import type { ExplainResult } from '../queries/explain.ts';
import type { FactsResult } from '../queries/facts.ts';
import type { ReviewResult, ReviewSettings } from '../queries/review.ts';
import type { EnumerateSettings, SolveResult, SolvingSettings } from '../solve.ts';
import type { Sources } from '../text/source.ts';
import { type Declared, declare } from './declared.ts';
import type { Posed } from './posed.ts';
import { PuzzleError } from './puzzle-error.ts';
import {
  check,
  count,
  describe,
  type ExplainQuestion,
  explain,
  facts,
  review,
  solutions,
  solve,
  type Uniqueness,
  unique,
} from './questions.ts';
import { ModelSession } from './session.ts';
import type { Specification, TermsOf, ValuesOf } from './specification.ts';
import { Formula, IntTerm, type Logical, type Numeric, toFormula, toTerm } from './terms.ts';
import { type Interpolated, readText, TextScope, templateOf } from './text.ts';

/** What people may want to know of a model. */
export interface ModelOptions {
  /** Shown above pictures. */
  readonly title?: string;
  readonly description?: string;
}

/** The names of a specification go into a model once. */
const badName = /^\s|\s$|^$/;

/**
 * A puzzle built by code. The specification names the variables; their terms are in {@link variables}; {@link add} says
 * what holds. Questions are answered for the model as it stands; it may be added to afterwards and asked again.
 *
 * @example
 * const model = new Model({ q: array(8, range(1, 8)) });
 * const { q } = model.variables;
 * model.add(allDifferent(q));
 * model.add(allDifferent(q.map((row, column) => row.plus(column))));
 * model.add('alldifferent(q[i] - i for i in 1..8)'); // the same language as in YAML
 * for await (const { values } of model.solutions()) console.log(values.q.join(' '));
 */
export class Model<const S extends Specification> implements Posed<ValuesOf<S>> {
  /** A term for each variable, by name; arrays are lists of terms, which count from 0. */
  readonly variables: TermsOf<S>;
  readonly #options: ModelOptions;
  readonly #builder = new ModelBuilder();
  readonly #scope: TextScope;
  readonly #declared: readonly Declared[];
  readonly #fields: readonly Field[];
  readonly #sources: Sources = [];
  readonly #assertions: Assertion[] = [];
  #objective: Objective | undefined;
  /** The objective as it was written, where that was a text. */
  #objectiveText: string | undefined;

  /** @throws {@link PuzzleError} for a model without variables, or a name that is empty */
  constructor(specification: S, options: ModelOptions = {}) {
    const names = Object.keys(specification);
    if (names.length === 0) throw new PuzzleError('a model needs at least one variable');
    const bad = names.find((name) => badName.test(name));
    if (bad !== undefined) throw new PuzzleError(`"${bad}" is no name for a variable`);
    this.#options = options;
    this.#declared = declare(specification, this.#builder, this);
    this.#scope = new TextScope(this.#declared);
    this.#fields = this.#declared.map(({ name, value }) => fieldOf(name, value));
    this.variables = Object.fromEntries(
      this.#declared.map(({ name, terms }) => [name, terms]),
    ) as unknown as TermsOf<S>;
  }

  /**
   * Adds what every solution satisfies: formulas, texts in the language of YAML models, or a tagged template.
   * Within texts arrays count from 1, as in YAML.
   *
   * @throws {@link PuzzleError} for a text that cannot be read, or a term of another model
   *
   * @example
   * model.add(a.lt(b), allDifferent([a, b, c]));
   * model.add('a + b = 2 * c');
   * model.add`${sum(row)} = 15`;
   */
  add(...statements: readonly (Logical | string)[]): this;
  add(strings: TemplateStringsArray, ...values: readonly Interpolated[]): this;
  add(...given: readonly (Logical | string | TemplateStringsArray | Interpolated)[]): this {
    const [first, ...rest] = given;
    if (isTemplate(first)) this.#require(this.formula(first, ...(rest as Interpolated[])));
    else {
      for (const each of given as readonly (Logical | string)[]) {
        this.#require(this.#statement(each));
      }
    }
    return this;
  }

  /** A formula from a text or a tagged template; see {@link add}. @example model.formula`a < b or a = ${limit}` */
  formula(text: string | TemplateStringsArray, ...values: readonly Interpolated[]): Formula {
    const template = templateOf(piecesOf(text), values, this);
    const read = readText(template, this.#scope, this.#builder, this.#sources, (atom, analysis) =>
      readTruth(atom, analysis, this.#language),
    );
    const words = read.atom.text.trim().replace(/\s+/g, ' ');
    return new Formula(formulaOf(read.value), this, undefined, words);
  }

  /** An integer term from a text or a tagged template; see {@link add}. @example model.term`sum(q) + ${extra}` */
  term(text: string | TemplateStringsArray, ...values: readonly Interpolated[]): IntTerm {
    const template = templateOf(piecesOf(text), values, this);
    const read = readText(template, this.#scope, this.#builder, this.#sources, (atom, analysis) =>
      readWhole(atom, analysis, this.#language),
    );
    return new IntTerm(termOf(read.value), this);
  }

  /** Makes it the objective that a term is as small as possible; a later call replaces an earlier one. */
  minimize(objective: Numeric | string): this {
    return this.#optimise('minimize', objective);
  }

  /** Makes it the objective that a term is as great as possible; a later call replaces an earlier one. */
  maximize(objective: Numeric | string): this {
    return this.#optimise('maximize', objective);
  }

  /** One solution, or the optimum; see {@link solve}. */
  solve(settings?: SolvingSettings<ValuesOf<S>>): Promise<SolveResult<ValuesOf<S>>> {
    return solve<ValuesOf<S>>(this, settings);
  }

  /** Every solution as it is found; see {@link solutions}. */
  solutions(settings?: EnumerateSettings<ValuesOf<S>>): SolutionStream<ValuesOf<S>> {
    return solutions<ValuesOf<S>>(this, settings);
  }

  /** How many solutions there are; see {@link count}. */
  count(settings?: EnumerateSettings): Promise<CountResult> {
    return count(this, settings);
  }

  /** Whether there is exactly one solution; see {@link unique}. */
  unique(settings?: SolvingSettings<ValuesOf<S>>): Promise<Uniqueness<ValuesOf<S>>> {
    return unique<ValuesOf<S>>(this, settings);
  }

  /** What is the same in every solution; see {@link facts}. */
  facts(settings?: SolvingSettings): Promise<FactsResult> {
    return facts(this, settings);
  }

  /** Whether an answer is a solution, and what it breaks; see {@link check}. */
  check(
    answer: Partial<ValuesOf<S>> | string | readonly string[],
    settings?: SolvingSettings,
  ): Promise<CheckResult> {
    return check<ValuesOf<S>>(this, answer, settings);
  }

  /** Why there is no solution, or why something holds in all; see {@link explain}. */
  explain(question?: ExplainQuestion): Promise<ExplainResult> {
    return explain(this, question);
  }

  /** What a careful reviewer would remark; see {@link review}. */
  review(settings?: ReviewSettings): Promise<ReviewResult> {
    return review(this, settings);
  }

  /** The variables and what holds, in words; see {@link describe}. */
  describe(): Description {
    return describe(this);
  }

  /** A session on the model as it stands: constraints come and go, and it is asked again; see {@link ModelSession}. */
  session(settings?: SolvingSettings): ModelSession<ValuesOf<S>> {
    return new ModelSession(
      this,
      (statements) => statements.map((each) => this.#asAssertion(this.#statement(each))),
      settings,
    );
  }

  /** The puzzle as it stands, for what takes one. Adding to the model later does not change it. */
  puzzle(): Puzzle {
    const fields = this.#fields;
    const objectiveText = this.#objectiveText;
    const quantities = new Map(fields.map((field) => [field.name, field]));
    const model: Statement = {
      ...this.#builder.build(),
      assertions: [...this.#assertions],
      objective: this.#objective,
    };
    return {
      family: 'model',
      title: this.#options.title,
      description: this.#options.description,
      model,
      fields,
      ...readersOf(
        { builder: this.#builder, sources: this.#sources },
        { language: this.#language, quantity: (name) => quantities.get(name) },
      ),
      draw: (at, style) => drawFields(fields, at, style),
      picture: (view) => pictureOf(fields, model, view),
      outline: () => ({
        source: undefined,
        parameters: [],
        quantities: this.#declared.map(({ name, values }) => ({ name, values })),
        statements: model.assertions.map(({ words }) => ({
          span: undefined,
          words,
          meaning: words,
        })),
        objective: model.objective && {
          sense: model.objective.sense,
          words: objectiveText ?? printTermOf(model.objective.term, model),
        },
      }),
    };
  }

  /** The values of all variables under an assignment of the puzzle's variables. */
  decode(at: Assignment): ValuesOf<S> {
    return Object.fromEntries(
      this.#fields.map((field) => [field.name, field.read(at)]),
    ) as unknown as ValuesOf<S>;
  }

  get #language(): Language {
    return { scope: this.#scope };
  }

  #statement(statement: Logical | string): Formula {
    return typeof statement === 'string' ? this.formula(statement) : toFormula(statement);
  }

  #require(formula: Formula): void {
    this.#assertions.push(this.#asAssertion(formula));
  }

  #asAssertion(formula: Formula): Assertion {
    this.#checkOwner(formula);
    const { expression, words } = formula;
    const model = { variables: this.#builder.variables } as Statement;
    return {
      formula: expression,
      span: undefined,
      implicit: false,
      // Printed when it is asked for: a large model has more of them than anybody reads.
      get words(): string {
        return words ?? printAssertion(this, model);
      },
    };
  }

  #optimise(sense: Objective['sense'], objective: Numeric | string): this {
    const read = typeof objective === 'string' ? this.term(objective) : toTerm(objective);
    this.#checkOwner(read);
    this.#objectiveText = typeof objective === 'string' ? objective.trim() : undefined;
    this.#objective = { sense, term: read.expression, span: undefined };
    return this;
  }

  #checkOwner({ owner }: { readonly owner: object | undefined }): void {
    if (owner !== undefined && owner !== this) {
      throw new PuzzleError('this belongs to another model');
    }
  }
}

function isTemplate(value: unknown): value is TemplateStringsArray {
  return Array.isArray(value) && 'raw' in value;
}

function piecesOf(text: string | TemplateStringsArray): readonly string[] {
  return typeof text === 'string' ? [text] : text;
}
