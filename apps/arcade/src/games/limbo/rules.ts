import { drawU64 } from '../../fairness/seededRounding.ts';
import { DecisionError, type PlayRound } from '../game.ts';
import { isWinningNumber, reachedHundredths } from './math.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const LIMBO_VERSION = 'limbo@1';

/** A bet that the round reaches a multiplier. */
export interface LimboChoice {
  /** The multiplier in hundredths, for instance 200 for twice the stake. */
  target: number;
}

/** An event of a round. Amounts are digits in minor units. */
export type LimboEvent =
  /** The multiplier that the round reached, in hundredths. The bet wins if it is at least the target. */
  { type: 'multiplier_reached'; hundredths: number } | { type: 'round_ended'; win: string };

/**
 * Decides a round from one number of 64 bits. The stake is in minor units and a multiple of one hundred, so that every
 * pay is a whole number and the declared return holds at every stake.
 *
 * @throws RangeError if the stake is not such a multiple.
 */
export const playLimbo: PlayRound<LimboChoice, never, LimboEvent> = (draw, stake, { target }, decisions) => {
  if (stake <= 0n || stake % 100n !== 0n) throw new RangeError('the stake is not a multiple of one hundred');
  if (decisions.length > 0) throw new DecisionError('a round of limbo has no decisions');
  const number = drawU64(draw);
  const win = isWinningNumber(number, target) ? (stake / 100n) * BigInt(target) : 0n;
  return {
    events: [
      { type: 'multiplier_reached', hundredths: reachedHundredths(number) },
      { type: 'round_ended', win: win.toString() },
    ],
    win,
    isOver: true,
  };
};
