import type { RoundEvent } from '../games/game.ts';
import { openGamePage } from './gamePage.ts';
import { startPlay } from './play.ts';
import type { GameClient } from './stage.ts';

/** Runs a game in its page: opens the session of the launch, or replays the round that the address names. */
export function runGame<Event extends RoundEvent>(client: GameClient<Event>): void {
  // The server sends events of this game only.
  const game = client as unknown as GameClient;
  openGamePage(game, (place, parts) => startPlay(place, { ...parts, game }));
}
