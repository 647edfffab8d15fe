import { demoGames, type InHouseFamily, type SeatFamily } from '@parlor/artwork/titles';
import { currencies } from '@parlor/contract';
import { SESSION_MS } from '../modules/session/session.service.ts';
import { defaultSeatTimes } from '../modules/seat/seatTable.ts';
import { designOf } from '../games/reels/designOf.ts';
import { maxWinOf } from '../games/reels/facts.ts';
import { maxPayoutOf, slipLimitsOf } from '../games/sportsbook/game.ts';
import { titleOf } from '../games/titles.ts';
import { MAX_WIN } from '../games/maxWin.ts';
import { familyReturns, sharedFamilyCodes } from './returnsReport.ts';

/** Rounds up to a whole number of stakes. */
function floorDivide(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator;
}

const known = new Map<InHouseFamily, bigint>();

/** Returns the greatest win of a family's modes, from the decimal multipliers of `familyReturns`. */
function ofModes(family: InHouseFamily): bigint {
  const before = known.get(family);
  if (before !== undefined) return before;
  const shared = sharedFamilyCodes.find((code) => code === family);
  if (shared === undefined) throw new RangeError(`${family} declares no greatest win`);
  const bounds = familyReturns(shared).map(({ maxMultiplier }) => {
    const [units = '', decimals = ''] = maxMultiplier.replaceAll(',', '').split('.');
    return floorDivide(BigInt(units + decimals), 10n ** BigInt(decimals.length));
  });
  const greatest = bounds.reduce((max, bound) => (bound > max ? bound : max));
  known.set(family, greatest);
  return greatest;
}

/** Returns the greatest win of slips: their payout is capped, so the lowest stake wins the greatest multiple. */
function ofSlips(): bigint {
  const bounds = currencies.map((currency) => floorDivide(maxPayoutOf(currency), slipLimitsOf(currency).unit));
  return bounds.reduce((max, bound) => (bound > max ? bound : max));
}

/**
 * Returns an upper bound for tables with seats: the lowest buy-in, and the maximum from every other seat in each hand
 * of a session. The time for which a result is shown limits the number of hands.
 */
function ofStacks(code: string): bigint {
  const seating = titleOf(code)?.game.seating;
  if (seating === undefined) throw new RangeError(`${code} has no seats`);
  const { rules, buyIn } = seating;
  const { most } = rules.seats;
  const stakes = Array.from({ length: most }, (_, seat) => rules.maxLossUnits(seat, most));
  const all = stakes.reduce((sum, units) => sum + units, 0);
  const won = Math.max(...stakes.map((units) => all - units));
  const hands = Math.floor(SESSION_MS / defaultSeatTimes.showMs);
  return floorDivide(BigInt(buyIn.least + won * hands), BigInt(buyIn.least));
}

let families: ReadonlyMap<string, InHouseFamily | null> | undefined;

/** Returns the family of a title. Unlike `titleOf`, it does not build the title's game. */
function familyOf(code: string): InHouseFamily | null {
  families ??= new Map(demoGames().map(({ gameCode, family }) => [gameCode, family]));
  return families.get(code) ?? null;
}

const seatFamilies: Readonly<Record<SeatFamily, true>> = { 'pok-deng': true, 'big-two': true, brag: true };

/** Returns an upper bound of a round's win in stakes, without jackpots. For slots, at least the gateway's default. */
export function greatestWin(code: string): bigint {
  const family = familyOf(code);
  if (family === null) throw new RangeError(`no game has the code ${code}`);
  if (family === 'reels') {
    const { numerator, denominator } = maxWinOf(designOf(code), MAX_WIN);
    return floorDivide(numerator, denominator);
  }
  if (family === 'sportsbook') return ofSlips();
  if (Object.hasOwn(seatFamilies, family)) return ofStacks(code);
  return ofModes(family);
}

/** Lists the titles whose rounds may win more than the gateway's default cap, with their greatest wins. */
export function winsAboveDefault(): { gameCode: string; greatest: bigint }[] {
  return demoGames()
    .filter(({ family }) => family !== null)
    .map(({ gameCode }) => ({ gameCode, greatest: greatestWin(gameCode) }))
    .filter(({ greatest }) => greatest > BigInt(MAX_WIN));
}
