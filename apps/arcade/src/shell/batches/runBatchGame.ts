import type { RoundEvent } from '../../games/game.ts';
import { openGamePage } from '../gamePage.ts';
import type { BatchGameClient } from './batchGame.ts';
import { startBatches } from './startBatches.ts';

/** Runs a game with batches in its page, like `runGame` with batches in place of single rounds. */
export function runBatchGame<Item, Event extends RoundEvent>(client: BatchGameClient<Item, Event>): void {
  // The server sends events of this game only.
  const game = client as unknown as BatchGameClient;
  openGamePage(game, (place, parts) => startBatches(place, { ...parts, game }));
}
