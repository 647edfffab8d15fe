import { openGamePage } from '../gamePage.ts';
import type { SeatGameClient } from './seatGame.ts';
import { startSeats } from './startSeats.ts';

/**
 * Runs a game of tables with seats in its page. Its hands are shown again in the history, and have no page of their
 * own.
 */
export function runSeatGame(game: SeatGameClient): void {
  openGamePage(game, (place, parts) => startSeats(place, { ...parts, game }));
}
