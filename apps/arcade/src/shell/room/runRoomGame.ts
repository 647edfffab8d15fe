import { openGamePage } from '../gamePage.ts';
import type { RoomGameClient } from './roomGame.ts';
import { startRoom } from './startRoom.ts';

/** Runs a game with shared rounds in its page, like `runGame` with the room in place of rounds. */
export function runRoomGame(game: RoomGameClient): void {
  openGamePage(game, (place, parts) => startRoom(place, { ...parts, game }));
}
