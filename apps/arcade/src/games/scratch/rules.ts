import { drawDistinct } from '../../fairness/drawDistinct.ts';
import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { DecisionError, type PlayRound } from '../game.ts';
import { FIELDS, NUMBERS, prizeOf, prizes, WINNING_FIELDS } from './math.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const SCRATCH_VERSION = 'scratch@1';

/** The player chooses only the stake. */
export type ScratchChoice = Record<string, never>;

/** An event of a round. Amounts are digits in minor units. */
export type ScratchEvent =
  /**
   * The symbols of the fields, row by row, as indexes of `prizes`, and the symbol that is there three times, or null.
   */
  { type: 'card_dealt'; fields: number[]; prize: number | null } | { type: 'round_ended'; win: string };

/** How often a losing symbol is on a card at most. */
const COPIES = WINNING_FIELDS - 1;

/**
 * Lays out a card whose prize is already decided. Losing symbols come from a bag with two of each, so a near miss is no
 * more frequent than by chance.
 */
function dealFields(draw: UniformDraw, prize: number | undefined): number[] {
  const symbols = prizes.map((_, index) => index);
  if (prize === undefined) return drawDistinct(draw, symbols.length * COPIES, FIELDS).map((token) => token >> 1);
  const winning = new Set(drawDistinct(draw, FIELDS, WINNING_FIELDS));
  const others = symbols.filter((symbol) => symbol !== prize);
  const rest = drawDistinct(draw, others.length * COPIES, FIELDS - WINNING_FIELDS).map((token) => others[token >> 1]);
  return Array.from({ length: FIELDS }, (_, field) => (winning.has(field) ? prize : (rest.shift() as number)));
}

/**
 * Decides a round from one number, then lays out its card. The stake is in minor units and a multiple of one hundred,
 * so that every pay is a whole number and the declared return holds at every stake.
 *
 * @throws RangeError if the stake is not such a multiple.
 */
export const playScratch: PlayRound<ScratchChoice, never, ScratchEvent> = (draw, stake, _choice, decisions) => {
  if (stake <= 0n || stake % 100n !== 0n) throw new RangeError('the stake is not a multiple of one hundred');
  if (decisions.length > 0) throw new DecisionError('a scratch card has no decisions');
  const prize = prizeOf(draw(NUMBERS));
  const fields = dealFields(draw, prize);
  const hundredths = prize === undefined ? 0 : (prizes[prize]?.hundredths ?? 0);
  const win = (stake / 100n) * BigInt(hundredths);
  return {
    events: [
      { type: 'card_dealt', fields, prize: prize ?? null },
      { type: 'round_ended', win: win.toString() },
    ],
    win,
    isOver: true,
  };
};
