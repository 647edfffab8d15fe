import { toDecimal } from '../fraction.ts';
import type { PlayRound } from '../game.ts';
import { drawDistinct } from '../../fairness/drawDistinct.ts';
import { DRAWN, hitMultipliers, NUMBERS, type KenoRisk } from './math.ts';

/** The version of these rules, stored with every round. */
export const KENO_VERSION = 'keno@1';

/** The player's choice with a bet. */
export interface KenoChoice {
  /** From one to ten distinct numbers from 1 to 40, in ascending order. */
  picks: readonly number[];
  risk: KenoRisk;
}

/** An event of a round. */
export type KenoEvent =
  | {
      type: 'numbers_drawn';
      /** In the order they are drawn. */
      numbers: number[];
      /** How many of the picks are drawn. */
      hits: number;
      /** With two decimals. */
      multiplier: string;
    }
  | { type: 'round_ended'; win: string };

/**
 * Plays a round of Keno.
 *
 * @throws RangeError if the stake is not a positive multiple of one hundred.
 */
export const playKeno: PlayRound<KenoChoice, never, KenoEvent> = (draw, stake, { picks, risk }) => {
  if (stake <= 0n || stake % 100n !== 0n) throw new RangeError('the stake is not a multiple of one hundred');
  const numbers = drawDistinct(draw, NUMBERS, DRAWN).map((index) => index + 1);
  const hits = picks.filter((pick) => numbers.includes(pick)).length;
  const hundredths = BigInt(hitMultipliers(picks.length, risk)[hits] as number);
  const win = (stake / 100n) * hundredths;
  return {
    events: [
      {
        type: 'numbers_drawn',
        numbers,
        hits,
        multiplier: toDecimal({ numerator: hundredths, denominator: 100n }, 2),
      },
      { type: 'round_ended', win: win.toString() },
    ],
    win,
    isOver: true,
  };
};
