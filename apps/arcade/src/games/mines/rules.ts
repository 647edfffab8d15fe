import { settleFraction } from '../../fairness/seededRounding.ts';
import { DecisionError, type PlayRound } from '../game.ts';
import { drawDistinct } from '../../fairness/drawDistinct.ts';
import type { MaxWinTerms } from '../maxWin.ts';
import { lastStop, multiplierAfter, TILES } from './math.ts';
import { stoppingPay, type StoppingPay } from '../stoppingPay.ts';

/** The version of these rules, stored with every round. */
export const MINES_VERSION = 'mines@1';

/** The player's choice with a bet. */
export interface MinesChoice extends MaxWinTerms {
  /** From 1 to 24. */
  mines: number;
}

/** A decision of the player. Tiles are counted from 0, row by row. */
export type MinesDecision = { type: 'pick'; tile: number } | { type: 'cash_out' };

/** An event of a round. A mine pays nothing: its multiplier and payout are zero. */
export type MinesEvent =
  | ({ type: 'tile_revealed'; tile: number; isMine: boolean } & StoppingPay)
  | { type: 'board_revealed'; mines: number[] }
  | { type: 'round_ended'; win: string };

/**
 * Plays a round of Mines. The mines are placed before the first pick, and the number that settles the fraction of a
 * minor unit follows them in the stream, so no decision changes what is drawn.
 */
export const playMines: PlayRound<MinesChoice, MinesDecision, MinesEvent> = (
  draw,
  stake,
  { mines: mineCount, ...terms },
  decisions,
) => {
  const last = lastStop(mineCount, terms);
  const mines = drawDistinct(draw, TILES, mineCount);
  const gems = new Set<number>();
  const events: MinesEvent[] = [];
  let finalWin: bigint | undefined;
  for (const decision of decisions) {
    if (finalWin !== undefined) throw new DecisionError('the round is over');
    if (decision.type === 'pick') {
      const { tile } = decision;
      if (!Number.isInteger(tile) || tile < 0 || tile >= TILES) throw new DecisionError('there is no such tile');
      if (gems.has(tile)) throw new DecisionError('the tile is revealed already');
      const isMine = mines.includes(tile);
      if (isMine) finalWin = 0n;
      else gems.add(tile);
      const pay = stoppingPay(stake, multiplierAfter(mineCount, isMine ? 0 : gems.size));
      events.push({ type: 'tile_revealed', tile, isMine, ...pay });
    } else if (gems.size === 0) throw new DecisionError('a cash-out needs a gem');
    const isStopped = decision.type === 'cash_out' || gems.size === last;
    if (finalWin === undefined && isStopped) {
      const { numerator, denominator } = multiplierAfter(mineCount, gems.size);
      finalWin = settleFraction(draw, stake * numerator, denominator);
    }
  }
  if (finalWin === undefined) {
    const { numerator, denominator } = multiplierAfter(mineCount, gems.size);
    return { events, win: (stake * numerator) / denominator, isOver: false };
  }
  events.push(
    { type: 'board_revealed', mines: mines.toSorted((a, b) => a - b) },
    { type: 'round_ended', win: finalWin.toString() },
  );
  return { events, win: finalWin, isOver: true };
};

/** Ends an abandoned round: cashes out, or picks the first tile if nothing was picked. */
export function nextEndingDecision(events: readonly MinesEvent[]): MinesDecision {
  return events.length > 0 ? { type: 'cash_out' } : { type: 'pick', tile: 0 };
}
