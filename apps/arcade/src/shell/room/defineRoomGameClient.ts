import type { RoundEvent } from '../../games/game.ts';
import type { RoomGameClient } from './roomGame.ts';

/** Erases the event type of a shared round's client. The client receives events of its game only. */
export function defineRoomGameClient<Event extends RoundEvent>(client: RoomGameClient<Event>): RoomGameClient {
  return client as unknown as RoomGameClient;
}
