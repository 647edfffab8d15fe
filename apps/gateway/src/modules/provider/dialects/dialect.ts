import { z } from 'zod';
import type { ProviderStatus } from '@parlor/contract';
import type { VendorCommand } from '../vendorCommands.ts';

/** A request as it arrived. */
export interface RawRequest {
  /** The raw body: the signature covers its bytes, not the parsed value. */
  rawBody: Buffer;
  /** Returns a header; undefined unless it was sent exactly once. */
  header: (name: string) => string | undefined;
}

/** The exact conversion between a vendor's amounts and ours. */
export interface Money {
  /**
   * Returns the minor units of an amount; undefined when it is finer than the currency's minor unit, or the vendor does
   * not support the currency.
   */
  toMinor(amount: bigint, currency: string): bigint | undefined;
  /** Returns the vendor's amount of minor units, truncated to its own unit. */
  fromMinor(minor: bigint, currency: string): bigint;
}

/** A parsed request: a query, or commands that are committed as a whole. */
export type DialectRequest = {
  playerRef: string;
  /** The id of the session, if the dialect has one. */
  token?: string | undefined;
  /** The currency of a balance, if named. */
  currency?: string | undefined;
} & ({ wants: 'player' } | { wants: 'balance' } | { wants: 'commands'; commands: readonly VendorCommand[] });

/** The result of a request. */
export interface Outcome {
  status: ProviderStatus;
  /** Minor units; undefined when the vendor may not know the balance. */
  balance?: bigint | undefined;
  currency?: string | undefined;
  /** One result for each command, in order; empty without commands. */
  results: readonly { status: ProviderStatus; txId: string | undefined; operatorTxId: string | undefined }[];
  /** The requested player. */
  player?: { merchantCode: string; registeredAt: number } | undefined;
}

/** The response of a dialect; integers may be bigints. */
export interface Rendered {
  http: number;
  body: Readonly<Record<string, unknown>>;
}

/**
 * The adapter of a vendor's protocol. It makes no decisions of its own. Its routes are `POST /provider/<name>/<code of
 * the vendor>/<path>`.
 */
export interface Dialect {
  /** The name that profiles use. */
  readonly name: string;
  readonly paths: readonly string[];
  /** The kind of a vendor's key: a shared secret, or the vendor's public key. */
  readonly key: 'shared_secret' | 'public_key';
  /** How the player of a bet is found: by the session token, or by name in the newest session. */
  readonly seat: 'token' | 'player';
  /** Decimals of its amounts in every currency; undefined means those of the currency. A profile may override this. */
  readonly decimals: number | undefined;
  /** Whether one of the vendor's keys signed the request. False without keys. */
  verify(request: RawRequest, keys: readonly string[]): boolean;
  /**
   * Parses the body; undefined if it is invalid. Integers of the body are bigints. `now` is epoch milliseconds, for
   * dialects whose requests carry no time.
   */
  parse(request: { path: string; body: unknown; now: number }, money: Money): DialectRequest | undefined;
  /** Renders the response, which may repeat parts of the body. The body is undefined if the signature was invalid. */
  render(outcome: Outcome, request: { path: string; body: unknown }, money: Money): Rendered;
}

/** A vendor's identifier. It is stored and displayed, so it must be printable ASCII. */
export const vendorName = z.string().regex(/^[\x21-\x7e]{1,64}$/);
/** A token or another secret of a session. */
export const vendorToken = z.string().regex(/^[\x21-\x7e]{1,128}$/);
/** An amount in the vendor's units. */
export const vendorAmount = z
  .bigint()
  .min(0n)
  .max(10n ** 18n);
export const vendorCurrency = z.string().regex(/^[A-Z]{3}$/);
