// All commands by name, in the order in which help lists them.
import * as asking from './asking.ts';
import type { Definition } from './shared.ts';
import * as solving from './solving.ts';
import * as tools from './tools.ts';
import * as translating from './translating.ts';

export const commands: Readonly<Record<string, Definition>> = {
  solve: solving.solve,
  enumerate: solving.enumerate,
  unique: solving.unique,
  facts: solving.facts,
  explain: asking.explain,
  review: asking.review,
  check: asking.check,
  describe: asking.describe,
  compile: translating.compile,
  decode: translating.decode,
  alphametic: translating.alphametic,
  countdown: translating.countdown,
  'explain-error': tools.explainError,
  init: tools.init,
  bench: tools.bench,
  backends: tools.backends,
  completion: tools.completion,
  manual: tools.manual,
};
