import type { RoundEvent } from '../../games/game.ts';
import { openGamePage } from '../gamePage.ts';
import type { DrawGameClient } from './drawGame.ts';
import { startDraws } from './startDraws.ts';

/** Runs a game of scheduled draws in its page, like `runGame` with the room in place of rounds. */
export function runDrawGame<Event extends RoundEvent>(client: DrawGameClient<Event>): void {
  // The server sends events of this game only.
  const game = client as unknown as DrawGameClient;
  openGamePage(game, (place, parts) => startDraws(place, { ...parts, game }));
}
