/*
 * What the arcade's server and its game clients say to each other. Amounts are digits in minor units; times are epoch
 * milliseconds. Types only, so that a client carries none of it.
 */
import type { Currency } from '@parlor/contract';
import type { LotusEvent } from './games/lotusLanterns/roundEvents.ts';

/** The seeds in use, as far as they may be known before they are revealed. */
export interface SeedView {
  id: string;
  serverSeedHash: string;
  /** Null until the browser gives one with its first spin. */
  clientSeed: string | null;
  /** The nonce of the next round. */
  nextNonce: number;
}

/** Seeds that are no longer in use, with the secret one. */
export interface RevealedSeeds extends SeedView {
  serverSeed: string;
  clientSeed: string | null;
}

/** What a player is told of a round. */
export interface RoundView {
  id: string;
  state: 'PENDING_WIN' | 'SETTLED' | 'VOID';
  /** Why no bet stands; only for VOID. */
  voidReason: string | null;
  stake: string;
  win: string;
  currency: Currency;
  isFreePlay: boolean;
  gameVersion: string;
  /** What happened, in order; empty for a void round, which has no outcome that counts. */
  events: LotusEvent[];
  /** The balance after the round, when the gateway has said it. */
  balance: string | null;
  nonce: number;
  serverSeedHash: string;
  clientSeed: string;
  /** Given once the seeds were rotated. */
  serverSeed: string | null;
  createdAt: number;
}

/** A session as the game opens it or comes back to it. */
export interface SessionView {
  playerName: string;
  currency: Currency;
  language: string;
  isFreePlay: boolean;
  balance: string;
  stakes: string[];
  /** The stake of the last round, or a modest first one. */
  stake: string;
  seeds: SeedView;
  minCycleMs: number;
  openedAt: number;
  serverTime: number;
  /** Totals of this session. */
  wagered: string;
  won: string;
  /** A round that was not seen to its end. */
  interruptedRound: RoundView | null;
  declaredReturn: number;
  gameVersion: string;
}

/** Why a call was refused. */
const arcadeErrorCodes = [
  'bad_request',
  'not_found',
  'too_many_calls',
  'session.code_refused',
  'session.expired',
  'gateway.unreachable',
  'round.undecided',
  'round.unfinished',
  'round.key_reused',
  'round.too_soon',
  'round.insufficient_funds',
  'seed.client_seed_needed',
  'seed.client_seed_set',
  'seed.rotated',
  'stake.unknown',
  'unexpected',
] as const;
export type ArcadeErrorCode = (typeof arcadeErrorCodes)[number];

/** The envelope of every answer. */
export type ArcadeAnswer<Value> =
  | { success: true; value: Value }
  | { success: false; errorCode: ArcadeErrorCode; message: string };
