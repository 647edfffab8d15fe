/*
 * The room of a title whose rounds are draws on a schedule, over the WebSocket `/arcade/api/draws`. The first message
 * of the client is `{"token": "<session token>"}`; it sends no others. Amounts are digits in minor units; times are
 * epoch milliseconds of the server's clock. Types only.
 */
import type { Currency } from '@parlor/contract';
import type { RoundView } from './arcadeApi.ts';

/** A draw as everybody may see it at any time. */
export interface DrawView {
  /** The number of the draw since the epoch. It is the nonce of its bets. */
  index: number;
  /** The commitment: SHA-256 of the server seed. */
  hash: string;
  /** By the server's clock. */
  opensAt: number;
  closesAt: number;
  revealsAt: number;
}

/** The data published with the seeds of many draws, before the first of them. */
export interface DrawChainView {
  /** The first draw of the chain. */
  firstDraw: number;
  length: number;
  /** The seed before that of the first draw. Each is the SHA-256 of the next one followed by a zero byte. */
  terminalHash: string;
  /** A draw without bets has the client seed SHA-256(`<public seed>:<index>`). */
  publicSeed: string;
}

/** A draw whose seeds are public. */
export interface PastDraw {
  index: number;
  /** In the form of the game's `resultOf`. */
  result: unknown;
}

/** A past draw with the seeds of its result. */
export interface PastDrawSeeds extends PastDraw {
  serverSeed: string;
  clientSeed: string;
}

/** Bets of a draw for real money. */
export interface DrawTotals {
  players: number;
  bets: number;
  places: { place: string; currency: Currency; amount: string }[];
}

/** A message of the room of a title. */
export type DrawMessage =
  | {
      type: 'hello';
      serverTime: number;
      schedule: {
        periodMs: number;
        offsetMs: number;
        bettingMs: number;
        revealsAfterMs: number;
        drawsAhead: number;
      };
      draw: DrawView;
      chain: DrawChainView;
      phase: 'betting' | 'closed' | 'revealed';
      /** Null while bets are open. */
      clientSeed: string | null;
      /** Newest first, at most 100; includes the current draw once it is revealed. */
      past: PastDraw[];
      totals: DrawTotals;
      /** The player's bets in this draw, and unsettled earlier bets. */
      mine: RoundView[];
    }
  | { type: 'opened'; draw: DrawView }
  | { type: 'closed'; index: number; clientSeed: string }
  | { type: 'result'; index: number; seed: string; result: unknown }
  /** Bets of other players, sent at most once a second. */
  | { type: 'bets'; index: number; totals: DrawTotals }
  /** A bet of the player changed: it was accepted, settled or is void. */
  | { type: 'mine'; round: RoundView }
  /** For the client's clock, every ten seconds. */
  | { type: 'time'; serverTime: number };

/** A form of lotteries: draws of the same kind, and their plays. */
export interface LotteryFormView {
  /** Such as `thai`, `vietnam`, `cars` or `keno`. */
  form: string;
  family: string;
  /** Names are in the language of the call. */
  name: string;
  /** The content of a draw, in a sentence. */
  about: string;
  plays: {
    play: string;
    name: string;
    /** Traditional plays are on numbers, entertainment plays on sides, sums and duels. */
    type: 'trad' | 'ent';
    /** The highest payment of one unit, such as "92.15". */
    pay: string;
    /** Whether it is on a number from 00 to 99. */
    isNumero: boolean;
  }[];
  /** The prizes of a draw in their order. */
  prizes: { prize: string; name: string }[];
}

/** A lottery by its game code, with the times of its draws in ms. Draw k opens at `offsetMs + k × periodMs`. */
export interface LotteryView {
  gameCode: string;
  form: string;
  schedule: { periodMs: number; offsetMs: number; bettingMs: number; revealsAfterMs: number };
}

/** The public result of a draw. */
export interface LotteryResultView {
  index: number;
  /** In epoch ms. */
  drawnAt: number;
  /** The prizes in their order, such as `first` or `front3`, with their numbers. */
  prizes: { prize: string; numbers: string[] }[];
}
