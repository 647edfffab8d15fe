import type { RoundEvent } from '../games/game.ts';
import type { GameClient } from './stage.ts';

/** Turns a game's client into the form that does not name the game's events. It gets events of this game only. */
export function defineGameClient<Event extends RoundEvent>(client: GameClient<Event>): GameClient {
  return client as unknown as GameClient;
}
