import { settleFraction } from '../../fairness/seededRounding.ts';
import { DecisionError, type PlayRound } from '../game.ts';
import { FACES, multiplierOf } from './math.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const DICE_VERSION = 'dice@1';

/** The two sides of a bet, in the order in which a client lists them. */
export const diceSides = ['over', 'under'] as const;

/** A bet on the highest (`over`) or the lowest (`under`) faces. */
export interface DiceChoice {
  side: (typeof diceSides)[number];
  /** How many of the faces win. */
  winning: number;
}

/** An event of a round. Amounts are digits in minor units. */
export type DiceEvent = { type: 'rolled'; roll: number } | { type: 'round_ended'; win: string };

function isWinningRoll({ side, winning }: DiceChoice, roll: number): boolean {
  return side === 'under' ? roll < winning : roll >= FACES - winning;
}

/**
 * Decides a round: one roll, then the number that settles the fraction of a minor unit. That number is drawn for a lost
 * roll too, so that every round takes the same numbers.
 */
export const playDice: PlayRound<DiceChoice, never, DiceEvent> = (draw, stake, choice, decisions) => {
  if (decisions.length > 0) throw new DecisionError('a round of dice has no decisions');
  const roll = draw(FACES);
  const multiplier = multiplierOf(choice.winning);
  const pay = settleFraction(draw, stake * multiplier.numerator, multiplier.denominator);
  const win = isWinningRoll(choice, roll) ? pay : 0n;
  return {
    events: [
      { type: 'rolled', roll },
      { type: 'round_ended', win: win.toString() },
    ],
    win,
    isOver: true,
  };
};
