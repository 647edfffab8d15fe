import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseSignature, SIGNATURE_WINDOW_S, signedText } from '@parlor/contract';

/** A signed request as it arrived. */
export interface SignedRequest {
  method: string;
  path: string;
  /** The raw body: the signature covers its bytes, not the parsed value. */
  rawBody: Buffer;
  signature: string | undefined;
}

/** Returns the hex HMAC-SHA256 of a request under a key. `timestamp` is in epoch seconds. */
function signatureOf(
  key: string,
  timestamp: string,
  { method, path, rawBody }: Omit<SignedRequest, 'signature'>,
): string {
  return createHmac('sha256', key)
    .update(signedText(timestamp, method, path, ''))
    .update(rawBody)
    .digest('hex');
}

/** Returns the signature header of a request made at `now` (epoch milliseconds). */
export function signatureHeader(key: string, now: number, request: Omit<SignedRequest, 'signature'>): string {
  const timestamp = String(Math.floor(now / 1000));
  return `t=${timestamp},v1=${signatureOf(key, timestamp, request)}`;
}

/**
 * Whether a request was signed with one of the keys within the window around `now` (epoch milliseconds). Every pair of
 * key and signature is compared in constant time, and none is skipped, so the duration reveals nothing.
 */
export function isSignatureValid(keys: readonly string[], now: number, request: SignedRequest): boolean {
  const parsed = request.signature === undefined ? undefined : parseSignature(request.signature);
  if (parsed === undefined || Math.abs(now / 1000 - Number(parsed.timestamp)) > SIGNATURE_WINDOW_S) return false;
  let isValid = false;
  for (const key of keys) {
    const expected = Buffer.from(signatureOf(key, parsed.timestamp, request));
    for (const signature of parsed.signatures) {
      const given = Buffer.from(signature);
      if (given.length === expected.length && timingSafeEqual(given, expected)) isValid = true;
    }
  }
  return isValid;
}
