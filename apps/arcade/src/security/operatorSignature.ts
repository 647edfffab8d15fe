import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseSignature, SIGNATURE_WINDOW_S, signedText } from '@parlor/contract';

/**
 * Whether the gateway signed the bytes of a POST within the window around `now` (epoch ms). Every signature of the
 * header is compared, each in constant time.
 */
export function isSignedByGateway(
  secret: string,
  now: number,
  { path, rawBody, signature }: { path: string; rawBody: Buffer; signature: string | undefined },
): boolean {
  const parsed = signature === undefined ? undefined : parseSignature(signature);
  if (!parsed || Math.abs(now / 1000 - Number(parsed.timestamp)) > SIGNATURE_WINDOW_S) return false;
  const expected = Buffer.from(
    createHmac('sha256', secret)
      .update(signedText(parsed.timestamp, 'POST', path, ''))
      .update(rawBody)
      .digest('hex'),
  );
  let isValid = false;
  for (const text of parsed.signatures) {
    const given = Buffer.from(text);
    if (given.length === expected.length && timingSafeEqual(given, expected)) isValid = true;
  }
  return isValid;
}
