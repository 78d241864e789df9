// Messages about the solvers behind puzzlec.
import { error, type Message } from './message.ts';

export const backendUnavailable: Message<[what: string, advice: string]> = error(
  'backend-unavailable',
  `The solver that was asked for does not start on this machine. For \`z3\` that can be because the package \`z3-solver\`
is not installed or lacks its WebAssembly file, or because there is not enough address space: Z3 reserves 2 GiB of it,
and a limit such as \`ulimit -v\` or a small container refuses that.

    puzzlec solve zebra.yaml --backend z3        # needs Z3
    puzzlec solve zebra.yaml                     # takes another solver

\`puzzlec backends\` shows which solvers start.`,
  (what: string, advice: string) => ({ message: what, help: advice }),
);
