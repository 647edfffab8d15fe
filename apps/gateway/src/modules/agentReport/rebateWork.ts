import type { Kysely } from 'kysely';
import type { Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { Merchant } from '../../http/call.ts';
import { createLedgerRepository } from '../ledger/ledger.repository.ts';
import { bucketOf } from '../ledger/player.ts';
import { dayAt } from '../loyalty/standing.rules.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';
import { AGENT_READER } from './agentReader.ts';
import { computeRebates, findLastRun, isCountedUpTo, lockDue, markPaid, type DueRebate } from './rebate.repository.ts';
import { rebatePolicyOf } from './rebate.service.ts';
import { dayAfter } from './span.rules.ts';

/** The provider name of rebate payments in the ledger. */
const PROVIDER = 'agent-rebate';
/** How long after its end a day is computed, in ms: no money command of the day is in flight by then. */
const DAY_DELAY_MS = 600_000;
/** The most days that are computed late, after all gateways were down. */
const MAX_DAYS = 62;
/** How many rebates one process locks while it pays them. */
const PAYMENT_BATCH = 200;
/** How many buckets are paid at a time. */
const PAYERS = 4;

/** Computes and pays rebates along the tree. Several gateways may run it at once. */
export interface RebateWork {
  /** Computes ended days, each once. Waits until all transfers and moves of the day are counted. */
  compute(): Promise<void>;
  /** Pays computed rebates, each once. */
  pay(): Promise<void>;
}

export function createRebateWork({
  db,
  merchants,
  clock,
}: {
  db: Kysely<Database>;
  merchants: MerchantService;
  clock: () => number;
}): RebateWork {
  const ledger = createLedgerRepository(db);

  async function computeFor(merchant: Merchant): Promise<void> {
    const policy = rebatePolicyOf(merchant);
    const yesterday = dayAfter(dayAt(clock() - DAY_DELAY_MS, policy.timeZone), -1);
    const last = await findLastRun(db, merchant.code);
    const first = last === undefined ? yesterday : dayAfter(last, 1);
    const earliest = dayAfter(yesterday, 1 - MAX_DAYS);
    for (let day = first < earliest ? earliest : first; day <= yesterday; day = dayAfter(day, 1)) {
      if (!(await isCountedUpTo(db, AGENT_READER, { day, timeZone: policy.timeZone }))) return;
      await db.transaction().execute((transaction) => computeRebates(transaction, AGENT_READER, day, policy, clock()));
    }
  }

  const commandOf = ({ accountId, merchantCode, currency, day, gameType, amount, txId }: DueRebate) => ({
    player: { accountId, merchantCode },
    provider: PROVIDER,
    txId,
    // The column has only currencies of the platform, because it was written from the roll-ups of the ledger.
    currency: currency as Currency,
    amount,
    note: `${day} ${gameType}`,
    eventAt: clock(),
  });

  /** Pays rebates, one statement for each bucket. Returns the paid ones, and the errors of the others. */
  async function payAll(due: readonly DueRebate[]): Promise<{ paid: DueRebate[]; failures: unknown[] }> {
    const paid: DueRebate[] = [];
    const failures: unknown[] = [];
    const payOne = async (rebate: DueRebate) => {
      const { status } = await ledger.agentPay(commandOf(rebate));
      if (status !== 'OK') throw new Error(`The rebate ${rebate.txId} was answered ${status}`);
    };
    const buckets = Map.groupBy(due, (rebate) => bucketOf(commandOf(rebate).player)).values();
    await Promise.all(
      Array.from({ length: PAYERS }, async () => {
        for (const bucket of buckets) {
          const answers = await ledger.agentPayAll(bucket.map(commandOf)).catch(() => []);
          if (answers.length > 0 && answers.every(({ status }) => status === 'OK')) paid.push(...bucket);
          // An error for one rebate rolls the whole statement back.
          else
            for (const rebate of bucket)
              await payOne(rebate).then(
                () => paid.push(rebate),
                (error: unknown) => failures.push(error),
              );
        }
      }),
    );
    return { paid, failures };
  }

  return {
    async compute() {
      const rows = await db.selectFrom('merchant').select('code').execute();
      for (const { code } of rows) {
        const merchant = await merchants.byCode(code);
        if (merchant !== undefined) await computeFor(merchant);
      }
    },
    async pay() {
      for (;;) {
        const failures: unknown[] = [];
        // If this transaction fails after a payment, the ledger recognizes the repeated payment and does not pay twice.
        const count = await db.transaction().execute(async (transaction) => {
          const due = await lockDue(transaction, PAYMENT_BATCH);
          const answered = await payAll(due);
          failures.push(...answered.failures);
          await markPaid(transaction, answered.paid, clock());
          return due.length;
        });
        // Thrown at the end, so that a rebate that cannot be paid does not block the others.
        if (failures.length > 0) throw failures[0];
        if (count < PAYMENT_BATCH) return;
      }
    },
  };
}
