import { sql, type Kysely, type Selectable } from 'kysely';
import { fromMinor, toMinor, type Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { AdjustmentTable } from '../../tables/paymentTables.ts';
import { bucketOf } from '../ledger/player.ts';
import { isTransferId, newTransferId } from '../ledger/transferId.ts';
import { OperatorError } from '../merchant/operatorError.ts';

/** The most requests in a list. */
const LIST_LENGTH = 100;
const REASON_LENGTH = 500;
const states = ['REQUESTED', 'APPROVED', 'REFUSED'] as const satisfies readonly AdjustmentTable['state'][];

/** A correction of a balance as operators see it. */
export interface AdjustmentEntry {
  id: string;
  merchantCode: string;
  /** The account's name. */
  account: string;
  /** Signed, with the currency: `-1500.00 THB` debits the player. */
  amount: string;
  reason: string;
  state: AdjustmentTable['state'];
  requestedBy: string;
  /** Epoch milliseconds. */
  requestedAt: number;
  decidedBy: string | null;
}

/** A correction by an operator; `amount` is a decimal string, negative for a debit. */
export interface AdjustmentRequest {
  merchantCode: string;
  account: string;
  amount: string;
  reason: string;
  operator: string;
}

/** An operator and the request that they decide on. */
export interface AdjustmentDecision {
  id: string;
  operator: string;
  note?: string;
}

type DecideOutcome =
  | 'OK'
  | 'REPLAYED'
  | 'NOT_FOUND'
  | 'NOT_OPEN'
  | 'SAME_OPERATOR'
  | 'INSUFFICIENT_FUNDS'
  | 'PLAYER_BLOCKED';

const refusals: Record<Exclude<DecideOutcome, 'OK' | 'REPLAYED'>, (id: string) => string> = {
  NOT_FOUND: (id) => `There is no adjustment ${id}`,
  NOT_OPEN: (id) => `The adjustment ${id} is decided`,
  SAME_OPERATOR: (id) => `You requested ${id}; another operator has to approve it`,
  INSUFFICIENT_FUNDS: (id) => `The balance is less than the adjustment ${id} takes; it stays requested`,
  PLAYER_BLOCKED: (id) => `Nothing may leave the account of the adjustment ${id} at present; it stays requested`,
};

/** Corrections of balances: one operator requests, another approves. Throws OperatorError for invalid requests. */
export function createAdjustmentDesk({ db, clock }: { db: Kysely<Database>; clock: () => number }) {
  async function decide(
    { id, operator, note = '' }: AdjustmentDecision,
    isApproved: boolean,
  ): Promise<'OK' | 'REPLAYED'> {
    const row = isTransferId(id)
      ? await db.selectFrom('adjustment').select(['bucket', 'id']).where('id', '=', id).executeTakeFirst()
      : undefined;
    if (row === undefined) throw new OperatorError(refusals.NOT_FOUND(id));
    const { rows } = await sql<{ outcome: DecideOutcome }>`
      select adjustment_decide(${row.bucket}, ${id}, ${isApproved}, ${operator}, ${note}, ${new Date(clock())}, ${newTransferId()}) as outcome
    `.execute(db);
    const outcome = rows[0]?.outcome ?? 'NOT_FOUND';
    if (outcome === 'OK' || outcome === 'REPLAYED') return outcome;
    throw new OperatorError(refusals[outcome](id));
  }

  return {
    /** Stores a request and returns its id; no money moves. */
    async request({
      merchantCode,
      account: name,
      amount: typed,
      reason,
      operator,
    }: AdjustmentRequest): Promise<string> {
      const account = await db
        .selectFrom('account')
        .innerJoin('merchant', 'merchant.code', 'account.merchant_code')
        .select(['account.id', 'merchant.currency'])
        .where('account.merchant_code', '=', merchantCode)
        .where('account.account', '=', name.toLowerCase())
        .executeTakeFirst();
      if (account === undefined) throw new OperatorError(`${merchantCode} has no account ${name}`);
      const amount = toMinor(typed, account.currency as Currency);
      if (amount === undefined || amount === 0n)
        throw new OperatorError(`"${typed}" is not an amount of ${account.currency}, such as 1500.00 or -1500.00`);
      const why = reason.trim();
      if (why === '' || why.length > REASON_LENGTH)
        throw new OperatorError(`A reason has 1 to ${REASON_LENGTH} characters`);
      const id = newTransferId();
      const bucket = bucketOf({ accountId: account.id, merchantCode });
      await sql`
        select adjustment_request(${bucket}, ${id}, ${merchantCode}, ${account.id}, ${amount}, ${account.currency}, ${why}, ${operator}, ${new Date(clock())})
      `.execute(db);
      return id;
    },

    /** Lists the oldest requests of a merchant in a state. */
    async list(merchantCode: string, state = 'REQUESTED'): Promise<AdjustmentEntry[]> {
      const known = states.find((name) => name === state.toUpperCase());
      if (known === undefined) throw new OperatorError(`"${state}" is not a state; there are ${states.join(', ')}`);
      const rows = await db
        .selectFrom('adjustment')
        .innerJoin('account', 'account.id', 'adjustment.account_id')
        .selectAll('adjustment')
        .select('account.account as account_name')
        .where('adjustment.merchant_code', '=', merchantCode)
        .where('adjustment.state', '=', known)
        .orderBy('requested_at')
        .limit(LIST_LENGTH)
        .execute();
      return rows.map(toEntry);
    },

    /** Approves what another operator requested, and moves the money. */
    approve: (decision: AdjustmentDecision) => decide(decision, true),
    /** Refuses a request, or withdraws the operator's own. */
    refuse: (decision: AdjustmentDecision) => decide(decision, false),
  };
}

export type AdjustmentDesk = ReturnType<typeof createAdjustmentDesk>;

function toEntry(row: Selectable<AdjustmentTable> & { account_name: string }): AdjustmentEntry {
  return {
    id: row.id,
    merchantCode: row.merchant_code,
    account: row.account_name,
    amount: `${fromMinor(row.amount, row.currency as Currency)} ${row.currency}`,
    reason: row.reason,
    state: row.state,
    requestedBy: row.requested_by,
    requestedAt: row.requested_at,
    decidedBy: row.decided_by,
  };
}
