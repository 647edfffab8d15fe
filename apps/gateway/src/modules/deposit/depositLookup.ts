import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { expireDeposit, holdUnknown, settleDeposit, takeDueDeposits, type DepositRow } from './deposit.repository.ts';
import type { PaymentProvider } from './paymentProvider.ts';

const BATCH = 20;
/** How long after its expiry an order without an answer goes to an operator, in ms. */
const HOLD_AFTER_MS = 24 * 3_600_000;

/** Queries payment providers about orders without a report. Unknown outcomes are held, never guessed. */
export function createDepositLookup(deps: {
  db: Kysely<Database>;
  clock: () => number;
  log: FastifyBaseLogger;
  providers: readonly PaymentProvider[];
}) {
  const { db, clock, log, providers } = deps;

  async function lookUpOrder(row: DepositRow): Promise<void> {
    const provider = providers.find(({ code }) => code === row.provider);
    if (provider === undefined) throw new Error(`The payment provider ${row.provider} is not connected`);
    const found = await provider.lookUp(row.id);
    if (found === 'WAITING') return;
    if (found === 'EXPIRED' || found === 'UNKNOWN') {
      // Until the order expires, a payment may be in transit to a provider that does not know it yet.
      if (row.expires_at <= clock()) await expireDeposit(db, row, clock());
      return;
    }
    await settleDeposit(db, { orderId: row.id, provider: row.provider, ...found });
  }

  return {
    /** Looks up every due order. A failed lookup is retried later, and does not stop the others. */
    async work(): Promise<void> {
      for (const row of await takeDueDeposits(db, clock(), BATCH)) {
        try {
          await lookUpOrder(row);
        } catch (error) {
          log.error({ err: error, orderId: row.id, provider: row.provider }, 'a deposit could not be looked up');
          if (row.expires_at + HOLD_AFTER_MS <= clock()) await holdUnknown(db, row);
        }
      }
    },
  };
}

export type DepositLookup = ReturnType<typeof createDepositLookup>;
