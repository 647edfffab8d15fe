import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { readToEnd, type OutboxReader } from '../ledger/watch/outboxReader.ts';
import type { EvaluationDeps } from './offerEvaluation.ts';
import { evaluateEvents } from './offerEvaluation.ts';
import { isRewardLine, readRewardEvents } from './offerEvents.ts';

/** The name under which the reader's place is kept. */
export const REWARD_READER = 'rewards';

/**
 * The rules engine: reads what the ledger and the accounts tell, and grants what offers promise for it. Its writes and its
 * place are one transaction. No bet waits for it.
 */
export function createRewardReader(deps: Pick<EvaluationDeps, 'placeOf'> & { clock: () => number }): OutboxReader {
  return {
    name: REWARD_READER,
    async apply(lines, transaction) {
      if (!lines.some(isRewardLine)) return;
      await evaluateEvents(transaction, await readRewardEvents(transaction, lines), {
        placeOf: deps.placeOf,
        now: deps.clock(),
      });
    },
  };
}

/** Reads on until nothing is left. Nothing is read while another process reads. */
export function readRewards(
  db: Kysely<Database>,
  deps: Pick<EvaluationDeps, 'placeOf'> & { clock: () => number },
): Promise<void> {
  return readToEnd(db, createRewardReader(deps));
}
