// Interval arithmetic in plain numbers for bounds that are compared with domains.
//
// A product past the safe integers comes out as some number past them on the same side, because rounding is monotone;
// no domain reaches there, so a comparison with it is still right.
import { ceilDivide, floorDivide } from '../../base/integer.ts';

/** Inclusive; empty where `low > high`. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

const everything: Interval = {
  low: Number.NEGATIVE_INFINITY,
  high: Number.POSITIVE_INFINITY,
};
const nothing: Interval = { low: 1, high: 0 };

export function productOf(a: Interval, b: Interval): Interval {
  const p = a.low * b.low;
  const q = a.low * b.high;
  const r = a.high * b.low;
  const s = a.high * b.high;
  return { low: Math.min(p, q, r, s), high: Math.max(p, q, r, s) };
}

/** Between which integers `x` lies if `x * y = z` for some y and z of the intervals, `y` of safe integers. */
export function factorOf(z: Interval, y: Interval): Interval {
  if (z.low <= 0 && z.high >= 0 && y.low <= 0 && y.high >= 0) return everything;
  const above = y.high >= 1 ? divided(z, Math.max(1, y.low), y.high) : nothing;
  const opposite = { low: -z.high, high: -z.low };
  const below = y.low <= -1 ? divided(opposite, Math.max(1, -y.high), -y.low) : nothing;
  return hull(above, below);
}

/** The same for the divisors from `low` to `high`, all positive. */
function divided(z: Interval, low: number, high: number): Interval {
  return {
    low: isSafe(z.low) ? Number(ceilDivide(z.low, z.low >= 0 ? high : low)) : everything.low,
    high: isSafe(z.high) ? Number(floorDivide(z.high, z.high >= 0 ? low : high)) : everything.high,
  };
}

const isSafe = Number.isSafeInteger;

/** The floored quotients of `z` by the divisors in `y` that are not 0. */
export function quotientOf(z: Interval, y: Interval): Interval {
  const above = y.high >= 1 ? floored(z, Math.max(1, y.low), y.high) : nothing;
  const opposite = { low: -z.high, high: -z.low };
  const below = y.low <= -1 ? floored(opposite, Math.max(1, -y.high), -y.low) : nothing;
  return hull(above, below);
}

function floored(z: Interval, low: number, high: number): Interval {
  return {
    low: Number(floorDivide(z.low, z.low >= 0 ? high : low)),
    high: Number(floorDivide(z.high, z.high >= 0 ? low : high)),
  };
}

function hull(a: Interval, b: Interval): Interval {
  if (a.low > a.high) return b;
  if (b.low > b.high) return a;
  return { low: Math.min(a.low, b.low), high: Math.max(a.high, b.high) };
}
