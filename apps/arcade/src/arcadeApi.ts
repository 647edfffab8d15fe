/*
 * What the arcade's server and its game clients say to each other. Amounts are digits in minor units; times are epoch
 * milliseconds. Types only, so that a client carries none of it.
 */
import type { Currency } from '@parlor/contract';
import type { LotusEvent } from './games/lotusLanterns/roundEvents.ts';

/** The current seeds, without the secret one. */
export interface SeedView {
  id: string;
  serverSeedHash: string;
  /** Null until the first spin, which sends it. */
  clientSeed: string | null;
  /** The nonce of the next round. */
  nextNonce: number;
}

/** Revealed seeds, with the secret one. */
export interface RevealedSeeds extends SeedView {
  serverSeed: string;
  clientSeed: string | null;
}

/** A round as the player sees it. */
export interface RoundView {
  id: string;
  state: 'PENDING_WIN' | 'SETTLED' | 'VOID';
  /** The reason of a void round. */
  voidReason: string | null;
  stake: string;
  win: string;
  currency: Currency;
  isFreePlay: boolean;
  gameVersion: string;
  /** The events in order; empty for a void round. */
  events: LotusEvent[];
  /** The balance after the round, if the gateway returned it. */
  balance: string | null;
  nonce: number;
  serverSeedHash: string;
  clientSeed: string;
  /** Present after the seeds were rotated. */
  serverSeed: string | null;
  createdAt: number;
}

/** A session, new or resumed. */
export interface SessionView {
  playerName: string;
  currency: Currency;
  language: string;
  isFreePlay: boolean;
  balance: string;
  stakes: string[];
  /** The stake of the last round, or a default. */
  stake: string;
  seeds: SeedView;
  minCycleMs: number;
  openedAt: number;
  serverTime: number;
  /** Totals of this session. */
  wagered: string;
  won: string;
  /** An interrupted round. */
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
