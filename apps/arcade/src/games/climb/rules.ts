import { settleFraction } from '../../fairness/seededRounding.ts';
import { DecisionError, type PlayRound } from '../game.ts';
import { drawDistinct } from '../../fairness/drawDistinct.ts';
import { stoppingPay, type StoppingPay } from '../stoppingPay.ts';
import { ladders, multiplierAfter, type ClimbDifficulty } from './math.ts';

/** The version of these rules, stored with every round. */
export const CLIMB_VERSION = 'climb@1';

/** The player's choice with a bet. */
export interface ClimbChoice {
  difficulty: ClimbDifficulty;
}

/** A decision of the player. A step goes through a door of the next row; doors are counted from 0. */
export type ClimbDecision = { type: 'step'; door: number } | { type: 'cash_out' };

/** An event of a round. Rows are counted from 0. A trap pays nothing: its multiplier and payout are zero. */
export type ClimbEvent =
  | ({
      type: 'step_taken';
      row: number;
      door: number;
      isTrap: boolean;
      /** The doors of this row that are traps. */
      traps: number[];
    } & StoppingPay)
  | {
      type: 'ladder_revealed';
      /** The doors that are traps, for every row. */
      traps: number[][];
    }
  | { type: 'round_ended'; win: string };

/**
 * Plays a round of a ladder. The traps of all rows are placed before the first step, and the number that settles the
 * fraction of a minor unit follows them in the stream, so no decision changes what is drawn.
 */
export const playClimb: PlayRound<ClimbChoice, ClimbDecision, ClimbEvent> = (
  draw,
  stake,
  { difficulty },
  decisions,
) => {
  const ladder = ladders[difficulty];
  const trapsByRow = Array.from({ length: ladder.rows }, () =>
    drawDistinct(draw, ladder.doors, ladder.doors - ladder.safe).toSorted((a, b) => a - b),
  );
  const events: ClimbEvent[] = [];
  let steps = 0;
  let finalWin: bigint | undefined;
  for (const decision of decisions) {
    const traps = trapsByRow[steps];
    // The round ends at the top, so an open round has a next row.
    if (finalWin !== undefined || !traps) throw new DecisionError('the round is over');
    if (decision.type === 'step') {
      const { door } = decision;
      if (!Number.isInteger(door) || door < 0 || door >= ladder.doors) throw new DecisionError('there is no such door');
      const isTrap = traps.includes(door);
      const pay = stoppingPay(stake, multiplierAfter(ladder, isTrap ? 0 : steps + 1));
      events.push({ type: 'step_taken', row: steps, door, isTrap, traps, ...pay });
      if (isTrap) finalWin = 0n;
      else steps += 1;
    } else if (steps === 0) throw new DecisionError('a cash-out needs a step');
    if (finalWin === undefined && (decision.type === 'cash_out' || steps === ladder.rows)) {
      const { numerator, denominator } = multiplierAfter(ladder, steps);
      finalWin = settleFraction(draw, stake * numerator, denominator);
    }
  }
  if (finalWin === undefined) {
    const { numerator, denominator } = multiplierAfter(ladder, steps);
    return { events, win: (stake * numerator) / denominator, isOver: false };
  }
  events.push({ type: 'ladder_revealed', traps: trapsByRow }, { type: 'round_ended', win: finalWin.toString() });
  return { events, win: finalWin, isOver: true };
};

/** Ends an abandoned round: cashes out, or goes through the first door if no step was taken. */
export function nextEndingDecision(events: readonly ClimbEvent[]): ClimbDecision {
  return events.length > 0 ? { type: 'cash_out' } : { type: 'step', door: 0 };
}
