import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { Json } from './json.ts';
import { OperatorError } from './operatorError.ts';

/** One change as it was written down. */
export interface SettingChange {
  path: string;
  before: Json | undefined;
  after: Json | undefined;
  operator: string;
  /** Epoch milliseconds. */
  changedAt: number;
}

/**
 * What a merchant's row says; held for the rest of a transaction. Throws OperatorError when there is no such merchant.
 */
export async function findSettings(db: Kysely<Database>, code: string): Promise<Record<string, Json>> {
  const row = await db
    .selectFrom('merchant')
    .select('settings')
    .where('code', '=', code)
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) throw new OperatorError(`There is no merchant ${code}`);
  return row.settings as Record<string, Json>;
}

export async function saveSettings(db: Kysely<Database>, code: string, settings: Record<string, Json>): Promise<void> {
  await db
    .updateTable('merchant')
    .set({ settings: JSON.stringify(settings) })
    .where('code', '=', code)
    .execute();
}

const column = (value: Json | undefined): string | null => (value === undefined ? null : JSON.stringify(value));

/** Writes a change down, in the transaction that makes it. */
export async function insertSettingChange(
  db: Kysely<Database>,
  { code, path, before, after, operator }: Omit<SettingChange, 'changedAt'> & { code: string },
): Promise<void> {
  await db
    .insertInto('setting_change')
    .values({ merchant_code: code, path, before: column(before), after: column(after), operator })
    .execute();
}

/** The last changes of a merchant, newest first. */
export async function listSettingChanges(db: Kysely<Database>, code: string, limit: number): Promise<SettingChange[]> {
  const rows = await db
    .selectFrom('setting_change')
    .selectAll()
    .where('merchant_code', '=', code)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ path, before, after, operator, changed_at: changedAt }) => ({
    path,
    before: (before as Json | null) ?? undefined,
    after: (after as Json | null) ?? undefined,
    operator,
    changedAt,
  }));
}
