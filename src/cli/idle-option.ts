// Options that say something about a backend which the call does not use.
import { badOption } from '../text/catalogue/input.ts';
import type { Diagnostic } from '../text/diagnostic.ts';
import type { CommonOptions } from './options.ts';

/** The first option that would do nothing; undefined where each has something to do. */
export function idleOption(options: CommonOptions): Diagnostic | undefined {
  const { backend = 'auto', solver, z3, certify } = options;
  // The second opinion may come from either.
  if (certify) return undefined;
  if (solver && backend !== 'external') {
    return badOption(
      undefined,
      `--solver does nothing with --backend ${backend}`,
      'leave out --backend, or write --backend external',
    );
  }
  if (z3 && backend !== 'z3' && backend !== 'auto') {
    return badOption(
      undefined,
      `--z3 does nothing with --backend ${backend}`,
      'write --backend z3',
    );
  }
  return undefined;
}
