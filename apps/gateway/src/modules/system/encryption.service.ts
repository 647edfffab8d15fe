import { compactDecrypt, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import { ENCRYPTION_WINDOW_MS, type EncryptionKeys } from '@parlor/contract';
import { system } from '@parlor/contract/schemas';
import type { Database } from '../../database.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import { atTime } from '../../sqlTime.ts';

/** A key is used for new bodies this long, and opens old ones as long again. */
const ROTATE_MS = 7 * 24 * 3_600_000;
/** How long the keys are trusted before they are read again, so that every process sees a new one. */
const FRESH_MS = 60_000;

interface Key {
  kid: string;
  createdAt: number;
  privateKey: CryptoKey | Uint8Array;
  publicJwk: EncryptionKeys['keys'][number];
}

export interface EncryptionService {
  /** The public keys, the one to use first. */
  publicKeys(): Promise<EncryptionKeys>;
  /** Opens an encrypted body that was sealed for this very call, at most once. */
  open(sealed: string, bound: { method: string; path: string }): Promise<{ body: unknown } | Refusal<'request.encryption_invalid' | 'request.replayed'>>;
}

/** Keys for encrypted bodies, kept in the database and shared by every process. */
export function createEncryptionService(deps: { db: Kysely<Database>; shared: SharedState; clock: () => number }): EncryptionService {
  const { db, shared, clock } = deps;
  let held: { keys: Promise<Key[]>; readAt: number } | undefined;

  async function read(): Promise<Key[]> {
    const now = clock();
    const rows = await db.selectFrom('encryption_key').selectAll().where('created_at', '>', atTime(now - 2 * ROTATE_MS)).orderBy('created_at', 'desc').execute();
    const keys = await Promise.all(rows.map((row) => toKey(row.private_jwk, row.created_at)));
    const newest = keys[0];
    if (newest !== undefined && now - newest.createdAt < ROTATE_MS) return keys;
    return [await make(now), ...keys];
  }

  async function make(now: number): Promise<Key> {
    const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const privateJwk = { ...(await exportJWK(pair.privateKey)), kid: crypto.randomUUID(), alg: 'ECDH-ES', use: 'enc' };
    await db.insertInto('encryption_key').values({ kid: privateJwk.kid, private_jwk: JSON.stringify(privateJwk), created_at: new Date(now) }).execute();
    return toKey(privateJwk, now);
  }

  function freshKeys(): Promise<Key[]> {
    if (held === undefined || clock() - held.readAt >= FRESH_MS) {
      const reading = read();
      held = { keys: reading, readAt: clock() };
      reading.catch(() => {
        held = undefined;
      });
    }
    return held.keys;
  }

  async function decrypt(sealed: string): Promise<unknown> {
    const known = await freshKeys();
    const { plaintext } = await compactDecrypt(
      sealed,
      ({ kid }) => {
        const key = known.find((candidate) => candidate.kid === kid);
        if (key === undefined) throw new Error('The key is not known');
        return key.privateKey;
      },
      { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] },
    );
    return JSON.parse(new TextDecoder().decode(plaintext));
  }

  return {
    publicKeys: async () => ({ keys: (await freshKeys()).map((key) => key.publicJwk) }),
    async open(sealed, bound) {
      const decrypted = await decrypt(sealed).catch(() => undefined);
      const parsed = system.sealedBody.safeParse(decrypted);
      if (!parsed.success) return refuse('request.encryption_invalid');
      const { method, path, iat, nonce, body } = parsed.data;
      if (method !== bound.method || path !== bound.path || Math.abs(clock() - iat) > ENCRYPTION_WINDOW_MS) return refuse('request.encryption_invalid');
      const isFirst = await shared.spend(`nonce:${nonce}`, 2 * ENCRYPTION_WINDOW_MS);
      return isFirst ? { body } : refuse('request.replayed');
    },
  };
}

async function toKey(privateJwk: JWK, createdAt: number): Promise<Key> {
  const { kid = '', x = '', y = '' } = privateJwk;
  return {
    kid,
    createdAt,
    privateKey: await importJWK(privateJwk, 'ECDH-ES'),
    publicJwk: { kty: 'EC', crv: 'P-256', x, y, kid, alg: 'ECDH-ES', use: 'enc' },
  };
}
