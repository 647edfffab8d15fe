import { toDecimal } from '../fraction.ts';
import type { PlayRound } from '../game.ts';
import { bucketMultipliers, type PlinkoRisk, type PlinkoRows } from './math.ts';

/** The version of these rules, stored with every round. */
export const PLINKO_VERSION = 'plinko@1';

/** The player's choice with a bet. */
export interface PlinkoChoice {
  rows: PlinkoRows;
  risk: PlinkoRisk;
}

/** An event of a round. */
export type PlinkoEvent =
  | {
      type: 'ball_dropped';
      /** For every row from the top: 0 to the left, 1 to the right. */
      path: number[];
      /** The bucket from the left, counted from 0. */
      bucket: number;
      /** With two decimals. */
      multiplier: string;
    }
  | { type: 'round_ended'; win: string };

/**
 * Plays a round of Plinko: one draw for each row, and the bucket is the number of steps to the right.
 *
 * @throws RangeError if the stake is not a positive multiple of one hundred.
 */
export const playPlinko: PlayRound<PlinkoChoice, never, PlinkoEvent> = (draw, stake, { rows, risk }) => {
  if (stake <= 0n || stake % 100n !== 0n) throw new RangeError('the stake is not a multiple of one hundred');
  const path = Array.from({ length: rows }, () => draw(2));
  const bucket = path.filter((step) => step === 1).length;
  const hundredths = BigInt(bucketMultipliers(rows, risk)[bucket] as number);
  const win = (stake / 100n) * hundredths;
  return {
    events: [
      {
        type: 'ball_dropped',
        path,
        bucket,
        multiplier: toDecimal({ numerator: hundredths, denominator: 100n }, 2),
      },
      { type: 'round_ended', win: win.toString() },
    ],
    win,
    isOver: true,
  };
};
