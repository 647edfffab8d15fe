import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { readToEnd, type OutboxReader } from '../ledger/watch/outboxReader.ts';
import type { EvaluationDeps } from './offerEvaluation.ts';
import { evaluateEvents } from './offerEvaluation.ts';
import { readRewardEvents, rewardTopics } from './offerEvents.ts';
import { wantedKinds } from './offer.repository.ts';

/** The name under which the reader's place is kept. */
export const REWARD_READER = 'rewards';

/** Lines that are read at once while there are many. */
const CATCH_UP_BATCH = 10_000;

export interface RewardReaderDeps extends Pick<EvaluationDeps, 'placeOf'> {
  clock: () => number;
  /** Called when lines were evaluated and their rewards may be due, before the next lines are read. */
  onRead?: () => void;
}

/**
 * The rules engine: reads the events of ledger and accounts, and grants the rewards of offers for them. Its writes and
 * its place are one transaction. No bet waits for it.
 */
export function createRewardReader(deps: RewardReaderDeps): OutboxReader {
  return {
    name: REWARD_READER,
    topics: rewardTopics,
    // It locks no account, so a long transaction keeps no bet waiting.
    catchUpBatch: CATCH_UP_BATCH,
    async apply(lines, transaction) {
      const kinds = await wantedKinds(transaction);
      if (kinds.size === 0) return;
      await evaluateEvents(transaction, await readRewardEvents(transaction, lines, kinds), {
        placeOf: deps.placeOf,
        now: deps.clock(),
      });
    },
    tell: () => deps.onRead?.(),
  };
}

/** Reads on until nothing is left. Nothing is read while another process reads. */
export function readRewards(db: Kysely<Database>, deps: RewardReaderDeps): Promise<void> {
  return readToEnd(db, createRewardReader(deps));
}
