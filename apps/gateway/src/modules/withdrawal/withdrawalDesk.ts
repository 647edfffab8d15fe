import type { Kysely } from 'kysely';
import { fromMinor, type Currency, type WithdrawalReason, type WithdrawalState } from '@parlor/contract';
import { withdrawal as schemas } from '@parlor/contract/schemas';
import type { Database } from '../../database.ts';
import { listActs, type RecordedAct } from '../audit/operatorActs.ts';
import { isTransferId } from '../ledger/transferId.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import {
  createWithdrawalRepository,
  type DecideOutcome,
  type StepRow,
  type WithdrawalRow,
} from './withdrawal.repository.ts';

/** The most withdrawals in a list. */
const LIST_LENGTH = 100;

/** A withdrawal as shown to operators. */
export interface DeskEntry {
  id: string;
  merchantCode: string;
  /** The name of the account. */
  account: string;
  /** Includes the currency: `1500.00 THB`. */
  amount: string;
  fee: string;
  state: WithdrawalState;
  reason: string | null;
  /** Why an operator must review it. */
  reviewReasons: readonly string[];
  bankCode: string;
  lastFour: string;
  /** Whether two operators must approve it; `madeBy` is the first of them. */
  needsTwo: boolean;
  madeBy: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** A withdrawal with its history, oldest first. */
export interface DeskFile extends DeskEntry {
  steps: StepRow[];
  acts: RecordedAct[];
}

/** An operator and the withdrawal that they decide on. */
export interface Decision {
  id: string;
  operator: string;
}

const refusals: Record<Exclude<DecideOutcome, 'OK' | 'SECOND_NEEDED' | 'REPLAYED'>, (id: string) => string> = {
  NOT_FOUND: (id) => `There is no withdrawal ${id}`,
  NOT_OPEN: (id) => `The withdrawal ${id} waits for nobody's decision`,
  SAME_OPERATOR: (id) => `You approved ${id} already; a large payout needs another operator too`,
};

/** Creates the operations on withdrawals. They throw OperatorError for invalid requests. */
export function createWithdrawalDesk({ db, clock }: { db: Kysely<Database>; clock: () => number }) {
  const withdrawals = createWithdrawalRepository(db);
  const entries = () =>
    db
      .selectFrom('withdrawal')
      .innerJoin('account', 'account.id', 'withdrawal.account_id')
      .selectAll('withdrawal')
      .select('account.account as account_name');

  async function decide(
    { id, operator }: Decision,
    decision: { isApproved: boolean; reason: WithdrawalReason | null; note: string },
  ): Promise<'OK' | 'SECOND_NEEDED' | 'REPLAYED'> {
    const row = isTransferId(id) ? await withdrawals.findAny(id) : undefined;
    const outcome = row === undefined ? 'NOT_FOUND' : await withdrawals.decide(row, { operator, ...decision }, clock());
    if (outcome === 'OK' || outcome === 'SECOND_NEEDED' || outcome === 'REPLAYED') return outcome;
    throw new OperatorError(refusals[outcome](id));
  }

  return {
    /** Lists the oldest withdrawals of a merchant in a state, longest-waiting first. Throws for an unknown state. */
    async list(merchantCode: string, state = 'REVIEW'): Promise<DeskEntry[]> {
      const known = schemas.withdrawalStates.find((name) => name === state.toUpperCase());
      if (known === undefined)
        throw new OperatorError(`"${state}" is not a state; there are ${schemas.withdrawalStates.join(', ')}`);
      const merchant = await db
        .selectFrom('merchant')
        .select('code')
        .where('code', '=', merchantCode)
        .executeTakeFirst();
      if (merchant === undefined) throw new OperatorError(`There is no merchant ${merchantCode}`);
      const rows = await entries()
        .where('withdrawal.merchant_code', '=', merchantCode)
        .where('withdrawal.state', '=', known)
        .orderBy('created_at')
        .limit(LIST_LENGTH)
        .execute();
      return rows.map(toEntry);
    },

    async show(id: string): Promise<DeskFile> {
      const row = isTransferId(id) ? await entries().where('withdrawal.id', '=', id).executeTakeFirst() : undefined;
      if (row === undefined) throw new OperatorError(refusals.NOT_FOUND(id));
      const [steps, acts] = await Promise.all([
        withdrawals.steps([row]),
        listActs(db, { area: 'withdrawals', subject: id }),
      ]);
      return { ...toEntry(row), steps: steps.get(id) ?? [], acts: acts.toReversed() };
    },

    /** Approves a withdrawal. A large payout needs a second operator: `SECOND_NEEDED` until then. */
    approve: (decision: Decision) => decide(decision, { isApproved: true, reason: null, note: '' }),

    /** Refuses a withdrawal and releases its money. The player sees the reason; the note stays with the act. */
    async refuse({ reason, note = '', ...decision }: Decision & { reason: string; note?: string }) {
      const known = schemas.withdrawalReasons.find((name) => name === reason);
      if (known === undefined)
        throw new OperatorError(`"${reason}" is not a reason; there are ${schemas.withdrawalReasons.join(', ')}`);
      return decide(decision, { isApproved: false, reason: known, note });
    },
  };
}

export type WithdrawalDesk = ReturnType<typeof createWithdrawalDesk>;

function toEntry(row: WithdrawalRow & { account_name: string }): DeskEntry {
  const money = (amount: bigint): string => `${fromMinor(amount, row.currency as Currency)} ${row.currency}`;
  return {
    id: row.id,
    merchantCode: row.merchant_code,
    account: row.account_name,
    amount: money(row.amount),
    fee: money(row.fee),
    state: row.state,
    reason: row.reason,
    reviewReasons: row.review_reasons,
    bankCode: row.bank_code,
    lastFour: row.last_four,
    needsTwo: row.needs_two,
    madeBy: row.made_by,
    createdAt: row.created_at,
  };
}
