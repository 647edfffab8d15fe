import type { RoundEvent } from '../../games/game.ts';
import { openGamePage } from '../gamePage.ts';
import type { BatchGameClient } from './batchGame.ts';
import { startBatches } from './startBatches.ts';

/** Runs a game whose bets go in batches: in its page as `runGame` does, with batches in place of single rounds. */
export function runBatchGame<Item, Event extends RoundEvent>(client: BatchGameClient<Item, Event>): void {
  // The server sends events of this game only.
  const game = client as unknown as BatchGameClient;
  openGamePage(game, (place, parts) => startBatches(place, { ...parts, game }));
}
