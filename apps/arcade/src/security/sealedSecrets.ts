import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Encrypts secrets at rest. A sealed secret is bound to its context: it opens only under the same `place`. */
export interface SealedSecrets {
  seal(secret: string, place: string): Buffer;
  /** @throws Error when the bytes were changed, moved to another context, or sealed with another key. */
  open(sealed: Buffer, place: string): string;
  /** Returns a fingerprint: equal for equal texts, and without the key it reveals nothing else. */
  printOf(text: string): string;
}

/** Creates the sealing with a 32-byte key (AES-256-GCM under a derived key). */
export function createSealedSecrets(masterKey: Buffer): SealedSecrets {
  if (masterKey.length !== KEY_BYTES) throw new RangeError('the key must have 32 bytes');
  const key = Buffer.from(hkdfSync('sha256', masterKey, 'parlor-arcade', 'sealed-secrets-v1', KEY_BYTES));
  const printKey = Buffer.from(hkdfSync('sha256', masterKey, 'parlor-arcade', 'fingerprints-v1', KEY_BYTES));
  return {
    printOf: (text) => createHmac('sha256', printKey).update(text).digest('base64url'),
    seal(secret, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
      return Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, place) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(place))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
}

/** Reads the key from a file, which is created on the first start with access for the owner only. */
export function loadOrCreateKey(file: string): Buffer {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return parseKey(readFileSync(file, 'utf8').trim());
}

/** Reads a key written in base64. @throws RangeError when it does not have 32 bytes. */
export function parseKey(base64: string): Buffer {
  const key = Buffer.from(base64, 'base64');
  if (key.length !== KEY_BYTES) throw new RangeError('the key must be 32 bytes in base64');
  return key;
}
