import { sql, type Kysely } from 'kysely';
import { fromMinor, toMinor, type Currency, type DepositReason } from '@parlor/contract';
import { deposit as schemas } from '@parlor/contract/schemas';
import type { Database } from '../../database.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import { depositSlipContext } from '../../masterKey/sealedRecords.ts';
import { listActs, recordAct, type RecordedAct } from '../audit/operatorActs.ts';
import { isTransferId, newTransferId } from '../ledger/transferId.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import type { DepositRow } from './deposit.repository.ts';

/** The most deposits in a list. */
const LIST_LENGTH = 100;
const states = ['PENDING', 'REVIEW', 'PAID', 'FAILED', 'EXPIRED'] as const satisfies readonly DepositRow['state'][];

/** A deposit as operators see it; amounts with the currency: `1500.00 THB`. */
export interface DepositEntry {
  id: string;
  merchantCode: string;
  /** The account's name. */
  account: string;
  methodName: string;
  amount: string;
  fee: string;
  credited: string;
  bonus: string;
  state: DepositRow['state'];
  reason: string | null;
  /** Why the deposit needs a review. */
  reviewReason: string | null;
  /** The amount that the payment provider received, if it differs. */
  reported: string | null;
  /** The note of the transfer. */
  reference: string | null;
  /** The first of two operators who approve, and the amount that this one entered. */
  madeBy: string | null;
  madeAmount: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** A slip of a transfer. */
export interface SlipEntry {
  place: number;
  at: number;
  /** Other deposits with the same picture as a slip. */
  alsoSentFor: string[];
}

/** A deposit with its slips and the acts of operators, oldest first. */
export interface DepositFile extends DepositEntry {
  slips: SlipEntry[];
  acts: RecordedAct[];
}

/** An operator and the deposit that they decide on, by its id or its reference. */
export interface DepositDecision {
  id: string;
  operator: string;
}

type DecideOutcome =
  | 'OK'
  | 'SECOND_NEEDED'
  | 'SAME_OPERATOR'
  | 'AMOUNT_DIFFERS'
  | 'REPLAYED'
  | 'NOT_OPEN'
  | 'NOT_FOUND';
type Decided = Extract<DecideOutcome, 'OK' | 'SECOND_NEEDED' | 'REPLAYED'>;

const refusals: Record<Exclude<DecideOutcome, Decided>, (id: string) => string> = {
  NOT_FOUND: (id) => `There is no deposit ${id}`,
  NOT_OPEN: (id) => `The deposit ${id} waits for nobody's decision`,
  SAME_OPERATOR: (id) => `You approved ${id} already; a large deposit needs another operator too`,
  AMOUNT_DIFFERS: (id) => `The first operator found another amount for ${id}; look at it together`,
};

/** Operations on deposits. Throws OperatorError for invalid requests. */
export function createDepositDesk({
  db,
  clock,
  masterKeys,
}: {
  db: Kysely<Database>;
  clock: () => number;
  masterKeys: Pick<MasterKeys, 'open'>;
}) {
  const entries = () =>
    db
      .selectFrom('deposit_order')
      .innerJoin('account', 'account.id', 'deposit_order.account_id')
      .selectAll('deposit_order')
      .select('account.account as account_name');

  /** Finds an order by its id, or by the reference on a bank statement. */
  async function findRow(id: string): Promise<DepositRow & { account_name: string }> {
    const row = await entries()
      .$if(isTransferId(id), (query) => query.where('deposit_order.id', '=', id))
      .$if(!isTransferId(id), (query) => query.where('deposit_order.reference', '=', id.toUpperCase()))
      .executeTakeFirst();
    if (row === undefined) throw new OperatorError(refusals.NOT_FOUND(id));
    return row;
  }

  async function decide(
    { id, operator }: DepositDecision,
    decision: (row: DepositRow) => {
      isApproved: boolean;
      amount: bigint | null;
      reason: DepositReason | null;
      note: string;
    },
  ): Promise<Decided> {
    const row = await findRow(id);
    const { isApproved, amount, reason, note } = decision(row);
    const { rows } = await sql<{ outcome: DecideOutcome }>`
      select deposit_decide(${row.bucket}, ${row.id}, ${isApproved}, ${amount}, ${operator}, ${reason}, ${note}, ${new Date(clock())}, ${newTransferId()}, ${newTransferId()}) as outcome
    `.execute(db);
    const outcome = rows[0]?.outcome ?? 'NOT_FOUND';
    if (outcome === 'OK' || outcome === 'SECOND_NEEDED' || outcome === 'REPLAYED') return outcome;
    throw new OperatorError(refusals[outcome](id));
  }

  return {
    /** Lists the oldest deposits of a merchant in a state, the longest waiting first. */
    async list(merchantCode: string, state = 'REVIEW'): Promise<DepositEntry[]> {
      const known = states.find((name) => name === state.toUpperCase());
      if (known === undefined) throw new OperatorError(`"${state}" is not a state; there are ${states.join(', ')}`);
      const merchant = await db
        .selectFrom('merchant')
        .select('code')
        .where('code', '=', merchantCode)
        .executeTakeFirst();
      if (merchant === undefined) throw new OperatorError(`There is no merchant ${merchantCode}`);
      const rows = await entries()
        .where('deposit_order.merchant_code', '=', merchantCode)
        .where('deposit_order.state', '=', known)
        .orderBy('deposit_order.created_at')
        .limit(LIST_LENGTH)
        .execute();
      return rows.map(toEntry);
    },

    async show(id: string): Promise<DepositFile> {
      const row = await findRow(id);
      const [slips, acts] = await Promise.all([
        db
          .selectFrom('deposit_slip')
          .select(['place', 'at', 'hash'])
          .where('bucket', '=', row.bucket)
          .where('order_id', '=', row.id)
          .orderBy('place')
          .execute(),
        listActs(db, { area: 'deposits', subject: row.id }),
      ]);
      const twins =
        slips.length === 0
          ? []
          : await db
              .selectFrom('deposit_slip')
              .select(['order_id', 'hash'])
              .where(
                'hash',
                'in',
                slips.map(({ hash }) => hash),
              )
              .where('order_id', '!=', row.id)
              .execute();
      return {
        ...toEntry(row),
        slips: slips.map(({ place, at, hash }) => ({
          place,
          at,
          alsoSentFor: twins.filter((twin) => twin.hash.equals(hash)).map(({ order_id }) => order_id),
        })),
        acts: acts.toReversed(),
      };
    },

    /** Returns the picture of a slip as a JPEG, the last one by default. Records the view first. */
    async slip({ id, operator, place }: DepositDecision & { place?: number | undefined }): Promise<Buffer> {
      const row = await findRow(id);
      const slip = await db
        .selectFrom('deposit_slip')
        .select(['place', 'sealed'])
        .where('bucket', '=', row.bucket)
        .where('order_id', '=', row.id)
        .$if(place !== undefined, (query) => query.where('place', '=', place!))
        .orderBy('place', 'desc')
        .executeTakeFirst();
      if (slip === undefined) throw new OperatorError(`The deposit ${id} has no such slip`);
      await recordAct(db, {
        area: 'deposits',
        subject: row.id,
        merchantCode: row.merchant_code,
        operator,
        act: 'view_slip',
        details: { place: slip.place },
      });
      return Buffer.from(masterKeys.open(slip.sealed, depositSlipContext(row.id)), 'base64');
    },

    /**
     * Approves a deposit with the amount that arrived, a decimal string; by default the amount of the order. A large
     * deposit is credited only when a second operator approves it too: `SECOND_NEEDED` until then.
     */
    approve: ({ amount, note = '', ...decision }: DepositDecision & { amount?: string | undefined; note?: string }) =>
      decide(decision, ({ currency }) => {
        const minor = amount === undefined ? null : toMinor(amount, currency as Currency);
        if (minor === undefined || (minor !== null && minor <= 0n))
          throw new OperatorError(`"${amount}" is not an amount of ${currency}, such as 1500.00`);
        return { isApproved: true, amount: minor, reason: null, note };
      }),

    /** Refuses a deposit. The player sees the reason; the note is stored with the act. */
    async refuse({ reason, note = '', ...decision }: DepositDecision & { reason: string; note?: string }) {
      const known = schemas.depositReasons.find((name) => name === reason);
      if (known === undefined)
        throw new OperatorError(`"${reason}" is not a reason; there are ${schemas.depositReasons.join(', ')}`);
      return decide(decision, () => ({ isApproved: false, amount: null, reason: known, note }));
    },
  };
}

export type DepositDesk = ReturnType<typeof createDepositDesk>;

function toEntry(row: DepositRow & { account_name: string }): DepositEntry {
  const money = (amount: bigint): string => `${fromMinor(amount, row.currency as Currency)} ${row.currency}`;
  const moneyOrNull = (amount: bigint | null): string | null => (amount === null ? null : money(amount));
  return {
    id: row.id,
    merchantCode: row.merchant_code,
    account: row.account_name,
    methodName: row.method_name,
    amount: money(row.amount),
    fee: money(row.fee),
    credited: money(row.credited),
    bonus: money(row.bonus),
    state: row.state,
    reason: row.reason,
    reviewReason: row.review_reason,
    reported: moneyOrNull(row.reported_amount),
    reference: row.reference,
    madeBy: row.made_by,
    madeAmount: moneyOrNull(row.made_amount),
    createdAt: row.created_at,
  };
}
