import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { ContractRequestTable } from '../../tables/accountTables.ts';

/** The figure that a contract pays by. */
export type ContractKind = ContractRequestTable['kind'];

/** Lists the kinds of contracts that an account has not answered yet. */
export async function listPendingKinds(db: Kysely<Database>, accountId: string): Promise<ContractKind[]> {
  const rows = await db
    .selectFrom('contract_request')
    .select('kind')
    .where('account_id', '=', accountId)
    .where('state', '=', 'pending')
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Inserts a request for an account's answer to a contract, unless one of the same kind is already pending. */
export async function insertContractRequest(
  db: Kysely<Database>,
  accountId: string,
  kind: ContractKind,
): Promise<void> {
  await db
    .insertInto('contract_request')
    .values({ account_id: accountId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
