/*
 * The messages between the arcade's server and the clients of games with seats. Amounts are digits in minor units;
 * times are epoch milliseconds of the server's clock. Types only.
 *
 * Sitting down is a bet: `POST /arcade/api/rounds` with the buy-in as `stake` and `{ tableBase }` as `choice`. A top-up
 * is a decision of that round, `{ topUp }`. The WebSocket `/arcade/api/seats` sends events; its client sends only a
 * first message, `{"token": "<session token>"}`. Everything else is `POST /arcade/api/seats/acts`.
 */
import type { Json } from './games/game.ts';

/** The acts of a player at the table. Each is idempotent. */
export type SeatAct =
  /** A move in a hand; `position` is the number of moves of this seat before it. */
  | { type: 'move'; hand: string; position: number; move: Json }
  /** The browser's client seed for the committed hand. A player who sends none is not dealt in. */
  | { type: 'seed'; hand: string; clientSeed: string }
  | { type: 'sit_out'; isOut: boolean }
  /** Leaves the table. A running hand is first finished with default moves. */
  | { type: 'leave' };

/** The body of an act. `holder` names the connection that plays the seat. */
export interface SeatActRequest {
  holder: string;
  act: SeatAct;
}

/** The remaining time of a seat's turn. */
export interface SeatClock {
  /** The time until which the time bank is not used. */
  thinkUntil: number;
  /** The time at which the default move is made. */
  endsAt: number;
}

/** A player or bot at a table. */
export interface SeatView {
  seat: number;
  name: string;
  /** The number of a drawn face. */
  picture: number;
  isBot: boolean;
  isYou: boolean;
  stack: string;
  /** `waiting` for the next hand; `away` without a connection. */
  status: 'playing' | 'waiting' | 'out' | 'away';
  /** Set while the seat may move. */
  clock: SeatClock | null;
}

/** The result of a hand at a place. The stack changed by `net`; `rake` was taken from the win. */
export interface PlaceResult {
  place: number;
  seat: number;
  name: string;
  isBot: boolean;
  isYou: boolean;
  /** In units of the base, before rake. */
  units: number;
  net: string;
  rake: string;
}

/** A hand as one player sees it. */
export interface HandView {
  id: string;
  number: number;
  /** The seats of the table by place; the last is the dealer's. */
  places: number[];
  /** The caller's place; null for a watcher. */
  yourPlace: number | null;
  /** The view of your place, in the form of the game's `viewFor`. */
  view: Json;
  /** The places that may move. */
  toMove: number[];
  /** Your moves now; empty while it is not your turn. */
  yourMoves: Json[];
  /** The number of your moves so far. */
  yourPosition: number;
  /** Null while the hand continues. */
  results: PlaceResult[] | null;
  serverSeedHash: string;
  clientSeed: string;
  /** Public once the hand is over. */
  serverSeed: string | null;
}

/** The next hand. */
export interface NextHandView {
  id: string;
  number: number;
  /** The commitment: SHA-256 of the server seed. */
  serverSeedHash: string;
  /** When it is dealt; null while the table waits for people. */
  dealsAt: number | null;
}

/** A table as one player sees it. */
export interface TableView {
  id: string;
  /** Grows with every change of the table. */
  version: number;
  base: string;
  seatCount: number;
  seats: SeatView[];
  /** The current hand, or the last one. */
  hand: HandView | null;
  next: NextHandView | null;
  you: {
    roundId: string;
    /** Null while you wait for a seat. */
    seat: number | null;
    stack: string;
    isOut: boolean;
    /** Whether the stack is too small for any place of a hand. */
    isShort: boolean;
    isLeaving: boolean;
    /** The rest of the time bank, in ms. */
    bankMs: number;
    /** Whether your seed for the next hand has arrived. */
    isReady: boolean;
    /** The number of decisions of the round: the position of the next top-up. */
    topUps: number;
    /** The highest possible top-up now. */
    mostTopUp: string;
  };
}

/** The terms of a title's tables. */
export interface SeatTerms {
  /** The bases on offer. */
  bases: string[];
  seats: { least: number; most: number };
  /** In units of the base. */
  buyIn: { least: number; most: number };
  rake: { numerator: string; denominator: string };
  thinkMs: number;
  bankMs: number;
}

/** A message of the socket. */
export type SeatMessage =
  | {
      type: 'hello';
      serverTime: number;
      /** Names this connection in acts. */
      holder: string;
      terms: SeatTerms;
      /** Null for a player without a seat. */
      table: TableView | null;
    }
  | { type: 'table'; serverTime: number; table: TableView }
  /** The sitting ended; its win is pending or paid. */
  | { type: 'left'; roundId: string; stack: string; bought: string }
  /** For the client's clock, every ten seconds. */
  | { type: 'time'; serverTime: number }
  /** Another connection of the player took the seat. This one is closed. */
  | { type: 'taken' };

/** A finished hand with all its inputs. */
export interface PastHand {
  id: string;
  number: number;
  base: string;
  gameVersion: string;
  dealtAt: number;
  serverSeedHash: string;
  serverSeed: string;
  clientSeed: string;
  /** By place; null for a bot. */
  clientSeeds: (string | null)[];
  moves: { place: number; move: Json; by: 'player' | 'time' | 'bot' }[];
  results: PlaceResult[];
  /** The public view at the end, in the form of the game's `viewFor`. */
  view: Json;
}
