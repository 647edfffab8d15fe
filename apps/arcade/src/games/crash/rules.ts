import { drawU64 } from '../../fairness/seededRounding.ts';
import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { DecisionError, type PlayRound } from '../game.ts';
import { MAX_HUNDREDTHS } from './growth.ts';
import { crashHundredths, MIN_TARGET } from './math.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const CRASH_VERSION = 'crash@1';

/** A bet on the round that everybody plays. */
export interface CrashChoice {
  /** A player has two panels, and one bet of a round in each. */
  panel: 0 | 1;
  /** The multiplier of the automatic cash-out, in hundredths; null for none. */
  target: number | null;
  /** The player's seed, 32 to 64 hexadecimal digits. Those of the first three bets make the round's client seed. */
  clientSeed: string;
}

/** A player's decision: to cash out half of the stake, or the whole rest. */
export interface CrashCashOut {
  cashOut: 'half' | 'all';
}

/** A stored decision. The server adds the multiplier in hundredths at which it arrived. */
export type CrashDecision =
  | (CrashCashOut & { at: number })
  /** The bet ends by itself: at its target, at the highest multiplier, or in the crash. */
  | { ended: true }
  /** The arcade was interrupted, and the remaining stakes are returned. */
  | { returned: true };

/** An event of a round. Amounts are digits in minor units, multipliers hundredths. */
export type CrashEvent =
  | {
      type: 'cashed_out';
      /** `rest` is the remaining half. */
      part: 'half' | 'all' | 'rest';
      hundredths: number;
      amount: string;
      /** True at the target, and at the highest multiplier. */
      isAuto: boolean;
    }
  | { type: 'stake_returned'; amount: string }
  /** The server leaves it out until the round has crashed for everybody. */
  | { type: 'round_crashed'; hundredths: number }
  | { type: 'round_ended'; win: string };

/** Draws the crash point of a round, in hundredths, from the first 52 bits of its stream. */
export function drawCrash(draw: UniformDraw): number {
  return crashHundredths(drawU64(draw) >> 12n);
}

/**
 * Plays one bet of a round. The stake is in minor units and a multiple of two hundred, so that half of it pays a whole
 * number at every multiplier.
 *
 * @throws RangeError if the stake is not such a multiple.
 */
export const playCrash: PlayRound<CrashChoice, CrashDecision, CrashEvent> = (draw, stake, { target }, decisions) => {
  if (stake <= 0n || stake % 200n !== 0n) throw new RangeError('the stake is not a multiple of two hundred');
  const crash = drawCrash(draw);
  const events: CrashEvent[] = [];
  let remaining = stake;
  let win = 0n;

  const cashOut = (part: bigint, hundredths: number, isAuto: boolean): void => {
    const amount = (part / 100n) * BigInt(hundredths);
    const name = part < remaining ? 'half' : remaining < stake ? 'rest' : 'all';
    events.push({ type: 'cashed_out', part: name, hundredths, amount: amount.toString(), isAuto });
    remaining -= part;
    win += amount;
  };

  let isOver = false;
  for (const decision of decisions) {
    if (isOver) throw new DecisionError('the round is over');
    if ('cashOut' in decision) {
      const { at } = decision;
      if (!Number.isInteger(at) || at < MIN_TARGET || at > crash || (target !== null && at > target))
        throw new DecisionError('the round was not at this multiplier');
      if (decision.cashOut === 'half' && remaining < stake) throw new DecisionError('half is cashed out already');
      cashOut(decision.cashOut === 'half' ? stake / 2n : remaining, at, false);
    } else if ('ended' in decision) {
      const reached = target ?? MAX_HUNDREDTHS;
      if (reached <= crash) cashOut(remaining, reached, true);
      else remaining = 0n;
    } else {
      events.push({ type: 'stake_returned', amount: remaining.toString() });
      win += remaining;
      remaining = 0n;
    }
    isOver = remaining === 0n;
  }
  if (isOver) events.push({ type: 'round_crashed', hundredths: crash }, { type: 'round_ended', win: win.toString() });
  return { events, win, isOver };
};
