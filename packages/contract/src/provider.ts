/** Statuses of the provider API. A final outcome is never an HTTP 5xx; `TEMPORARY` asks the vendor to retry. */
export const providerStatuses = [
  'OK',
  'INSUFFICIENT_FUNDS',
  'TX_CONFLICT',
  'TX_NOT_FOUND',
  'TX_CANCELLED',
  'CANNOT_CANCEL',
  'BAD_SIGNATURE',
  'BAD_REQUEST',
  'SESSION_EXPIRED',
  'PLAYER_BLOCKED',
  'LIMIT_REACHED',
  'GAME_DISABLED',
  'CURRENCY_MISMATCH',
  // For vendors whose profile answers a repeated transaction with a separate code.
  'DUPLICATE',
  // A command of a batch that was rolled back or not executed, because another one was refused.
  'NOT_APPLIED',
  'TEMPORARY',
] as const;
/** A status of the provider API. */
export type ProviderStatus = (typeof providerStatuses)[number];

/** Calls of the provider API. Each is a POST to `/provider/v1/<name>`. */
export const providerCalls = [
  'authenticate',
  'balance',
  'bet',
  'win',
  'bet_win',
  'rollback',
  'end_round',
  'promo_win',
  'jackpot_win',
  'free_round',
  'adjust',
  'batch',
  'tx_status',
  'draw_result',
] as const;
/** The name of a provider call. */
export type ProviderCall = (typeof providerCalls)[number];

/** Maximum number of commands in a batch. */
export const BATCH_MAX_COMMANDS = 100;

/** Returns the path of a provider call. */
export function providerPath(call: ProviderCall): `/provider/v1/${ProviderCall}` {
  return `/provider/v1/${call}`;
}

/**
 * Calls of the gateway to the in-house games. Each is a POST to `/operator/v1/<name>`, signed with their shared secret.
 */
export type OperatorCall = 'cancel';

/** Returns the path of a call to the in-house games. */
export function operatorPath(call: OperatorCall): `/operator/v1/${OperatorCall}` {
  return `/operator/v1/${call}`;
}

/** Request header with the provider's code. */
export const PROVIDER_HEADER = 'Provider';
/** Request header with the signature: `t=<epoch seconds>,v1=<hex HMAC-SHA256>`. */
export const SIGNATURE_HEADER = 'Signature';
/** Largest accepted difference between a signature's timestamp and the gateway's clock, in seconds. */
export const SIGNATURE_WINDOW_S = 300;

/** Returns the text to sign. `rawBody` is the body exactly as sent, before any parsing. */
export function signedText(timestamp: string, method: string, path: string, rawBody: string): string {
  return `${timestamp}.${method}.${path}.${rawBody}`;
}

/**
 * Parses a signature header. Returns undefined unless it has the form `t=…,v1=…`; a second `v1` is allowed for key
 * rotation.
 */
export function parseSignature(header: string): { timestamp: string; signatures: string[] } | undefined {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const timestamp = parts.find(([name]) => name === 't')?.[1];
  const signatures = parts.filter(([name]) => name === 'v1').map(([, value]) => value ?? '');
  if (!timestamp || !/^\d{1,12}$/.test(timestamp) || signatures.length === 0 || signatures.length > 2) return undefined;
  return { timestamp, signatures };
}
