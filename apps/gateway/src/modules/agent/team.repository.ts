import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { accountName, type Account } from '../member/account.service.ts';

export type Connection = Kysely<Database> | Transaction<Database>;

/**
 * The account of a name, when it stands below the agent at present, at whatever depth. Undefined for every other name,
 * whether somebody has it or not.
 */
export async function isInTeam(db: Connection, agentId: string, name: string): Promise<Account | undefined> {
  return db
    .selectFrom('account_ancestor')
    .innerJoin('account', 'account.id', 'account_ancestor.descendant_id')
    .selectAll('account')
    .where('account_ancestor.ancestor_id', '=', agentId)
    .where('account_ancestor.valid_to', '=', sql<number>`'infinity'::timestamptz`)
    .where('account.account', '=', accountName(name))
    .executeTakeFirst();
}

/** Those of some names that stand below the agent at present, by name. */
export async function listOfTeam(
  db: Connection,
  agentId: string,
  names: readonly string[],
): Promise<Map<string, Account>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('account_ancestor')
    .innerJoin('account', 'account.id', 'account_ancestor.descendant_id')
    .selectAll('account')
    .where('account_ancestor.ancestor_id', '=', agentId)
    .where('account_ancestor.valid_to', '=', sql<number>`'infinity'::timestamptz`)
    .where('account.account', 'in', [...names])
    .execute();
  return new Map(rows.map((row) => [row.account, row]));
}
