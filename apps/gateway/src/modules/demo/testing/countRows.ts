import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../database.ts';

/** Tables that the demo fills. */
const tables = [
  'merchant',
  'vendor',
  'game_class',
  'game',
  'merchant_vendor',
  'banner',
  'announcement',
  'promotion_category',
  'promotion',
  'help_item',
  'account',
  'account_ancestor',
  'demo_winner',
];

/** Counts the rows of each demo table. */
export async function countRows(db: Kysely<Database>): Promise<Record<string, bigint>> {
  const entries: [string, bigint][] = [];
  for (const table of tables) {
    const { rows } = await sql<{ count: bigint }>`select count(*) from ${sql.table(table)}`.execute(db);
    entries.push([table, rows[0]?.count ?? 0n]);
  }
  return Object.fromEntries(entries);
}
