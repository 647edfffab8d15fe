/** Answers of the provider API. A final business outcome is never a 5xx; TEMPORARY asks the vendor to send again. */
export const providerStatuses = [
  'OK', 'INSUFFICIENT_FUNDS', 'TX_CONFLICT', 'TX_NOT_FOUND', 'TX_CANCELLED', 'CANNOT_CANCEL', 'BAD_SIGNATURE', 'BAD_REQUEST', 'SESSION_EXPIRED',
  'PLAYER_BLOCKED', 'LIMIT_REACHED', 'GAME_DISABLED', 'CURRENCY_MISMATCH', 'TEMPORARY',
] as const;
export type ProviderStatus = (typeof providerStatuses)[number];

/** Calls of the provider API; each is a POST to `/provider/v1/<name>`. */
export const providerCalls = ['authenticate', 'balance', 'bet', 'win', 'rollback'] as const;
export type ProviderCall = (typeof providerCalls)[number];

/** The path of a provider call. */
export function providerPath(call: ProviderCall): `/provider/v1/${ProviderCall}` {
  return `/provider/v1/${call}`;
}

/** Header of the vendor's code, and of its signature `t=<epoch seconds>,v1=<hex HMAC-SHA256>`. */
export const PROVIDER_HEADER = 'Provider';
export const SIGNATURE_HEADER = 'Signature';
/** How old or early a signature may be, in seconds. */
export const SIGNATURE_WINDOW_S = 300;

/** The text that a signature covers; `rawBody` is the body as it was sent, byte for byte. */
export function signedText(timestamp: string, method: string, path: string, rawBody: string): string {
  return `${timestamp}.${method}.${path}.${rawBody}`;
}

/** Reads a signature header; undefined when it does not have the form `t=…,v1=…` (a second v1 is allowed for key rotation). */
export function parseSignature(header: string): { timestamp: string; signatures: string[] } | undefined {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const timestamp = parts.find(([name]) => name === 't')?.[1];
  const signatures = parts.filter(([name]) => name === 'v1').map(([, value]) => value ?? '');
  if (!timestamp || !/^\d{1,12}$/.test(timestamp) || signatures.length === 0 || signatures.length > 2) return undefined;
  return { timestamp, signatures };
}
