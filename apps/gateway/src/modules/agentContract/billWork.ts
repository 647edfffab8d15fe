import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';
import { adjustLateBills } from './billAdjustment.ts';
import { expireBills, payDueBills } from './billPayment.ts';
import { computeBills } from './billRun.ts';
import type { ContractService } from './contract.service.ts';

/**
 * Background work beside the calls about contracts. Several gateways may run it at once: each step is done by one of
 * them.
 */
export interface BillWork {
  /**
   * Bills periods that have ended, adjusts late changes, pays due bills, and expires unanswered proposals and
   * uncollected bills.
   */
  run(): Promise<void>;
  /** Resolves when no work is in progress. */
  settled(): Promise<void>;
}

interface BillWorkDeps {
  db: Kysely<Database>;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'error'>;
  merchants: Pick<MerchantService, 'byCode'>;
  contracts: Pick<ContractService, 'endUnanswered'>;
}

export function createBillWork({ db, clock, log, merchants, contracts }: BillWorkDeps): BillWork {
  let running: Promise<void> | undefined;

  async function work(): Promise<void> {
    await contracts.endUnanswered();
    await computeBills({ db, clock, merchants });
    await adjustLateBills({ db, clock, merchants });
    await payDueBills({ db, clock }, (error) => log.error({ err: error }, 'a bill could not be paid'));
    await expireBills(db, clock());
  }

  return {
    run: () => (running ??= work().finally(() => (running = undefined))),
    async settled() {
      await running?.catch(() => undefined);
    },
  };
}
