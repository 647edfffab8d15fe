import type { RoundEvent } from '../../games/game.ts';
import { openGamePage } from '../gamePage.ts';
import type { DrawGameClient } from './drawGame.ts';
import { startDraws } from './startDraws.ts';

/**
 * Runs a game whose rounds are draws on a schedule: in its page as `runGame` does, with the room in place of rounds.
 */
export function runDrawGame<Event extends RoundEvent>(client: DrawGameClient<Event>): void {
  // The server sends events of this game only.
  const game = client as unknown as DrawGameClient;
  openGamePage(game, (place, parts) => startDraws(place, { ...parts, game }));
}
