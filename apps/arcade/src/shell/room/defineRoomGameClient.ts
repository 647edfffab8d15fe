import type { RoundEvent } from '../../games/game.ts';
import type { RoomGameClient } from './roomGame.ts';

/**
 * Turns the client of a shared round into the form that does not name the game's events. It gets events of this game
 * only.
 */
export function defineRoomGameClient<Event extends RoundEvent>(client: RoomGameClient<Event>): RoomGameClient {
  return client as unknown as RoomGameClient;
}
