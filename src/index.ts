// The public surface of puzzlec: text to puzzle, models without text, puzzle to answers. Nothing is printed, no process is ended.
export type { Axis } from './analyse/expression/value.ts';
export type { Preparation, SolveSettings } from './answers/open-model.ts';
export type { Outcome, Solution, Values } from './answers/solution.ts';
export type { SolutionStream } from './answers/stream.ts';
export type { BackendName, Statistics } from './backends/backend.ts';
export type { Integer } from './base/integer.ts';
export { Bug } from './base/invariant.ts';
export { TooLarge } from './base/too-large.ts';
export {
  type Compiled,
  type CompileOptions,
  compile,
  type Language,
  type Setting,
} from './compile.ts';
export type { CountResult } from './count.ts';
export {
  type Automaton,
  allDifferent,
  allDifferentExcept,
  allEqual,
  ascending,
  atLeast,
  atMost,
  differentValues,
  exactly,
  lexLess,
  lexLessOrEqual,
  notTable,
  occurrences,
  occurrencesWithCost,
  regular,
  table,
} from './library/constraints.ts';
export type { Nested } from './library/declared.ts';
export {
  all,
  any,
  at,
  choose,
  countOf,
  max,
  min,
  not,
  number,
  product,
  sum,
} from './library/functions.ts';
export {
  circuit,
  connected,
  cumulative,
  disjunctive,
  graphDivision,
  inverse,
  type Task,
} from './library/graphs-and-tasks.ts';
export { LabelTerm } from './library/label-term.ts';
export { Model, type ModelOptions } from './library/model.ts';
export { html, svg } from './library/pictures.ts';
export type { Posed, Question } from './library/posed.ts';
export { PuzzleError } from './library/puzzle-error.ts';
export {
  check,
  count,
  describe,
  type ExplainQuestion,
  explain,
  facts,
  orThrow,
  review,
  solutions,
  solve,
  toSugar,
  type Uniqueness,
  unique,
} from './library/questions.ts';
export type {
  Added,
  Asked,
  ModelSession,
  SessionResult,
  SessionUniqueness,
  ValuesOfTerm,
} from './library/session.ts';
export {
  type ArrayVariable,
  array,
  type BooleanVariable,
  bool,
  type IntegerVariable,
  type LabelVariable,
  oneOf,
  range,
  type Specification,
  type TermOf,
  type TermsOf,
  type ValueOf,
  type ValuesOf,
  type VariableKind,
  values,
} from './library/specification.ts';
export { Formula, IntTerm, type Logical, type Numeric } from './library/terms.ts';
export type { Interpolated } from './library/text.ts';
export type { AllDifferent } from './model/constraints/all-different.ts';
export type { AllDifferentExcept } from './model/constraints/all-different-except.ts';
export type { Circuit } from './model/constraints/circuit.ts';
export type { Connected, Edge } from './model/constraints/connected.ts';
export type { Count } from './model/constraints/count.ts';
export type { Cumulative, Task as CumulativeTask } from './model/constraints/cumulative.ts';
export type { Disjunctive, Interval } from './model/constraints/disjunctive.ts';
export type { GlobalCardinality, Occurrence } from './model/constraints/global-cardinality.ts';
export type {
  Cost,
  GlobalCardinalityWithCosts,
} from './model/constraints/global-cardinality-with-costs.ts';
export type { GraphDivision } from './model/constraints/graph-division.ts';
export type { Constraint, ConstraintKind, Constraints } from './model/constraints/index.ts';
export type { Inverse } from './model/constraints/inverse.ts';
export type { Lex } from './model/constraints/lex.ts';
export type { Member } from './model/constraints/member.ts';
export type { NValue } from './model/constraints/n-value.ts';
export type { Regular } from './model/constraints/regular.ts';
export type { Cell, Table } from './model/constraints/table.ts';
export type { Domain, Range } from './model/domain.ts';
export type * from './model/expression.ts';
export type {
  Assertion,
  Assignment,
  Model as PuzzleModel,
  Objective,
  Variable,
} from './model/model.ts';
export type { Mark, Picture, Role } from './pictures/picture.ts';
export type { Shape } from './pictures/shape.ts';
export type { PassReport } from './presolve/presolve.ts';
export type { DescribedConstraint, Description } from './puzzles/describe.ts';
export type * from './puzzles/puzzle.ts';
export type { CheckResult } from './queries/check.ts';
export type { ExplainResult } from './queries/explain.ts';
export type { FactsResult } from './queries/facts.ts';
export type {
  Remark,
  RemarkKind,
  ReviewResult,
  ReviewSettings,
  Tally as SolutionTally,
} from './queries/review.ts';
export type { EnumerateSettings, SolveResult, SolvingSettings } from './solve.ts';
export type { Checked, Diagnostic, Note } from './text/diagnostic.ts';
export { type FrameStyle, renderDiagnostic } from './text/frame.ts';
export type { Position, Source, Sources, Span } from './text/source.ts';
