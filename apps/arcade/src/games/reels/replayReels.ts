import { replayWith } from '../../shell/replayWith.ts';
import type { RoundSource } from '../../shell/stage.ts';
import { designOf } from './designOf.ts';
import { reelsRules, type ReelsEvent } from './rules.ts';

/** Replays a round of a title from its seeds. */
export function replayReels(round: RoundSource): { events: readonly ReelsEvent[]; win: bigint } {
  return replayWith(reelsRules(designOf(round.gameCode)))(round);
}
