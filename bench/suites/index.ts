// All suites, in the order in which they run.
import { frontEndSuite } from './front-end.ts';
import { methodSuite } from './methods.ts';
import { presolveSuite } from './presolve.ts';
import { processSuite } from './processes.ts';
import { profileSuite } from './profiles.ts';
import { scalingSuite } from './scaling.ts';
import type { Suite } from './suite.ts';
import { tableSuite } from './table.ts';

export const suites: readonly Suite[] = [
  tableSuite,
  presolveSuite,
  profileSuite,
  processSuite,
  methodSuite,
  frontEndSuite,
  scalingSuite,
];
