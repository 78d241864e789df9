// The public surface of puzzlec: text to puzzle, puzzle to answers. Nothing is printed, no process is ended.
export type { SolveSettings, Preparation } from './answers/open-model.ts';
export type { Outcome, Solution } from './answers/solution.ts';
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
export type * from './model/constraints/all-different.ts';
export type * from './model/expression.ts';
export type { Assertion, Assignment, Model, Objective, Variable } from './model/model.ts';
export type { Domain, Range } from './model/domain.ts';
export type { PassReport } from './presolve/presolve.ts';
export type { DrawingStyle, Field, OwnSearch, Puzzle, Value } from './puzzles/puzzle.ts';
export { type ExplainResult, type ExplainSettings, explain } from './queries/explain.ts';
export { type FactsResult, facts } from './queries/facts.ts';
export { type UniqueResult, unique } from './queries/unique.ts';
export {
  type CountResult,
  count,
  type EnumerateSettings,
  type SolveResult,
  type SolvingSettings,
  solutions,
  solve,
} from './solve.ts';
export type { Checked, Diagnostic, Note } from './text/diagnostic.ts';
export { type FrameStyle, renderDiagnostic } from './text/frame.ts';
export type { Position, Source, Sources, Span } from './text/source.ts';
