// Values for parameters from outside the file: single settings, and files of YAML, JSON or CSV.
import type { Atom, Mapping } from '../syntax/node.ts';
import { readYamlNode } from '../syntax/yaml/reader.ts';
import { mappingExpected } from '../text/catalogue/family.ts';
import type { Reports } from '../text/diagnostic.ts';
import { addSource, type Source, type Sources } from '../text/source.ts';
import { overridesFromCsv } from './csv.ts';
import { describeNode } from './node-kind.ts';
import type { Override } from './parameters.ts';

/** A value from outside the file, as text of the YAML language. */
export interface Setting {
  readonly name: string;
  readonly text: string;
}

/** A setting as a source of its own, `n=12`; the value is read where it stands behind the sign. */
function fromSetting(
  { name, text }: Setting,
  sources: Sources,
  reports: Reports,
): Override | undefined {
  const whole = `${name}=${text}`;
  const file = addSource(sources, { name: '--set', text: whole });
  const start = name.length + 1;
  const blanked = { name: '--set', text: ' '.repeat(start) + text };
  const span = { file, start: 0, end: name.length };
  const key: Atom = {
    kind: 'atom',
    text: name.normalize('NFC'),
    quoted: false,
    number: undefined,
    span,
    offsets: undefined,
  };
  const value = readYamlNode(blanked, file, reports);
  return value && { name: key, value };
}

function fromFile(
  source: Source,
  declared: Mapping | undefined,
  sources: Sources,
  reports: Reports,
): readonly Override[] {
  const file = addSource(sources, source);
  if (/\.[ct]sv$/i.test(source.name)) {
    const entries = declared?.entries ?? [];
    const kinds = new Map(
      entries.map(({ key, value }) => [key.text, { isList: value.kind === 'list' }]),
    );
    return overridesFromCsv(source, file, kinds, reports);
  }
  const node = readYamlNode(source, file, reports);
  if (!node) return [];
  if (node.kind !== 'mapping') {
    reports.add(mappingExpected(node.span, source.name, describeNode(node)));
    return [];
  }
  return node.entries.map(({ key, value }) => ({ name: key, value }));
}

/**
 * All values from outside. Settings win over files.
 * @param declared the parameters that the puzzle lists
 * @param sources the settings are appended as texts of their own, so that messages about them have a place
 */
export function overridesFrom(
  settings: readonly Setting[],
  data: readonly Source[],
  declared: Mapping | undefined,
  sources: Sources,
  reports: Reports,
): readonly Override[] {
  const set = settings.flatMap((setting) => fromSetting(setting, sources, reports) ?? []);
  const names = new Set(set.map(({ name }) => name.text));
  const read = data.flatMap((source) => fromFile(source, declared, sources, reports));
  return [...read.filter(({ name }) => !names.has(name.text)), ...set];
}
