// DIMACS out and back: installed solvers, if there are any, find answers that are answers of the model.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dimacsOf } from '../../../src/encode/dimacs.ts';
import { decodeSatOutput, readSatOutput } from '../../../src/encode/sat-output.ts';
import { ModelBuilder } from '../../../src/model/builder.ts';
import { add, constant, constraint, eq, ge, mul } from '../../../src/model/construct.ts';
import { rangeDomain } from '../../../src/model/domain.ts';
import { judgeOf } from '../../../src/model/judge.ts';
import type { Model } from '../../../src/model/model.ts';

function mixed(): Model {
  const builder = new ModelBuilder();
  const x = builder.integer('x', rangeDomain(1, 6));
  const y = builder.integer('y', rangeDomain(1, 6));
  const z = builder.integer('z', rangeDomain(0, 100_000));
  builder.integer('fixed', rangeDomain(7, 7));
  builder.boolean('free');
  builder.require(constraint({ kind: 'all-different', terms: [x, y] }));
  builder.require(eq(add(mul(x, y), z), constant(70_000)));
  builder.require(ge(mul(x, y), constant(30)));
  return builder.build();
}

function impossible(): Model {
  const builder = new ModelBuilder();
  const cells = [0, 1, 2].map((i) => builder.integer(`c${i}`, rangeDomain(1, 2)));
  builder.require(constraint({ kind: 'all-different', terms: cells }));
  return builder.build();
}

const textOf = (model: Model): string => [...dimacsOf(model)].join('');

describe('the text', () => {
  it('has a comment a variable, and as many clauses as it says', () => {
    const lines = textOf(mixed()).trimEnd().split('\n');
    const comments = lines.filter((line) => line.startsWith('c '));
    expect(comments.slice(1).map((line) => line.split(':')[0])).toEqual([
      'c x',
      'c y',
      'c z',
      'c fixed',
      'c free',
    ]);
    expect(comments[4]).toBe('c fixed: 7');
    const [, , variables = 0, clauses] = lines[comments.length]?.split(' ').map(Number) ?? [];
    const body = lines.slice(comments.length + 1);
    expect(body.length).toBe(clauses);
    for (const line of body) {
      expect(line).toMatch(/^(-?[1-9]\d* )+0$/);
      expect(
        Math.max(...line.split(' ').map((word) => Math.abs(Number(word)))),
      ).toBeLessThanOrEqual(variables);
    }
  });

  it('of a problem without an answer is a contradiction', () => {
    expect(textOf(impossible())).toMatch(/p cnf \d+ 1\n0\n$/);
  });
});

const has = (command: string): boolean => !spawnSync(command, ['--help']).error;

/** Runs a solver on a text; what it prints, or writes where it is told to. */
function run(command: string, args: readonly string[], text: string, writes: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'dimacs-'));
  try {
    const [input, output] = [join(folder, 'in.cnf'), join(folder, 'out')];
    writeFileSync(input, text);
    const ended = spawnSync(command, [...args, input, ...(writes ? [output] : [])]);
    return writes ? readFileSync(output, 'utf8') : String(ended.stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.each([
  ['minisat', ['-verb=0'], true],
  ['cadical', ['-q'], false],
  ['clasp', [], false],
] as const)('%s', (command, args, writes) => {
  it.skipIf(!has(command))('finds an answer of the model, or that there is none', () => {
    const model = mixed();
    const verdict = decodeSatOutput(model, run(command, args, textOf(model), writes));
    expect(verdict.status).toBe('sat');
    if (verdict.status === 'sat') {
      expect(judgeOf(model).verdict(verdict.assignment)).toBeUndefined();
      expect(verdict.assignment.length).toBe(model.variables.length);
    }
    const none = run(command, args, textOf(impossible()), writes);
    expect(decodeSatOutput(impossible(), none)).toEqual({ status: 'unsat' });
  });
});

describe('readSatOutput', () => {
  it.each([
    ['SAT\n1 -2 3 0\n', [1, 0, 1]],
    ['s SATISFIABLE\nv 1 -2\nv 3 0\n', [1, 0, 1]],
    ['c hello\r\ns SATISFIABLE\r\nv -1 2 -3 0\r\n', [0, 1, 0]],
    ['v 2 0\nc 1 2 3\ns SATISFIABLE\n', [0, 1, 0]],
    ['SATISFIABLE\n2 0\n', [0, 1, 0]],
  ])('takes %j', (text, values) => {
    expect(readSatOutput(text, 3)).toEqual({
      status: 'sat',
      model: Uint8Array.from([0, ...values]),
    });
  });

  it.each([
    ['UNSAT\n', 'unsat'],
    ['s UNSATISFIABLE\n', 'unsat'],
    ['INDET\n', 'unknown'],
    ['s UNKNOWN\n', 'unknown'],
    ['', 'unreadable'],
    ['s SATISFIABLE\n', 'unreadable'],
    ['s SATISFIABLE\nv 9 0\n', 'unreadable'],
    ['s SATISFIABLE\ns UNSATISFIABLE\n', 'unreadable'],
    ['1 2 3 0\n', 'unreadable'],
  ])('says of %j that it is %s', (text, status) => {
    expect(readSatOutput(text, 3).status).toBe(status);
  });
});
