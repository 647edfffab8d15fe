import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { listActs, recordAct } from '../audit/operatorActs.ts';
import type { Json } from './json.ts';
import { OperatorError } from './operatorError.ts';

/** A recorded change of a setting. */
export interface SettingChange {
  path: string;
  before: Json | undefined;
  after: Json | undefined;
  operator: string;
  /** Epoch milliseconds. */
  changedAt: number;
}

/**
 * Reads the settings of a merchant's row, and locks it for the rest of the transaction. Throws OperatorError for an
 * unknown merchant.
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

/** Records a change, in the transaction that makes it. */
export function insertSettingChange(
  db: Kysely<Database>,
  { code, path, before, after, operator }: Omit<SettingChange, 'changedAt'> & { code: string },
): Promise<void> {
  const details = { before, after };
  return recordAct(db, { area: 'settings', subject: path, merchantCode: code, operator, act: 'change', details });
}

/** Lists the last changes of a merchant, newest first. */
export async function listSettingChanges(db: Kysely<Database>, code: string, limit: number): Promise<SettingChange[]> {
  const acts = await listActs(db, { area: 'settings', merchantCode: code, limit });
  return acts.map(({ subject, details, operator, at }) => ({
    path: subject,
    before: details['before'],
    after: details['after'],
    operator,
    changedAt: at,
  }));
}
