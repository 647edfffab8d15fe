import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { accountName, type Account } from '../member/account.service.ts';

export type Connection = Kysely<Database> | Transaction<Database>;

/**
 * Finds an account by name if it is currently below the agent, at any depth. Returns undefined for every other name,
 * whether it exists or not.
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

/** Finds those of the given accounts that are currently below the agent, by name. */
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
