// What a peer is: a program that may be installed, and what it makes of a workload.
import type { Workload } from '../workloads/workload.ts';

/** How a peer is run on one workload. */
export interface Run {
  /** Written into the folder in which the command runs, by name. */
  readonly files: Readonly<Record<string, string>>;
  readonly command: readonly [program: string, ...words: string[]];
  /** The answer in what it printed, as the workload says it; undefined where there is none. */
  answer(output: string): string | undefined;
  /** What it does less than the workload asks, such as finding one solution and not proving that it is the only one. */
  readonly less?: string;
}

export interface Peer {
  readonly name: string;
  /** The program to look for. */
  readonly program: string;
  /** How it says its version; undefined where it does not. */
  readonly version: readonly string[] | undefined;
  /** Undefined where its language is not made for the workload. `product` is the folder of a built product. */
  run(workload: Workload, product: string): Run | undefined;
}
