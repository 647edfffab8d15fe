import type { RoundEvent } from '../games/game.ts';
import type { GameClient } from './stage.ts';

/** Erases the event type of a game's client. The client receives events of its game only. */
export function defineGameClient<Event extends RoundEvent>(client: GameClient<Event>): GameClient {
  return client as unknown as GameClient;
}
