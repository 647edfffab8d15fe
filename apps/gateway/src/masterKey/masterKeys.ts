import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const ID_BYTES = 6;
const SEALED = /^v1\.([\w-]+)\.([\w-]+)$/;

/** A stored secret cannot be decrypted: its key is not given, or it was changed or moved. */
export class SealError extends Error {
  override name = 'SealError';
}

/** Encrypts stored secrets. A sealed secret is bound to its context: it opens only with the same context. */
export interface MasterKeys {
  /** Returns the sealed secret: `v1.<id of the key>.<bytes>`. */
  seal(secret: string, context: string): string;
  /** @throws SealError if the key is unknown, or the text was changed or moved from another context. */
  open(sealed: string, context: string): string;
  /** Whether a text was sealed with the current key. */
  isCurrent(sealed: string): boolean;
}

interface Key {
  id: string;
  bytes: Buffer;
}

/** Whether a text is sealed with any key. */
export function isSealed(text: string): boolean {
  return SEALED.test(text);
}

/** Returns a new master key, in base64. */
export function newMasterKey(): string {
  return randomBytes(KEY_BYTES).toString('base64');
}

/** Whether a text is a master key: 32 bytes in base64. */
export function isMasterKey(text: string): boolean {
  return /^[A-Za-z0-9+/]{43}=$/.test(text);
}

/**
 * Creates the encryption of secrets. Seals with the first key (AES-256-GCM) and opens with all of them. Each is 32
 * bytes in base64.
 */
export function createMasterKeys(current: string, others: readonly string[] = []): MasterKeys {
  const currentKey = readKey(current);
  const byId = new Map([...others.map(readKey), currentKey].map((key) => [key.id, key]));
  return {
    seal(secret, context) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', currentKey.bytes, iv).setAAD(Buffer.from(context));
      const bytes = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `v1.${currentKey.id}.${bytes.toString('base64url')}`;
    },
    open(sealed, context) {
      const [, id = '', text = ''] = SEALED.exec(sealed) ?? [];
      const key = byId.get(id);
      if (key === undefined)
        throw new SealError(`${context} is sealed with a master key that is not among those given`);
      const bytes = Buffer.from(text, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(context))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString(
          'utf8',
        );
      } catch (cause) {
        throw new SealError(`${context} was changed or comes from another context`, { cause });
      }
    },
    isCurrent: (sealed) => SEALED.exec(sealed)?.[1] === currentKey.id,
  };
}

/** Derives both the sealing key and its id from the master key, so that neither reveals the other. */
function readKey(base64: string): Key {
  const master = Buffer.from(base64, 'base64');
  const derive = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', master, 'parlor-gateway', use, length));
  return { id: derive('id', ID_BYTES).toString('base64url'), bytes: derive('seal', KEY_BYTES) };
}
