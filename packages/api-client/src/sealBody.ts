import { CompactEncrypt, importJWK } from 'jose';
import type { EncryptionKeys, SealedBody } from '@parlor/contract';

/** Thrown if WebCrypto is missing because the origin is not secure. Callers know it by its name. */
class InsecureOriginError extends Error {
  override name = 'InsecureOriginError';
}

/**
 * Seals a body for one call (API-03): a compact JWE (ECDH-ES, A256GCM) of method, path, time, single-use nonce and
 * body. `now` is the gateway's time in epoch ms.
 */
export async function sealBody(
  call: { method: string; path: string; body: unknown },
  keys: EncryptionKeys['keys'],
  now: number,
): Promise<string> {
  if (!globalThis.crypto?.subtle) throw new InsecureOriginError('Encryption needs a secure origin');
  const key = keys[0];
  if (!key) throw new Error('The gateway published no encryption key');
  const sealed: SealedBody = {
    method: call.method,
    path: call.path,
    iat: now,
    nonce: crypto.randomUUID(),
    body: call.body,
  };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(sealed)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'));
}
