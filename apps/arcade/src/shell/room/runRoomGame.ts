import { openGamePage } from '../gamePage.ts';
import type { RoomGameClient } from './roomGame.ts';
import { startRoom } from './startRoom.ts';

/** Runs a game whose round is shared by everybody: in its page as `runGame` does, with the room in place of rounds. */
export function runRoomGame(game: RoomGameClient): void {
  openGamePage(game, (place, parts) => startRoom(place, { ...parts, game }));
}
