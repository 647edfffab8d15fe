import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import { comparisonKeyPlace } from '../../masterKey/sealedRecords.ts';

const KEY_BYTES = 32;

/** Hashes by which sealed values can be compared, and of which nobody learns the values who has the tables alone. */
export interface ComparisonKey {
  hash(value: string): Promise<Buffer>;
}

/** The key of a name. It is made when it is needed first; of several gateways at once one makes it. */
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
    const sealed = masterKeys.seal(randomBytes(KEY_BYTES).toString('base64'), comparisonKeyPlace(name));
    await db
      .insertInto('comparison_key')
      .values({ name, sealed })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const kept = await find();
    if (kept === undefined) throw new Error(`The comparison key ${name} was neither written nor there`);
    return kept;
  }

  return {
    async hash(value) {
      const key = Buffer.from(masterKeys.open((await find()) ?? (await make()), comparisonKeyPlace(name)), 'base64');
      return createHmac('sha256', key).update(value).digest();
    },
  };
}
