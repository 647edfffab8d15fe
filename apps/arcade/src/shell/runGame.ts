import { openGamePage } from './gamePage.ts';
import { startPlay } from './play.ts';
import type { GameClient } from './stage.ts';

/** Runs a game in its page: opens the session of the launch, or replays the round of its address. */
export function runGame(game: GameClient): void {
  openGamePage(game, (place, parts) => startPlay(place, { ...parts, game }));
}
