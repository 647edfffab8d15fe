/** The sums of facts: the amount in minor units, and the number of events. */
export interface Sum {
  amount: bigint;
  events: number;
}

/**
 * The sums of a player's span, by the offers that have them: codes, sorted and separated by spaces. An offer is in one
 * group, and offers with equal sums are one group, so the same sums are always the same groups.
 */
export type SumGroups = ReadonlyMap<string, Sum>;

const NOTHING: Sum = { amount: 0n, events: 0 };

const plus = (one: Sum, other: Sum): Sum => ({
  amount: one.amount + other.amount,
  events: one.events + other.events,
});

const nameOf = ({ amount, events }: Sum): string => `${amount} ${events}`;

/** Adds sums of offers to groups. `added` may name an offer more than once. */
export function addToGroups(groups: SumGroups, added: Iterable<readonly [codes: string, Sum]>): SumGroups {
  const sums = new Map(groups);
  let isGrouped = true;
  for (const [codes, sum] of added) {
    const known = sums.get(codes);
    if (known === undefined && sums.size > 0) isGrouped = false;
    if (!isGrouped) break;
    sums.set(codes, known === undefined ? sum : plus(known, sum));
  }
  // Usually the same offers count as before, and no group is split or merged.
  if (isGrouped && (sums.size === 1 || new Set([...sums.values()].map(nameOf)).size === sums.size)) return sums;
  const byOffer = sumsByOffer(groups);
  for (const [codes, sum] of added)
    for (const code of codes.split(' ')) byOffer.set(code, plus(byOffer.get(code) ?? NOTHING, sum));
  const united = Map.groupBy(byOffer, ([, sum]) => nameOf(sum));
  return new Map(
    [...united.values()].map((offers) => [
      offers
        .map(([code]) => code)
        .toSorted()
        .join(' '),
      offers[0]?.[1] ?? NOTHING,
    ]),
  );
}

/** Returns the sum of each offer. */
export function sumsByOffer(groups: SumGroups): Map<string, Sum> {
  return new Map([...groups].flatMap(([codes, sum]) => codes.split(' ').map((code) => [code, sum] as const)));
}
