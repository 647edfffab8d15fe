/*
 * The law of a race. Runners fall back one after the other: of those still in contention, each is the next with a
 * chance in proportion to its weight. So only the set of runners in contention matters, and there are at most 2^10 of
 * them.
 */
import { memoize } from '../memoize.ts';

/** A set of runners as the bits of a number; bit 0 is the first runner. */
export type Field = number;

/** Whether a runner may fall back from a field. If a selection forbids a fall, the fall makes it lose. */
export type Permission = (field: Field, size: number, runner: number) => boolean;

/** Returns the runners of a field. */
export function runnersOf(field: Field): number[] {
  const runners: number[] = [];
  for (let runner = 0; field >> runner > 0; runner += 1) if ((field >> runner) & 1) runners.push(runner);
  return runners;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [divisor, rest] = [a, b];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return divisor;
}

/** Returns the sum of the weights of a field. */
export function weightOf(weights: readonly number[], field: Field): number {
  return runnersOf(field).reduce((sum, runner) => sum + (weights[runner] as number), 0);
}

/** The fields that can follow from one, by their size. */
const fieldsBySize = memoize(
  64,
  (from: Field) => `${from}`,
  (from: Field): Field[][] => {
    const sizes: Field[][] = [];
    // Goes through all subsets of the field, itself first.
    for (let field = from; field > 0; field = (field - 1) & from) (sizes[runnersOf(field).length] ??= []).push(field);
    return sizes;
  },
);

/** The number of cases for each size: the least common multiple of the sums of weights of fields of this size. */
const casesBySize = memoize(
  500,
  (weights: readonly number[], from: Field) => `${weights.join()};${from}`,
  (weights: readonly number[], from: Field): bigint[] =>
    fieldsBySize(from).map((fields) => {
      let cases = 1n;
      for (const sum of new Set(fields.map((field) => weightOf(weights, field)))) {
        cases = (cases / greatestDivisor(cases, BigInt(sum))) * BigInt(sum);
      }
      return cases;
    }),
);

/** The fields that a race can reach, with their weights. */
export interface RaceLaw {
  /** Weights of the reached fields. Without forbidden falls, those of a size sum to its `casesTo`. */
  weights: ReadonlyMap<Field, bigint>;
  /** The number of all cases for each size, regardless of forbidden falls. */
  casesTo: readonly bigint[];
}

/** Computes the law from a field on, through permitted falls only. */
export function raceLaw(weights: readonly number[], from: Field, isPermitted: Permission): RaceLaw {
  const sizes = fieldsBySize(from);
  const cases = casesBySize(weights, from);
  const reached = new Map<Field, bigint>([[from, 1n]]);
  const casesTo: bigint[] = [];
  casesTo[sizes.length - 1] = 1n;
  for (let size = sizes.length - 1; size > 1; size -= 1) {
    const all = cases[size] as bigint;
    casesTo[size - 1] = (casesTo[size] as bigint) * all;
    for (const field of sizes[size] ?? []) {
      const weight = reached.get(field);
      if (weight === undefined) continue;
      const share = weight * (all / BigInt(weightOf(weights, field)));
      for (const runner of runnersOf(field)) {
        if (!isPermitted(field, size, runner)) continue;
        const next = field & ~(1 << runner);
        reached.set(next, (reached.get(next) ?? 0n) + share * BigInt(weights[runner] as number));
      }
    }
  }
  return { weights: reached, casesTo };
}

/** The law of a race without conditions. */
export const openLaw = memoize(
  500,
  (weights: readonly number[], from: Field) => `${weights.join()};${from}`,
  (weights: readonly number[], from: Field) => raceLaw(weights, from, () => true),
);
