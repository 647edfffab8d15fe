import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { AgentRunTable, ContractKind, StoredTerms } from '../../tables/agentContractTables.ts';
import type { Connection, ContractRow } from './contract.repository.ts';
import type { Period } from './period.rules.ts';

export type RunRow = Selectable<AgentRunTable>;
/** The merchant and kind of the bills of a run. */
export interface RunKey {
  merchantCode: string;
  kind: ContractKind;
}

/** A signed version of the terms, and when it takes effect. */
export interface SignedVersion {
  version: number;
  terms: StoredTerms;
  from: number;
}

/** A contract with its signed versions, the earliest first. */
export type BilledContract = ContractRow & { versions: SignedVersion[] };

const billed = sql`c.state in ('ACTIVE', 'AMEND_PENDING', 'REVOKE_PENDING', 'REVOKED')`;

/** Returns the beginning of the next period to bill; null if there is none. */
export async function nextBegin(db: Connection, { merchantCode, kind }: RunKey): Promise<number | null> {
  const { rows } = await sql<{ at: number | null }>`
    with latest as (select max(period_to) as at from agent_run where merchant_code = ${merchantCode} and kind = ${kind})
    select min(greatest(v.valid_from, latest.at)) as at
    from latest, agent_contract c join agent_contract_version v on v.contract_id = c.id and v.state = 'signed'
    where c.merchant_code = ${merchantCode} and c.kind = ${kind} and ${billed}
      and coalesce(c.ends_at, 'infinity') > greatest(v.valid_from, latest.at)`.execute(db);
  return rows[0]?.at ?? null;
}

/** Opens the run of a period, unless it exists. */
export async function openRun(db: Connection, key: RunKey, { from, to }: Period, now: number): Promise<void> {
  await db
    .insertInto('agent_run')
    .values({
      merchant_code: key.merchantCode,
      kind: key.kind,
      period_from: new Date(from),
      period_to: new Date(to),
      last_contract: null,
      begun_at: new Date(now),
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Finds the earliest run that has not ended. Periods are billed in order, because each carries its loss into the next.
 */
export function findOpenRun(db: Connection, { merchantCode, kind }: RunKey): Promise<RunRow | undefined> {
  return db
    .selectFrom('agent_run')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .orderBy('period_from')
    .limit(1)
    .executeTakeFirst();
}

/** Locks an open run; undefined when another gateway holds it, or it has ended. */
export function lockRun(transaction: Transaction<Database>, run: RunRow): Promise<RunRow | undefined> {
  return transaction
    .selectFrom('agent_run')
    .selectAll()
    .where('merchant_code', '=', run.merchant_code)
    .where('kind', '=', run.kind)
    .where('period_from', '=', sql<number>`${new Date(run.period_from)}`)
    .where('ended_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Stores the progress of a run. */
export async function moveRun(
  transaction: Transaction<Database>,
  run: RunRow,
  to: { lastContract: string | null; endedAt: number | null },
): Promise<void> {
  await transaction
    .updateTable('agent_run')
    .set({ last_contract: to.lastContract, ended_at: to.endedAt === null ? null : new Date(to.endedAt) })
    .where('merchant_code', '=', run.merchant_code)
    .where('kind', '=', run.kind)
    .where('period_from', '=', sql<number>`${new Date(run.period_from)}`)
    .execute();
}

/** Lists contracts that are billed for a period and whose id follows the given one, by id. */
export async function listBilled(
  db: Connection,
  { merchantCode, kind }: RunKey,
  { from, to }: Period,
  { after, limit }: { after: string | null; limit: number },
): Promise<BilledContract[]> {
  const contracts = await db
    .selectFrom('agent_contract as c')
    .selectAll('c')
    .where('c.merchant_code', '=', merchantCode)
    .where('c.kind', '=', kind)
    .where(sql<boolean>`${billed}`)
    .where(sql<boolean>`coalesce(c.ends_at, 'infinity') > ${new Date(from)}`)
    .where(
      sql<boolean>`exists (select from agent_contract_version v where v.contract_id = c.id and v.state = 'signed' and v.valid_from < ${new Date(to)})`,
    )
    .$if(after !== null, (select) => select.where('c.id', '>', after!))
    .orderBy('c.id')
    .limit(limit)
    .execute();
  return withVersions(db, contracts);
}

/** Adds their signed versions to contracts. */
export async function withVersions(db: Connection, contracts: readonly ContractRow[]): Promise<BilledContract[]> {
  if (contracts.length === 0) return [];
  const versions = await db
    .selectFrom('agent_contract_version')
    .select(['contract_id', 'version', 'terms', 'valid_from'])
    .where(
      'contract_id',
      'in',
      contracts.map(({ id }) => id),
    )
    .where('state', '=', 'signed')
    .orderBy('version')
    .execute();
  const byContract = Map.groupBy(versions, ({ contract_id }) => contract_id);
  return contracts.map((contract) => ({
    ...contract,
    versions: (byContract.get(contract.id) ?? []).map(({ version, terms, valid_from }) => ({
      version,
      terms,
      from: valid_from ?? 0,
    })),
  }));
}

/** Whether every transfer before a moment was counted, and every move of the tree before it was made. */
export async function isCountedUpTo(db: Connection, reader: string, at: number): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_transfer
    where tx > coalesce((select tx from ledger_outbox_reader where name = ${reader}), '0'::xid8)
      and not coalesce(pg_visible_in_snapshot(tx, (select read_beyond from ledger_outbox_reader where name = ${reader})), false)
      and status = 'OK' and recorded_at < ${new Date(at)}
    union all
    select from agent_move where state = 'WAITING' and at < ${new Date(at)}
    limit 1`.execute(db);
  return rows.length === 0;
}

/** Lists live contracts whose payee has another agent by now, and since when. */
export async function listSeparated(db: Connection): Promise<{ id: string; at: number | null }[]> {
  const { rows } = await sql<{ id: string; at: number | null }>`
    select c.id, (select max(a.valid_to) from account_ancestor a
      where a.ancestor_id = c.payer_id and a.descendant_id = c.payee_id and a.depth = 1) as at
    from agent_contract c
    where c.payer_id is not null and c.state in ('PENDING', 'ACTIVE', 'AMEND_PENDING', 'REVOKE_PENDING')
      and not exists (select from account_ancestor a
        where a.ancestor_id = c.payer_id and a.descendant_id = c.payee_id and a.depth = 1 and a.valid_to = 'infinity')`.execute(
    db,
  );
  return rows;
}
