// All suites, in the order in which they run.
import { processSuite } from './processes.ts';
import type { Suite } from './suite.ts';
import { tableSuite } from './table.ts';

export const suites: readonly Suite[] = [tableSuite, processSuite];
