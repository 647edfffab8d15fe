import type { RoundEvent } from '../../games/game.ts';
import { openGamePage } from '../gamePage.ts';
import type { RoomGameClient } from './roomGame.ts';
import { startRoom } from './startRoom.ts';

/** Runs a game whose round is shared by everybody: in its page as `runGame` does, with the room in place of rounds. */
export function runRoomGame<Event extends RoundEvent>(client: RoomGameClient<Event>): void {
  // The server sends events of this game only.
  const game = client as unknown as RoomGameClient;
  openGamePage(game, (place, parts) => startRoom(place, { ...parts, game }));
}
