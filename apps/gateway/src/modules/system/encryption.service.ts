import {
  compactDecrypt,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import { sql, type Kysely } from 'kysely';
import { ENCRYPTION_WINDOW_MS, type EncryptionKeys } from '@parlor/contract';
import { system } from '@parlor/contract/schemas';
import type { Database } from '../../database.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { parseStrictJson } from '../../http/strictJson.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import { encryptionKeyContext } from '../../masterKey/sealedRecords.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import { atTime } from '../../sqlTime.ts';

/** How long a key encrypts new bodies, in ms. It decrypts older ones for the same time again. */
const ROTATE_MS = 7 * 24 * 3_600_000;
/** How long the keys are cached, in ms, so that every process learns of a new one. */
const FRESH_MS = 60_000;
/** The greatest age of the cache when a body names an unknown key, in ms. */
const UNKNOWN_KEY_MS = 1_000;
// An arbitrary number that every process shares.
const LOCK_KEY = 7_275_190_101;

interface Key {
  kid: string;
  createdAt: number;
  privateKey: CryptoKey | Uint8Array;
  publicJwk: EncryptionKeys['keys'][number];
}

export interface EncryptionService {
  /** Returns the public keys, the current one first. */
  publicKeys(): Promise<EncryptionKeys>;
  /** Decrypts a body that was encrypted for this call, at most once. */
  open(
    sealed: string,
    bound: { method: string; path: string },
  ): Promise<{ body: unknown } | Refusal<'request.encryption_invalid' | 'request.replayed'>>;
}

/**
 * Creates the service of keys for encrypted bodies. They are stored under the master key and shared by every process.
 */
export function createEncryptionService(deps: {
  db: Kysely<Database>;
  shared: SharedState;
  masterKeys: MasterKeys;
  clock: () => number;
}): EncryptionService {
  const { db, shared, masterKeys, clock } = deps;
  let cached: { keys: Promise<Key[]>; readAt: number } | undefined;

  async function readFrom(connection: Kysely<Database>): Promise<Key[]> {
    const rows = await connection
      .selectFrom('encryption_key')
      .selectAll()
      .where('created_at', '>', atTime(clock() - 2 * ROTATE_MS))
      .orderBy('created_at', 'desc')
      .execute();
    return Promise.all(
      rows.map((row) =>
        toKey(JSON.parse(masterKeys.open(row.private_jwk, encryptionKeyContext(row.kid))) as JWK, row.created_at),
      ),
    );
  }

  const hasCurrent = (keys: Key[]): boolean => keys[0] !== undefined && clock() - keys[0].createdAt < ROTATE_MS;

  async function read(): Promise<Key[]> {
    const keys = await readFrom(db);
    if (hasCurrent(keys)) return keys;
    return db.transaction().execute(async (transaction) => {
      // One process creates the new key; the others wait and find it.
      await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(transaction);
      const known = await readFrom(transaction);
      return hasCurrent(known) ? known : [await make(transaction), ...known];
    });
  }

  async function make(transaction: Kysely<Database>): Promise<Key> {
    const now = clock();
    const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const privateJwk = { ...(await exportJWK(pair.privateKey)), kid: crypto.randomUUID(), alg: 'ECDH-ES', use: 'enc' };
    const sealed = masterKeys.seal(JSON.stringify(privateJwk), encryptionKeyContext(privateJwk.kid));
    await transaction
      .insertInto('encryption_key')
      .values({ kid: privateJwk.kid, private_jwk: sealed, created_at: new Date(now) })
      .execute();
    // Delete keys that are too old to decrypt anything.
    await transaction
      .deleteFrom('encryption_key')
      .where('created_at', '<=', atTime(now - 2 * ROTATE_MS))
      .execute();
    return toKey(privateJwk, now);
  }

  function keysNotOlderThan(ageMs: number): Promise<Key[]> {
    if (cached === undefined || clock() - cached.readAt >= ageMs) {
      const reading = read();
      cached = { keys: reading, readAt: clock() };
      reading.catch(() => {
        cached = undefined;
      });
    }
    return cached.keys;
  }

  async function findKey(kid: string | undefined): Promise<Key | undefined> {
    const find = (keys: Key[]) => keys.find((key) => key.kid === kid);
    // Another process may have created it since. Invented ids cause at most one query a second.
    return find(await keysNotOlderThan(FRESH_MS)) ?? find(await keysNotOlderThan(UNKNOWN_KEY_MS));
  }

  async function decrypt(sealed: string): Promise<unknown> {
    const key = await findKey(decodeProtectedHeader(sealed).kid);
    if (key === undefined) return undefined;
    const { plaintext } = await compactDecrypt(sealed, key.privateKey, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
      // A compressed body could inflate past the size limit.
      maxDecompressedLength: 0,
    });
    return parseStrictJson(new TextDecoder('utf-8', { fatal: true }).decode(plaintext));
  }

  return {
    publicKeys: async () => ({ keys: (await keysNotOlderThan(FRESH_MS)).map((key) => key.publicJwk) }),
    async open(sealed, bound) {
      const decrypted = await decrypt(sealed).catch((error: unknown) => {
        // A body that cannot be decrypted is the caller's fault; an unreachable database is not.
        if (isCallersFault(error)) return undefined;
        throw error;
      });
      const parsed = system.sealedBody.safeParse(decrypted);
      if (!parsed.success) return refuse('request.encryption_invalid');
      const { method, path, iat, nonce, body } = parsed.data;
      if (method !== bound.method || path !== bound.path || Math.abs(clock() - iat) > ENCRYPTION_WINDOW_MS)
        return refuse('request.encryption_invalid');
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

function isCallersFault(error: unknown): boolean {
  return error instanceof errors.JOSEError || error instanceof SyntaxError || error instanceof TypeError;
}
