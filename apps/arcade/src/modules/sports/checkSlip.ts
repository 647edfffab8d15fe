import { linesOf, maxStakeFor, potentialWin } from '../../games/sportsbook/slip.ts';
import type { PriceChanges } from '../../sportsApi.ts';
import type { FixtureMoment } from './feed.ts';
import type { RequestedSlip, PlacementDecision } from './slip.repository.ts';

/** The data by which a slip is checked. */
export interface SlipCase {
  requested: RequestedSlip;
  stake: bigint;
  /** The fixture of each leg, at the moment that counts. */
  moments: readonly FixtureMoment[];
  /** The maximum payout of a slip, and the unit of its stake per line. */
  cap: bigint;
  unit: bigint;
  /** For a slip that waited: the start of the wait. A later stop of bets refuses the slip. */
  waitedSince?: number;
}

/** Whether the current price of a leg may replace the seen one. */
function isPriceAcceptable(changes: PriceChanges, seen: number, now: number): boolean {
  if (now === seen || changes === 'any') return true;
  return changes === 'higher' && now > seen;
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [divisor, rest] = [a, b];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return (a / divisor) * b;
}

/**
 * Checks a slip by the prices of a time. It is accepted or refused as a whole.
 *
 * @throws RangeError for a selection that a fixture does not have.
 */
export function checkSlip({ requested, stake, moments, cap, unit, waitedSince }: SlipCase): PlacementDecision {
  const { legs, combine, priceChanges } = requested;
  const prices = legs.map(({ selections }, place) => moments[place]?.priceOf(selections) ?? null);
  const refuse = (refusal: 'price.changed' | 'market.closed'): PlacementDecision => ({
    kind: 'refused',
    refusal,
    newPrices: prices,
    maxStake: null,
  });
  const isStopped =
    waitedSince !== undefined && moments.some(({ stoppedAt }) => stoppedAt !== null && stoppedAt > waitedSince);
  const openPrices = prices.filter((price) => price !== null);
  if (isStopped || openPrices.length < legs.length) return refuse('market.closed');
  if (!legs.every(({ price }, place) => isPriceAcceptable(priceChanges, price, openPrices[place] ?? 0)))
    return refuse('price.changed');
  const choice = { combine, legs: legs.map((leg, place) => ({ ...leg, price: openPrices[place] ?? leg.price })) };
  if (potentialWin(choice, stake) > cap) {
    const step = leastCommonMultiple(unit, BigInt(linesOf(choice)));
    return {
      kind: 'refused',
      refusal: 'payout.too_high',
      newPrices: openPrices,
      maxStake: maxStakeFor(choice, cap, step),
    };
  }
  return { kind: 'taken', prices: openPrices, quotes: moments.map(({ quote }) => quote) };
}
