import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { readToEnd, type OutboxReader } from '../ledger/watch/outboxReader.ts';
import type { EvaluationDeps } from './offerEvaluation.ts';
import { evaluateEvents } from './offerEvaluation.ts';
import { readRewardEvents, rewardTopics } from './offerEvents.ts';
import { wantedKinds } from './offer.repository.ts';

/** The name under which the reader's position is stored. */
export const REWARD_READER = 'rewards';

/** The most lines of one batch during catch-up. */
const CATCH_UP_BATCH = 10_000;
/** Lines of one batch that other readers have read: all of a second under a high load. Their sums are added at once. */
const CACHED_BATCH = 5_000;

export interface RewardReaderDeps extends Pick<EvaluationDeps, 'localeOf'> {
  clock: () => number;
  /** Called after lines were evaluated and before the next are read. Rewards may be due. */
  onRead?: () => void;
}

/**
 * Creates the rules engine. It reads events of ledger and accounts, and grants the rewards of offers. Its writes and
 * its position are saved in one transaction. No bet waits for it.
 */
export function createRewardReader(deps: RewardReaderDeps): OutboxReader {
  return {
    name: REWARD_READER,
    topics: rewardTopics,
    // It locks no account, so a long transaction blocks no bets.
    catchUpBatch: CATCH_UP_BATCH,
    cachedBatch: CACHED_BATCH,
    async apply(lines, transaction) {
      const kinds = await wantedKinds(transaction);
      if (kinds.size === 0) return;
      await evaluateEvents(transaction, await readRewardEvents(transaction, lines, kinds), {
        localeOf: deps.localeOf,
        now: deps.clock(),
      });
    },
    publish: () => deps.onRead?.(),
  };
}

/** Reads events until none is left. Does nothing while another process reads. */
export function readRewards(db: Kysely<Database>, deps: RewardReaderDeps): Promise<void> {
  return readToEnd(db, createRewardReader(deps));
}
