// YAML text to puzzle: which family it belongs to, and that its keys are known.
import { invariant } from '../base/invariant.ts';
import type { Mapping } from '../syntax/node.ts';
import { readYaml } from '../syntax/yaml/reader.ts';
import {
  mappingExpected,
  missingKey,
  textExpected,
  unknownFamily,
  unknownKey,
} from '../text/catalogue/family.ts';
import { type Checked, Reports } from '../text/diagnostic.ts';
import { addSource, type Source, type Sources } from '../text/source.ts';
import { nearest } from '../text/suggest.ts';
import { alphametic } from './alphametic/family.ts';
import { countdown } from './countdown/family.ts';
import { Draft } from './draft.ts';
import { commonKeys, type Family } from './family.ts';
import { model } from './model/family.ts';
import { describeNode, isNothing } from './node-kind.ts';
import { overridesFrom, type Setting } from './overrides.ts';
import { Parameters } from './parameters.ts';
import type { Puzzle } from './puzzle.ts';
import { sudoku } from './sudoku/family.ts';
import { zebra } from './zebra/family.ts';

/** All families, the default one first. */
export const families: readonly Family[] = [model, alphametic, zebra, countdown, sudoku];

export interface YamlOptions {
  /** Values for parameters from outside, as texts of YAML. */
  readonly settings?: readonly Setting[];
  /** Files with values for parameters: YAML, JSON or CSV. */
  readonly data?: readonly Source[];
  /** What spans point into; `source` is one of them, or is appended. Texts that come up on the way are appended too. */
  readonly sources?: Sources;
}

/** Compiles a YAML puzzle. Mistakes in it are diagnostics in the result. */
export function compileYaml(source: Source, options: YamlOptions = {}): Checked<Puzzle> {
  const { sources = [] } = options;
  const known = sources.indexOf(source);
  const file = known < 0 ? addSource(sources, source) : known;
  const reports = new Reports();
  const root = readYaml(source, file, reports);
  const family = root && familyOf(root, reports);
  if (!root || !family) {
    invariant(reports.errors > 0, 'a puzzle is missing and nobody said why');
    return reports.check(undefined as never);
  }
  checkKeys(root, family, reports);
  const declared = parameterNode(root, reports);
  const { settings = [], data = [] } = options;
  const overrides = overridesFrom(settings, data, declared, sources, reports);
  const parameters = new Parameters(declared, overrides, reports);
  const draft = new Draft(family, root, source, sources, parameters, reports);
  const puzzle = family.read(draft);
  invariant(puzzle || reports.errors > 0, 'a family gave up and did not say why');
  return reports.check(puzzle as Puzzle);
}

function familyOf(root: Mapping, reports: Reports): Family | undefined {
  const entry = root.entries.find(({ key }) => key.text === 'puzzle');
  if (!entry) return families[0];
  const { value } = entry;
  const name = value.kind === 'atom' ? value.text : '';
  const found = families.find((family) => family.name === name);
  if (found) return found;
  const names = families.map((family) => family.name);
  if (value.kind === 'atom')
    reports.add(unknownFamily(value.span, name, names, nearest(name, names)));
  else reports.add(textExpected(value.span, 'puzzle', describeNode(value)));
  return undefined;
}

/** Keys of the family or of all families; those that must be there are. */
function checkKeys(root: Mapping, family: Family, reports: Reports): void {
  const known = [...family.keys, ...commonKeys].map(({ name }) => name);
  for (const { key } of root.entries) {
    if (known.includes(key.text)) continue;
    const suggestion = nearest(key.text, known);
    reports.add(unknownKey(key.span, key.text, family.name, suggestion, known));
  }
  for (const { name, required } of family.keys) {
    if (!required || root.entries.some(({ key }) => key.text === name)) continue;
    reports.add(missingKey(root.span, name, family.name));
  }
}

function parameterNode(root: Mapping, reports: Reports): Mapping | undefined {
  const node = root.entries.find(({ key }) => key.text === 'parameters')?.value;
  if (!node || node.kind === 'mapping') return node;
  if (isNothing(node)) return undefined;
  reports.add(mappingExpected(node.span, 'parameters', describeNode(node)));
  return undefined;
}
