import { outcomeWords, type RoundSeeds } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import type { Game, Outcome } from '../../games/game.ts';

/** The input of a round's outcome: the same input always has the same outcome. */
export interface RoundInput extends RoundSeeds {
  /** In minor units. */
  stake: bigint;
  choice: unknown;
  decisions: readonly unknown[];
}

/** Plays a round by the rules of its game. */
export function outcomeOf(game: Game, { stake, choice, decisions, ...seeds }: RoundInput): Outcome {
  return game.play(uniformDraw(outcomeWords(seeds)), stake, choice, decisions);
}
