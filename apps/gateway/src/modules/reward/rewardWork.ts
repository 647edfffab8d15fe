import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';
import { payCashback } from './cashbackRun.ts';
import type { MerchantLocale } from './offerMatch.rules.ts';
import { localeOf } from './reward.service.ts';
import { payDueRewards } from './rewardPayment.ts';
import { readRewards } from './rewardReader.ts';
import { expireRewards } from './rewardSweep.ts';

/** Background work. Several gateways may run it at once: each step is done by one of them. */
export interface RewardWork {
  /** Evaluates new events, and pays due rewards. Does not start a second run while one is in progress. */
  processNew(): Promise<void>;
  /** Pays the cashback of ended weeks, and expires unclaimed rewards. */
  sweep(): Promise<void>;
  /** Resolves when no work is in progress. */
  settled(): Promise<void>;
}

interface RewardWorkDeps {
  db: Kysely<Database>;
  clock: () => number;
  log: FastifyBaseLogger;
  merchants: Pick<MerchantService, 'byCode'>;
}

export function createRewardWork({ db, clock, log, merchants }: RewardWorkDeps): RewardWork {
  const running = new Map<string, Promise<void>>();

  const findLocale = async (merchantCode: string): Promise<MerchantLocale | undefined> => {
    const merchant = await merchants.byCode(merchantCode);
    return merchant && localeOf(merchant);
  };

  /** Starts work unless it is running, and waits for it. */
  async function once(name: string, work: () => Promise<void>): Promise<void> {
    const started = running.get(name) ?? work().finally(() => running.delete(name));
    running.set(name, started);
    await started;
  }

  let isDue = false;
  /** Pays due rewards, including those that become due during the run. */
  const pay = (): Promise<void> => {
    isDue = true;
    return once('pay', async () => {
      while (isDue) {
        isDue = false;
        await payDueRewards(db, clock, onError);
      }
    });
  };
  const onError = (error: unknown): void => log.error({ err: error }, 'a reward could not be paid');

  return {
    async processNew() {
      // Reading and paying do not wait for each other.
      await once('read', () =>
        readRewards(db, { localeOf: findLocale, clock, onRead: () => void pay().catch(onError) }),
      );
      await pay();
    },
    sweep: () =>
      once('sweep', async () => {
        await payCashback(db, { localeOf: findLocale, now: clock() });
        await expireRewards(db, clock());
      }),
    async settled() {
      await Promise.allSettled(running.values());
    },
  };
}
