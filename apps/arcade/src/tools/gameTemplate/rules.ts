import { DecisionError, type PlayRound } from '../../games/game.ts';
import { NUMBERS, prizeOf, prizes } from './math.ts';

/** Stored with every round. Any change of an outcome or a pay needs a new version. */
export const STAMPED_VERSION = 'stamped@1';

/** Nothing is chosen but the stake. */
export type StampedChoice = Record<string, never>;

/** An event of a round. Amounts are digits in minor units. */
export type StampedEvent =
  /** The number that was drawn, and the index of the prize that it wins; null if it loses. */
  { type: 'number_drawn'; number: number; prize: number | null } | { type: 'round_ended'; win: string };

/**
 * Decides a round from one number. The stake is in minor units and a multiple of one hundred, so that every pay is a
 * whole number and the declared return holds at every stake.
 *
 * @throws RangeError for a stake that is not.
 */
export const playStamped: PlayRound<StampedChoice, never, StampedEvent> = (draw, stake, _choice, decisions) => {
  if (stake <= 0n || stake % 100n !== 0n) throw new RangeError('the stake is not a multiple of one hundred');
  if (decisions.length > 0) throw new DecisionError('a round of this game has no decisions');
  const number = draw(NUMBERS);
  const prize = prizeOf(number);
  const hundredths = prize === undefined ? 0 : (prizes[prize]?.hundredths ?? 0);
  const win = (stake / 100n) * BigInt(hundredths);
  return {
    events: [
      { type: 'number_drawn', number, prize: prize ?? null },
      { type: 'round_ended', win: win.toString() },
    ],
    win,
    isOver: true,
  };
};
