import { createHash, createPrivateKey, createPublicKey, randomBytes, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../database.ts';
import type { MasterKeys } from '../../../masterKey/masterKeys.ts';
import { rootKeyContext } from '../../../masterKey/sealedRecords.ts';

/** A key that signs roots (Ed25519), and the id by which a root names it. */
export interface RootKey {
  id: string;
  privateKey: KeyObject;
}

const SEED_BYTES = 32;
/** The bytes before the seed in a private key of Ed25519 (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const ID_LENGTH = 16;

/** Returns the current signing key; creates one if there is none. */
export async function ensureRootKey(
  db: Kysely<Database> | Transaction<Database>,
  masterKeys: MasterKeys,
): Promise<RootKey> {
  const stored = await db.selectFrom('ledger_root_key').selectAll().orderBy('made_at', 'desc').executeTakeFirst();
  if (stored !== undefined)
    return keyOf(Buffer.from(masterKeys.open(stored.sealed, rootKeyContext(stored.id)), 'base64'));
  const seed = randomBytes(SEED_BYTES);
  const key = keyOf(seed);
  const sealed = masterKeys.seal(seed.toString('base64'), rootKeyContext(key.id));
  await db.insertInto('ledger_root_key').values({ id: key.id, sealed }).execute();
  return key;
}

/**
 * Returns the public keys that may sign roots, by their ids. Only keys that the master key decrypts count, so that
 * nobody can add one by inserting a row. @throws SealError when one cannot be decrypted.
 */
export async function trustedRootKeys(db: Kysely<Database>, masterKeys: MasterKeys): Promise<Map<string, KeyObject>> {
  const rows = await db.selectFrom('ledger_root_key').selectAll().execute();
  const keys = rows.map(({ id, sealed }) => keyOf(Buffer.from(masterKeys.open(sealed, rootKeyContext(id)), 'base64')));
  return new Map(keys.map(({ id, privateKey }) => [id, createPublicKey(privateKey)]));
}

/** Returns the public half of a key as PEM, for checking roots without the master key. */
export function publicPem({ privateKey }: RootKey): string {
  return createPublicKey(privateKey).export({ format: 'pem', type: 'spki' }).toString();
}

/** Reads the public key in a PEM file, by its id. @throws Error when it cannot be read. */
export function readPublicKey(file: string): Map<string, KeyObject> {
  const key = createPublicKey(readFileSync(file));
  return new Map([[idOf(key), key]]);
}

function keyOf(seed: Buffer): RootKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  return { id: idOf(createPublicKey(privateKey)), privateKey };
}

function idOf(publicKey: KeyObject): string {
  const der = publicKey.export({ format: 'der', type: 'spki' });
  return createHash('sha256').update(der).digest('hex').slice(0, ID_LENGTH);
}
