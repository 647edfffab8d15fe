import type { SeatRules } from '../../games/seatGame.ts';
import { isBot, type Sitting } from './seatTable.ts';

type Sitter = Sitting & { seat: number };

function canPlay(order: readonly Sitting[], rules: SeatRules, base: bigint): boolean {
  return order.every(({ stack }, place) => stack >= base * BigInt(rules.maxLossUnits(place, order.length)));
}

/** Returns the smallest stack that is dealt in at any place of a hand of two. */
export function minStack(rules: SeatRules, base: bigint): bigint {
  const { least: min } = rules.seats;
  const units = Array.from({ length: min }, (_, place) => rules.maxLossUnits(place, min));
  return base * BigInt(Math.min(...units));
}

/**
 * Returns the seats that are dealt in, in the order of play. The dealer is the first seat after the last dealer that
 * can pay the maximum loss of a dealer. If no seat can, the smallest stack is left out. Null if too few remain, or only
 * bots.
 */
export function lineUp(
  ready: readonly Sitting[],
  lastDealer: number,
  rules: SeatRules,
  base: bigint,
): Sitting[] | null {
  let pool = ready.filter((sitting): sitting is Sitter => sitting.seat !== null).toSorted((a, b) => a.seat - b.seat);
  while (pool.length >= rules.seats.least && !pool.every(isBot)) {
    const firstAfter = pool.findIndex(({ seat }) => seat > lastDealer);
    const start = firstAfter === -1 ? 0 : firstAfter;
    for (let turn = 0; turn < pool.length; turn += 1) {
      const dealer = (start + turn) % pool.length;
      const order = [...pool.slice(dealer + 1), ...pool.slice(0, dealer + 1)];
      if (canPlay(order, rules, base)) return order;
    }
    const poorest = pool.reduce((lowest, sitting) => (sitting.stack < lowest.stack ? sitting : lowest));
    pool = pool.filter((sitting) => sitting !== poorest);
  }
  return null;
}
