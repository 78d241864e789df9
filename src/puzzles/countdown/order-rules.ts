// Of the circuits that mean one expression, one: chains go from left to right, `+` before `-`, terms by their least numbers.
import { add, and, constant, element, eq, implies, le, not, or } from '../../model/construct.ts';
import { rangeDomain } from '../../model/domain.ts';
import type { BoolExpr, IntExpr } from '../../model/expression.ts';
import { leadOfItem } from './circuit.ts';
import type { Operation } from './game.ts';
import { type CircuitVariables, isOperation, type StepVariables } from './step-variables.ts';

const origin = { words: 'of circuits that mean the same expression one is kept' };

/** A step with the least number on either side of it. */
interface Led extends StepVariables {
  readonly leftLead: IntExpr;
  readonly rightLead: IntExpr;
}

/** A kind of chain: what it goes on with first, and then. */
interface Chain {
  readonly first: Operation;
  readonly second: Operation;
}

/**
 * Two terms of a chain that begin with equal numbers may change places: the rules leave more than one circuit then.
 */
export function requireOneOrder(circuit: CircuitVariables): void {
  const steps = withLeads(circuit);
  for (const step of steps) {
    const inOrder = le(step.leftLead, step.rightLead);
    circuit.require(implies(isOperation(step, '+', '*'), inOrder), origin);
  }
  for (const chain of flatChains(circuit)) requireFlat(circuit, steps, chain);
}

/** The chains that every form has an order of evaluation for in which they go from left to right. */
function flatChains({ game }: CircuitVariables): readonly Chain[] {
  const sums: Chain = { first: '+', second: '-' };
  const products: Chain = { first: '*', second: '/' };
  return [
    ...(game.operations.has('+') ? [sums] : []),
    ...(game.operations.has('*') && !game.fractions ? [products] : []),
  ];
}

/** The least number of each item by the first place of that number, also of results. */
function withLeads(circuit: CircuitVariables): readonly Led[] {
  const { steps, items } = circuit;
  const domain = rangeDomain(1, items.length);
  const leads: IntExpr[] = items.map((_, i) => constant(leadOfItem(items, i + 1)));
  return steps.map((step, i) => {
    const name = (what: string): string => `${what}[${i + 1}]`;
    const leftTerm = element(step.left, [...leads]);
    const leftLead = circuit.define(name('left_lead'), domain, leftTerm, origin);
    const rightTerm = element(add(step.right, constant(1)), [constant(items.length), ...leads]);
    const rightLead = circuit.define(name('right_lead'), domain, rightTerm, origin);
    const least: IntExpr = { kind: 'min', terms: [leftLead, rightLead] };
    leads.push(circuit.define(name('lead'), domain, least, origin));
    return { ...step, leftLead, rightLead };
  });
}

function requireFlat(circuit: CircuitVariables, steps: readonly Led[], chain: Chain): void {
  const inChain = (step: StepVariables): BoolExpr => isOperation(step, chain.first, chain.second);
  for (const [i, step] of steps.entries()) {
    for (const [j, earlier] of steps.slice(0, i).entries()) {
      const result = constant(circuit.items.length + j + 1);
      const [goesOn, isTerm] = [eq(step.left, result), eq(step.right, result)];
      // Only the step just before can be on the right.
      if (j === i - 1) circuit.require(not(and(isTerm, inChain(step), inChain(earlier))), origin);
      const turnsBack = [isOperation(step, chain.first), isOperation(earlier, chain.second)];
      circuit.require(not(and(goesOn, ...turnsBack)), origin);
      const same = [chain.first, chain.second].map((each) =>
        and(isOperation(step, each), isOperation(earlier, each)),
      );
      circuit.require(
        implies(and(goesOn, or(...same)), le(earlier.rightLead, step.rightLead)),
        origin,
      );
    }
  }
}
