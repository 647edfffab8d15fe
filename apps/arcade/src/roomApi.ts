/*
 * The room of a game whose rounds all players share, over the WebSocket `/arcade/api/rooms/crash`. The first message of
 * the client is `{"token": "<session token>"}`; it sends no others. Multipliers are hundredths. Amounts are digits in
 * minor units; times are epoch milliseconds of the server's clock. Types only.
 */
import type { Currency } from '@parlor/contract';
import type { RoundView } from './arcadeApi.ts';

/** A round of the room. */
export interface RoomRound {
  /** The number of the round in its chain of seeds, from 1. It is the nonce of the bets. */
  index: number;
  id: string;
  /** The commitment: SHA-256 of the server seed, which is the server seed of the previous round. */
  hash: string;
  /** When bets open, and when they close and the multiplier starts; by the server's clock. */
  opensAt: number;
  startsAt: number;
}

/** Bets of a round for real money. */
export interface RoomTotals {
  players: number;
  bets: number;
  staked: { currency: Currency; amount: string }[];
}

/** The public view of a bet. */
export interface LiveBet {
  /** Short and public; not the id of the player's round. */
  id: string;
  /** The masked player name. */
  name: string;
  stake: string;
  currency: Currency;
  panel: 0 | 1;
  isMine: boolean;
  /** The multiplier of the last partial cash-out; null before the first. */
  cashedOut: number | null;
  /** Null while a part of the bet is still in. */
  win: string | null;
}

/** A crashed round with all its inputs. */
export interface PastCrash {
  index: number;
  hundredths: number;
  serverSeed: string;
  clientSeed: string;
}

/** A message of the room. No message reveals a round's outcome early. */
export type RoomMessage =
  | {
      type: 'hello';
      serverTime: number;
      round: RoomRound;
      phase: 'betting' | 'running' | 'crashed';
      /** Null while bets are open. */
      clientSeed: string | null;
      /** The hash at the beginning of the chain. */
      terminalHash: string;
      /** Newest first, at most 30. */
      past: PastCrash[];
      bets: LiveBet[];
      totals: RoomTotals;
      /** The player's own bets of this round. */
      mine: RoundView[];
    }
  | { type: 'opened'; round: RoomRound }
  | { type: 'started'; index: number; clientSeed: string }
  /** The crash point in hundredths, and the server seed. Names are short, for a message of at most 100 bytes. */
  | { type: 'crash'; x: number; s: string }
  /** Changed bets, sent at most five times a second. */
  | { type: 'bets'; index: number; bets: LiveBet[]; totals: RoomTotals }
  /** A bet of the player changed: it was accepted, cashed out, settled or is void. */
  | { type: 'mine'; round: RoundView }
  /** For the client's clock, every ten seconds. */
  | { type: 'time'; serverTime: number };
