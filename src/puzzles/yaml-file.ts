// A YAML file that is read: which family it belongs to, that its keys are known, and its puzzle.
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
import { Draft } from './draft.ts';
import { commonKeys, type Family } from './family.ts';
import { describeNode, isNothing } from './node-kind.ts';
import { overridesFrom, type Setting } from './overrides.ts';
import { Parameters } from './parameters.ts';
import type { Puzzle } from './puzzle.ts';

export interface YamlOptions {
  /** Values for parameters from outside, as texts of YAML. */
  readonly settings?: readonly Setting[];
  /** Files with values for parameters: YAML, JSON or CSV. */
  readonly data?: readonly Source[];
  /** What spans point into; `source` is one of them, or is appended. Texts that come up on the way are appended too. */
  readonly sources?: Sources;
}

export class YamlFile {
  readonly #source: Source;
  readonly #options: YamlOptions;
  readonly #sources: Sources;
  readonly #reports: Reports = new Reports();
  readonly #root: Mapping | undefined;

  constructor(source: Source, options: YamlOptions) {
    this.#source = source;
    this.#options = options;
    this.#sources = options.sources ?? [];
    const known = this.#sources.indexOf(source);
    const file = known < 0 ? addSource(this.#sources, source) : known;
    this.#root = readYaml(source, file, this.#reports);
  }

  /** Which of the families it belongs to, the first one by default; undefined where that is a mistake. */
  familyName<Name extends string>(names: readonly Name[]): Name | undefined {
    const entry = this.#root?.entries.find(({ key }) => key.text === 'puzzle');
    if (!entry) return this.#root && names[0];
    const { value } = entry;
    const name = value.kind === 'atom' ? value.text : '';
    const found = names.find((each) => each === name);
    if (found !== undefined) return found;
    const mistake =
      value.kind === 'atom'
        ? unknownFamily(value.span, name, names, nearest(name, names))
        : textExpected(value.span, 'puzzle', describeNode(value));
    this.#reports.add(mistake);
    return undefined;
  }

  /** The puzzle, or the mistakes in it; without a family the mistakes so far. */
  puzzle(family: Family | undefined): Checked<Puzzle> {
    const reports = this.#reports;
    const root = this.#root;
    if (!root || !family) {
      invariant(reports.errors > 0, 'a puzzle is missing and nobody said why');
      return reports.check(undefined as never);
    }
    checkKeys(root, family, reports);
    const declared = parameterNode(root, reports);
    const { settings = [], data = [] } = this.#options;
    const overrides = overridesFrom(settings, data, declared, this.#sources, reports);
    const parameters = new Parameters(declared, overrides, reports);
    const draft = new Draft(family, root, this.#source, this.#sources, parameters, reports);
    const puzzle = family.read(draft);
    invariant(puzzle || reports.errors > 0, 'a family gave up and did not say why');
    return reports.check(puzzle as Puzzle);
  }
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
