import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { activeTurnoverOf } from '../agent/agentSettings.ts';
import { AGENT_READER } from '../agentReport/agentReader.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';
import { carriedInto, insertBills, listPeriods, termsOf, type BillRow, type PeriodBill } from './bill.repository.ts';
import { computePeriod, type ComputedPeriod } from './bill.rules.ts';
import { figuresOf } from './billFigures.ts';
import { BILLING_LOCK, DELAY_MS, publishBills } from './billRun.ts';
import { isCountedUpTo } from './billRun.repository.ts';
import type { Connection, ContractRow } from './contract.repository.ts';
import { contractPolicyOf } from './contractPolicy.ts';
import { readTerms } from './terms.rules.ts';

/** The late changes that one transaction processes. */
const BATCH = 200;

interface AdjustmentDeps {
  db: Kysely<Database>;
  clock: () => number;
  merchants: Pick<MerchantService, 'byCode'>;
}

/** Recomputes a bill of a period from its current figures. */
export async function computeAgain(
  db: Connection,
  { newest }: Pick<PeriodBill, 'newest'>,
  carried: bigint,
  activeTurnover: bigint,
): Promise<ComputedPeriod> {
  const { kind, currency, payee_id: payeeId, period_from: from, period_to: to } = newest;
  const terms = readTerms(kind, await termsOf(db, newest), currency);
  if (terms === undefined) throw new Error(`The terms of the bill ${newest.id} cannot be read`);
  const [figures] = await figuresOf(db, [{ payeeId, from, to, currency, gameTypes: terms.gameTypes, activeTurnover }]);
  if (figures === undefined) throw new Error('A question without an answer');
  return computePeriod(kind, terms, figures, kind === 'dividend' ? carried : 0n);
}

/**
 * Adjusts periods that changed after they were billed, such as by a cancelled bet. The difference between the amounts
 * due now and then is another bill: existing ones are unchanged.
 */
export async function adjustLateBills(deps: AdjustmentDeps): Promise<void> {
  // Figures that are being recounted are incomplete.
  if (!(await isCountedUpTo(deps.db, AGENT_READER, deps.clock() - DELAY_MS))) return;
  while (await adjustSome(deps));
}

/** Processes one batch of changes; returns whether there may be more. */
function adjustSome({ db, clock, merchants }: AdjustmentDeps): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ bucket: number; transfer_id: string }>`
      select bucket, transfer_id from agent_late_change l
      where not exists (select from agent_late_seen s where s.bucket = l.bucket and s.transfer_id = l.transfer_id)
      order by recorded_at limit ${BATCH}`.execute(transaction);
    if (rows.length === 0) return false;
    // No bill is being computed now, so every later bill includes these changes.
    await sql`select pg_advisory_xact_lock(${BILLING_LOCK})`.execute(transaction);
    const { rows: claimed } = await sql<{ bucket: number; transferId: string }>`
      insert into agent_late_seen (bucket, transfer_id)
      select bucket, transfer_id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (bucket int, transfer_id uuid)
      order by 1, 2 on conflict do nothing returning bucket, transfer_id as "transferId"`.execute(transaction);
    const changed = await listChanged(
      transaction,
      claimed.map(({ transferId }) => transferId),
    );
    for (const { contractId, from } of changed) await adjustFrom(transaction, { clock, merchants }, contractId, from);
    return rows.length === BATCH;
  });
}

/** Lists the contracts whose billed periods changed, each with the beginning of the earliest. */
async function listChanged(
  db: Connection,
  transferIds: readonly string[],
): Promise<{ contractId: string; from: number }[]> {
  if (transferIds.length === 0) return [];
  const { rows } = await sql<{ contractId: string; from: number }>`
    with team as (
      select l.account_id as payee_id, l.currency, l.hour from agent_late_change l where l.transfer_id = any (${transferIds}::uuid[])
      union
      select a.ancestor_id, l.currency, l.hour
      from agent_late_change l join account_ancestor a
        on a.descendant_id = l.account_id and a.valid_from <= l.hour + interval '1 hour' and l.hour < a.valid_to
      where l.transfer_id = any (${transferIds}::uuid[])
    )
    select b.contract_id as "contractId", min(b.period_from) as from
    from team t join agent_bill b on b.payee_id = t.payee_id and b.currency = t.currency and b.sequence = 0
      and b.period_from <= t.hour and b.period_to > t.hour
    group by 1 order by 1`.execute(db);
  return rows;
}

/** Adjusts the period that begins at a moment, and later periods whose carried loss changes with it. */
export async function adjustFrom(
  transaction: Transaction<Database>,
  { clock, merchants }: Pick<AdjustmentDeps, 'clock' | 'merchants'>,
  contractId: string,
  from: number,
): Promise<void> {
  const contract = await transaction
    .selectFrom('agent_contract')
    .selectAll()
    .where('id', '=', contractId)
    .executeTakeFirstOrThrow();
  const merchant = await merchants.byCode(contract.merchant_code);
  if (merchant === undefined) throw new Error(`The merchant ${contract.merchant_code} is gone`);
  const activeTurnover = activeTurnoverOf(merchant.settings.agents, merchant.currency);
  const { collectMs } = contractPolicyOf(merchant);
  let carried = await carriedInto(transaction, contractId, from);
  for (const period of await listPeriods(transaction, contractId, from)) {
    const computed = await computeAgain(transaction, period, carried, activeTurnover);
    await adjust(transaction, contract, period, computed, { now: clock(), collectMs });
    carried = computed.carryOut;
  }
}

async function adjust(
  transaction: Transaction<Database>,
  contract: ContractRow,
  { firstId, newest, total }: PeriodBill,
  computed: ComputedPeriod,
  { now, collectMs }: { now: number; collectMs: number },
): Promise<void> {
  const difference = computed.amount - total;
  if (difference === 0n && computed.carryOut === newest.carry_out) return;
  const adjustment = {
    contract,
    version: newest.version,
    period: { from: newest.period_from, to: newest.period_to },
    computed,
    amount: difference,
    sequence: newest.sequence + 1,
    adjusts: firstId,
    state: difference === 0n ? 'NOT_REACHED' : stateOfAdjustment(newest),
    // A negative bill is offset against the next paid bill; nobody has to collect it.
    calledAt: difference < 0n ? now : null,
    collectUntil: now + collectMs,
  } as const;
  const written = await insertBills(transaction, [adjustment], now);
  if (difference !== 0n) await publishBills(transaction, written);
}

/** Nothing is due of a bill that was denied or not collected in time, so its adjustments are not due either. */
const stateOfAdjustment = ({ state }: BillRow): 'DENIED' | 'EXPIRED' | 'COLLECTABLE' =>
  state === 'DENIED' || state === 'EXPIRED' ? state : 'COLLECTABLE';
