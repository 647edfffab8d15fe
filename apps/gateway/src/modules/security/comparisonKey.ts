import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import { comparisonKeyContext } from '../../masterKey/sealedRecords.ts';

const KEY_BYTES = 32;

/** Keyed hashes for comparing encrypted values. The tables alone do not reveal the values. */
export interface ComparisonKey {
  hash(value: string): Promise<Buffer>;
}

/** Creates the hashes under a named key. The key is created on first use; concurrent gateways agree on one. */
export function createComparisonKey({
  db,
  masterKeys,
  name,
}: {
  db: Kysely<Database>;
  masterKeys: MasterKeys;
  name: string;
}): ComparisonKey {
  async function find(): Promise<string | undefined> {
    const row = await db.selectFrom('comparison_key').select('sealed').where('name', '=', name).executeTakeFirst();
    return row?.sealed;
  }

  async function make(): Promise<string> {
    const sealed = masterKeys.seal(randomBytes(KEY_BYTES).toString('base64'), comparisonKeyContext(name));
    await db
      .insertInto('comparison_key')
      .values({ name, sealed })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const stored = await find();
    if (stored === undefined) throw new Error(`The comparison key ${name} was neither written nor there`);
    return stored;
  }

  return {
    async hash(value) {
      const key = Buffer.from(masterKeys.open((await find()) ?? (await make()), comparisonKeyContext(name)), 'base64');
      return createHmac('sha256', key).update(value).digest();
    },
  };
}
