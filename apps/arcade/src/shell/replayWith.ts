import { outcomeWords } from '../fairness/outcomeWords.ts';
import { uniformDraw } from '../fairness/uniformDraw.ts';
import type { PlayRound, RoundEvent } from '../games/game.ts';
import type { RoundSource } from './stage.ts';

/** Returns the function that replays a round of a game from its seeds. */
export function replayWith<Choice, Decision, Event extends RoundEvent>(
  play: PlayRound<Choice, Decision, Event>,
): (round: RoundSource) => { events: readonly Event[]; win: bigint } {
  // The server checked choice and decisions when it played the round.
  return ({ stake, choice, decisions, ...seeds }) =>
    play(uniformDraw(outcomeWords(seeds)), stake, choice as Choice, decisions as readonly Decision[]);
}
