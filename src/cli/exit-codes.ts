// Exit codes: what the command's question was answered with (docs/cli.md has the table).

export const exitCodes = {
  /** Yes: a solution, all of them, unique, valid. */
  yes: 0,
  /** No: no solution, not unique, not a solution. */
  no: 1,
  /** The input or the call is wrong. */
  wrongInput: 2,
  /** Stopped before there was an answer. */
  stopped: 3,
  /** A fault of puzzlec. */
  fault: 70,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

const fromBest: readonly ExitCode[] = [0, 1, 3, 2, 70, 130];

/** The code of a run over several files is the worst of theirs. */
export function worst(codes: readonly ExitCode[]): ExitCode {
  return codes.reduce<ExitCode>(
    (a, b) => (fromBest.indexOf(b) > fromBest.indexOf(a) ? b : a),
    exitCodes.yes,
  );
}
