import { openGamePage } from '../gamePage.ts';
import type { SeatGameClient } from './seatGame.ts';
import { startSeats } from './startSeats.ts';

/** Runs a game of tables with seats in its page. Its hands are shown in the history, not in a replay page. */
export function runSeatGame(game: SeatGameClient): void {
  openGamePage(game, (place, parts) => startSeats(place, { ...parts, game }));
}
