/*
 * The room of a game whose rounds all players share, over the WebSocket `/arcade/api/rooms/crash`. The first message of
 * the client is `{"token": "<session token>"}`; it sends no other one. Multipliers are hundredths.
 * Amounts are digits in minor units; times are epoch milliseconds of the server's clock. Types only.
 */
import type { Currency } from '@parlor/contract';
import type { RoundView } from './arcadeApi.ts';

/** A round of the room. */
export interface RoomRound {
  /** The number of the round in its chain of seeds, from 1. It is the nonce of the bets. */
  index: number;
  id: string;
  /** The commitment: SHA-256 of the server seed, which is the server seed of the round before. */
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

/** A bet as everybody sees it. */
export interface LiveBet {
  /** Short and public; not the id of the player's round. */
  id: string;
  /** Masked. */
  name: string;
  stake: string;
  currency: Currency;
  panel: 0 | 1;
  isMine: boolean;
  /** The multiplier of the last partial cash-out; null before the first. */
  cashedOut: number | null;
  /** Null while something is in. */
  win: string | null;
}

/** A round that has crashed, with all that it follows from. */
export interface PastCrash {
  index: number;
  hundredths: number;
  serverSeed: string;
  clientSeed: string;
}

/** A message of the room. Nothing that follows from a round's outcome is sent before its time. */
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
  /** The point in hundredths and the server seed. Names are short, so that the message has at most 100 bytes. */
  | { type: 'crash'; x: number; s: string }
  /** Bets that changed, at most five times a second. */
  | { type: 'bets'; index: number; bets: LiveBet[]; totals: RoomTotals }
  /** A bet of the player changed: it was accepted, cashed out, settled or is void. */
  | { type: 'mine'; round: RoundView }
  /** For the client's clock, every ten seconds. */
  | { type: 'time'; serverTime: number };
