// The lines of a file of results.
import type { Summary } from '../src/cli/bench/sample.ts';
import type { FrontEndMeasurement } from './measure/front-end-child.ts';
import type { Ending, Measurement } from './measure/record.ts';
import type { SizesMeasurement } from './measure/sizes-child.ts';
import type { BackendId } from './workloads/workload.ts';

/** The first line: when, where and what. */
export interface RunRecord {
  readonly kind: 'run';
  readonly date: string;
  /** The revision, with `+` behind it where the working tree differs. */
  readonly revision: string;
  readonly machine: {
    readonly processor: string;
    readonly cores: number;
    readonly gigabytes: number;
    readonly system: string;
    /** Jobs that waited or ran, over the minute before. */
    readonly load: number;
  };
  readonly versions: Readonly<Record<string, string>>;
  /** Peers that are not installed. */
  readonly missing: readonly string[];
  /** Whether what takes very long was run too. */
  readonly full: boolean;
  /** What else a reader has to know of the run. */
  readonly note?: string;
}

/** A workload on a backend in one process, warm. */
export type TableRecord = {
  readonly kind: 'table';
  readonly workload: string;
  readonly backend: BackendId;
} & Measurement;

/** How large a workload is before and after presolve, and how long that takes. */
export interface SizesRecord extends SizesMeasurement {
  readonly kind: 'sizes';
  readonly workload: string;
}

/** A workload on a backend without presolve, in one process, warm. */
export interface WithoutPresolveRecord {
  readonly kind: 'without-presolve';
  readonly workload: string;
  readonly backend: BackendId;
  readonly ending: Ending;
  readonly answer: string;
  readonly cpu: number | undefined;
}

/** A program from its start to its end: puzzlec on a backend, or a peer. */
export interface ProcessRecord {
  readonly kind: 'process';
  readonly workload: string;
  /** `puzzlec native` or a peer's name. */
  readonly program: string;
  readonly ending: 'right' | 'wrong' | 'timeout' | 'failed';
  readonly answer: string;
  readonly times: Summary | undefined;
  readonly megabytes: number | undefined;
  /** What it does less than was asked. */
  readonly less?: string;
}

/** A point of a series that shows how cost grows. */
export interface ScalingRecord {
  readonly kind: 'scaling';
  readonly series: string;
  readonly size: number;
  /** A backend, or what else is drawn as a line. */
  readonly line: string;
  readonly ending: Ending;
  readonly value: number | undefined;
}

/** A classic method for a puzzle beside ours. */
export interface MethodRecord {
  readonly kind: 'method';
  readonly workload: string;
  readonly method: string;
  readonly ending: 'right' | 'wrong';
  readonly answer: string;
  readonly cpu: number;
}

/** A large text through the front end. */
export interface FrontEndRecord extends Partial<FrontEndMeasurement> {
  readonly kind: 'front-end';
  readonly text: string;
  readonly ending: 'right' | 'wrong';
  readonly answer: string;
}

/** What took most of a search on native. */
export interface ProfileRecord {
  readonly kind: 'profile';
  readonly workload: string;
  /** Functions with their parts of the time, the largest first. */
  readonly functions: readonly (readonly [name: string, share: number])[];
}

export type BenchRecord =
  | FrontEndRecord
  | RunRecord
  | TableRecord
  | SizesRecord
  | WithoutPresolveRecord
  | ProcessRecord
  | ScalingRecord
  | MethodRecord
  | ProfileRecord;
