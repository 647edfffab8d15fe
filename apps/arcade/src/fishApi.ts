/*
 * Tables of fish, over the WebSocket `/arcade/api/fish`. The first message of the client is `{"token": "<session
 * token>"}`. Shots that hit something are bets and are sent to `POST /arcade/api/rounds`. These messages show the other
 * players what happens, and move no money.
 */

/** A player at a table, as everybody there sees them. */
export interface FishSeatView {
  /** From 0 to 3. */
  seat: number;
  /** The masked player name. */
  name: string;
  /** The bullet of the gun, in minor units. */
  bullet: string;
}

/** The target of a shot: parts of width and height, and the creature that it is aimed at. */
export interface FishAim {
  x: number;
  y: number;
  fish: number | null;
}

/** An event at a table. A catch is sent when it is paid, and not before. */
export type FishHappening =
  | { type: 'fired'; seat: number; bullet: string; aims: readonly FishAim[] }
  | { type: 'caught'; seat: number; fish: number; species: string; multiplier: number; win: string };

/** A message of a client. */
export type FishClientMessage =
  /** Takes a seat, or the earlier seat again, in the room with this smallest bullet. */
  | { type: 'sit'; base: string }
  /** The bullet of the gun, and its shots since the last message. */
  | { type: 'gun'; bullet: string; aims: readonly FishAim[] }
  | { type: 'leave' };

/** A message to a client. Times are epoch ms of the database. */
export type FishMessage =
  | { type: 'hello'; serverTime: number }
  | {
      type: 'seated';
      serverTime: number;
      table: string;
      /** The seed of the water and its start: the positions of creatures are a function of these and the time. */
      seed: string;
      startedAt: number;
      seat: number;
      seats: readonly FishSeatView[];
      /** Caught creatures that may still be swimming out. */
      caught: readonly number[];
    }
  | { type: 'table'; seats: readonly FishSeatView[]; happened: readonly FishHappening[] }
  /** The player lost the seat, or did not get one. */
  | { type: 'unseated'; reason: 'left' | 'balance' }
  | { type: 'time'; serverTime: number };
