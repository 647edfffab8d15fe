import { sql, type Kysely, type Transaction } from 'kysely';
import { agentContract } from '@parlor/contract/schemas';
import type { Database } from '../../database.ts';
import type { Merchant } from '../../http/call.ts';

import { activeTurnoverOf } from '../agent/agentSettings.ts';
import { AGENT_READER } from '../agentReport/agentReader.ts';
import { bucketOf } from '../ledger/player.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';
import { carriedIntoAll, insertBills, type BillRow } from './bill.repository.ts';
import { computePeriod } from './bill.rules.ts';
import { figuresOf } from './billFigures.ts';
import {
  findOpenRun,
  isCountedUpTo,
  listBilled,
  listSeparated,
  lockRun,
  moveRun,
  nextBegin,
  openRun,
  type BilledContract,
  type RunKey,
  type RunRow,
} from './billRun.repository.ts';
import { closeVersion, lockContract, moveContract } from './contract.repository.ts';
import { contractPolicyOf, type ContractPolicy } from './contractPolicy.ts';
import { publishContract } from './contract.service.ts';
import { periodAt, type Period } from './period.rules.ts';
import { readTerms, type Terms } from './terms.rules.ts';

/** How many contracts one transaction bills. */
const BATCH = 200;
/** How long after its end a period is billed, in ms: no money command of the period is in flight by then. */
export const DELAY_MS = 120_000;
/** The most runs opened at once after a long pause. */
const MAX_RUNS = 500;
/**
 * Billing takes the lock in shared mode, the search for late figures takes it exclusively: a bill contains everything
 * counted so far.
 */
export const BILLING_LOCK = sql`hashtextextended('agent-billing', 0)`;

interface BillRunDeps {
  db: Kysely<Database>;
  clock: () => number;
  merchants: Pick<MerchantService, 'byCode'>;
}

/** Computes the bills of the periods that have ended. Several gateways may do it at once. */
export async function computeBills({ db, clock, merchants }: BillRunDeps): Promise<void> {
  async function openRuns(key: RunKey, policy: ContractPolicy): Promise<void> {
    let at = await nextBegin(db, key);
    for (let opened = 0; at !== null && opened < MAX_RUNS; opened += 1) {
      const { to } = periodAt(key.kind, policy, at);
      if (to + DELAY_MS > clock()) return;
      await openRun(db, key, { from: at, to }, clock());
      at = to;
    }
  }

  /** Bills some contracts of the earliest run; returns whether there may be more to do. */
  async function billSome(merchant: Merchant, key: RunKey): Promise<boolean> {
    const open = await findOpenRun(db, key);
    if (open === undefined || !(await isCountedUpTo(db, AGENT_READER, open.period_to))) return false;
    // Moves before the end of the period are made by now, so one look for payees who moved away is enough.
    if (open.last_contract === null) await endSeparated(db, clock());
    return db.transaction().execute(async (transaction) => {
      const run = await lockRun(transaction, open);
      if (run === undefined) return false;
      await sql`select pg_advisory_xact_lock_shared(${BILLING_LOCK})`.execute(transaction);
      const period = { from: run.period_from, to: run.period_to };
      const contracts = await listBilled(transaction, key, period, { after: run.last_contract, limit: BATCH });
      await billContracts(transaction, { merchant, run, contracts, now: clock() });
      const isOver = contracts.length < BATCH;
      await moveRun(transaction, run, {
        lastContract: contracts.at(-1)?.id ?? run.last_contract,
        endedAt: isOver ? clock() : null,
      });
      return true;
    });
  }

  const rows = await db.selectFrom('merchant').select('code').execute();
  for (const { code } of rows) {
    const merchant = await merchants.byCode(code);
    if (merchant === undefined) continue;
    const policy = contractPolicyOf(merchant);
    for (const kind of agentContract.contractKinds) {
      const key = { merchantCode: code, kind };
      await openRuns(key, policy);
      while (await billSome(merchant, key));
    }
  }
}

/** Inserts the bills of some contracts for the period of a run, each once, and returns them. */
export async function billContracts(
  transaction: Transaction<Database>,
  {
    merchant,
    run,
    contracts,
    now,
  }: {
    merchant: Merchant;
    run: Pick<RunRow, 'period_from' | 'period_to'>;
    contracts: readonly BilledContract[];
    now: number;
  },
): Promise<BillRow[]> {
  const policy = contractPolicyOf(merchant);
  const due = contracts.flatMap((contract) => {
    const span = billedSpan(contract, { from: run.period_from, to: run.period_to });
    return span === undefined ? [] : [{ contract, ...span }];
  });
  const activeTurnover = activeTurnoverOf(merchant.settings.agents, merchant.currency);
  const figures = await figuresOf(
    transaction,
    due.map(({ contract, period, terms }) => ({
      ...period,
      payeeId: contract.payee_id,
      gameTypes: terms.gameTypes,
      currency: contract.currency,
      activeTurnover,
    })),
  );
  const dividends = due.filter(({ contract }) => contract.kind === 'dividend');
  const carried = await carriedIntoAll(
    transaction,
    dividends.map(({ contract, period }) => ({ id: contract.id, from: period.from })),
  );
  const bills = due.map(({ contract, period, version, terms }, index) => {
    const computed = computePeriod(contract.kind, terms, figures[index]!, carried.get(contract.id) ?? 0n);
    const isApprovedByPayer = policy.approves === 'payer' && contract.payer_id !== null;
    return {
      contract,
      version,
      period,
      computed,
      amount: computed.amount,
      sequence: 0,
      adjusts: null,
      state: computed.amount === 0n ? 'NOT_REACHED' : isApprovedByPayer ? 'UNAPPROVED' : 'COLLECTABLE',
      calledAt: null,
      collectUntil: now + policy.collectMs,
    } as const;
  });
  const written = await insertBills(transaction, bills, now);
  await publishBills(
    transaction,
    written.filter(({ amount }) => amount > 0n),
  );
  return written;
}

/**
 * Returns the part of a period for which a contract is billed, and the version in force at the beginning of the period,
 * or the first one. Undefined if the contract was not in force.
 */
export function billedSpan(
  contract: BilledContract,
  { from, to }: Period,
): { period: Period; version: number; terms: Terms } | undefined {
  const [first] = contract.versions;
  if (first === undefined) return undefined;
  const period = { from: Math.max(from, first.from), to: Math.min(to, contract.ends_at ?? to) };
  if (period.from >= period.to) return undefined;
  const holds = contract.versions.findLast((version) => version.from <= period.from) ?? first;
  const terms = readTerms(contract.kind, holds.terms, contract.currency);
  if (terms === undefined) throw new Error(`The terms of the contract ${contract.id} cannot be read`);
  return { period, version: holds.version, terms };
}

/** Ends contracts whose payee has moved away from the payer, at the moment of the move. */
async function endSeparated(db: Kysely<Database>, now: number): Promise<void> {
  for (const { id, at } of await listSeparated(db))
    await db.transaction().execute(async (transaction) => {
      const contract = await lockContract(transaction, id);
      if (contract === undefined || contract.ends_at !== null) return;
      if (contract.state !== 'REVOKE_PENDING') await closeVersion(transaction, id, null);
      const isSigned = contract.state !== 'PENDING';
      await moveContract(transaction, id, {
        ...(isSigned
          ? { state: 'REVOKED', event: 'revoked', endsAt: at ?? now }
          : { state: 'EXPIRED', event: 'expired' }),
        by: '',
        at: now,
        waiting: null,
      });
      await publishContract(transaction, contract, now);
    });
}

/** Notifies the payees of the state of their bills when the transaction commits. */
export async function publishBills(transaction: Transaction<Database>, bills: readonly BillRow[]): Promise<void> {
  if (bills.length === 0) return;
  const rows = bills.map((bill) => ({
    bucket: bucketOf({ accountId: bill.payee_id, merchantCode: bill.merchant_code }),
    owner: bill.payee_id,
    payload: {
      merchantCode: bill.merchant_code,
      billId: bill.id,
      kind: bill.kind,
      state: bill.state,
      amount: String(bill.amount),
      paid: String(bill.paid),
      currency: bill.currency,
    },
  }));
  await sql`
    select ledger_tell(t.bucket, 'agent.bill', t.owner, t.payload)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (bucket int, owner text, payload jsonb)`.execute(
    transaction,
  );
}
