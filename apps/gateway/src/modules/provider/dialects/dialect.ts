import { z } from 'zod';
import type { ProviderStatus } from '@parlor/contract';
import type { VendorCommand } from '../vendorCommands.ts';

/** A request as it arrived. */
export interface RawRequest {
  /** The raw body: the signature covers its bytes, not the parsed value. */
  rawBody: Buffer;
  /** A header; undefined when it was not sent once. */
  header: (name: string) => string | undefined;
}

/** How a vendor's amounts are ours. Exact both ways. */
export interface Money {
  /**
   * Minor units of an amount; undefined when it is finer than the currency's minor unit, or the vendor does not play in
   * the currency.
   */
  toMinor(amount: bigint, currency: string): bigint | undefined;
  /** The vendor's amount of minor units; what is finer than its own unit is left out. */
  fromMinor(minor: bigint, currency: string): bigint;
}

/** The request: a query, or commands that are committed as a whole. */
export type Ask = {
  playerRef: string;
  /** The id of the session, if the dialect has one. */
  token?: string | undefined;
  /** The currency of a balance, where it is named. */
  currency?: string | undefined;
} & ({ wants: 'player' } | { wants: 'balance' } | { wants: 'commands'; commands: readonly VendorCommand[] });

/** The result of a request. */
export interface Outcome {
  status: ProviderStatus;
  /** Minor units; undefined when the vendor may not know. */
  balance?: bigint | undefined;
  currency?: string | undefined;
  /** Of each command, in its place; empty when nothing was commanded. */
  results: readonly { status: ProviderStatus; txId: string | undefined; operatorTxId: string | undefined }[];
  /** The player that was asked for. */
  player?: { merchantCode: string; registeredAt: number } | undefined;
}

/** An answer in the vendor's words; integers may be bigints. */
export interface Rendered {
  http: number;
  body: Readonly<Record<string, unknown>>;
}

/**
 * The language of a vendor: thin, without a decision of its own. Its addresses are
 * `POST /provider/<name>/<code of the vendor>/<path>`.
 */
export interface Dialect {
  /** By which profiles name it. */
  readonly name: string;
  readonly paths: readonly string[];
  /** The kind of a vendor's key: a shared secret, or the vendor's public key. */
  readonly key: 'shared_secret' | 'public_key';
  /** The player of a bet: by the token of the session, or by name, in the newest session. */
  readonly seat: 'token' | 'player';
  /** Decimals of its amounts in every currency; undefined: those of the currency. A profile may say otherwise. */
  readonly decimals: number | undefined;
  /** Whether one of the vendor's keys signed the request. No key signs nothing. */
  verify(request: RawRequest, keys: readonly string[]): boolean;
  /**
   * The request in the body; undefined if it is none. Integers of the body are bigints. `now` is epoch milliseconds,
   * for dialects whose requests have no time.
   */
  parse(request: { path: string; body: unknown; now: number }, money: Money): Ask | undefined;
  /** The answer, which may repeat parts of the body; that is undefined where the signature was not good. */
  render(outcome: Outcome, request: { path: string; body: unknown }, money: Money): Rendered;
}

/** A vendor's name of something: kept and shown, so it is printable ASCII. */
export const vendorName = z.string().regex(/^[\x21-\x7e]{1,64}$/);
/** A token or another secret of a session. */
export const vendorToken = z.string().regex(/^[\x21-\x7e]{1,128}$/);
/** An amount in the vendor's units. */
export const vendorAmount = z
  .bigint()
  .min(0n)
  .max(10n ** 18n);
export const vendorCurrency = z.string().regex(/^[A-Z]{3}$/);
