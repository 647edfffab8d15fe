import { sql, type Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../database.ts';
import type { LedgerEvents } from '../../live/ledgerEvents.ts';
import { BUCKETS } from '../player.ts';
import { readToEnd, type OutboxLine, type OutboxReader } from './outboxReader.ts';
import { payoutWatch } from './payoutWatch.ts';
import { transitCarrier } from './transitCarrier.ts';
import { txDirectory } from './txDirectory.ts';

const ALARM = 'ledger.alarm.';
/** The number of parts in which the books are compared, one after the other. */
const PARTS = 8;

/** Background work beside the money commands. Several gateways may run it at once: each step is done by one of them. */
export interface LedgerWatch {
  /** Delivers outbox lines to open pages, receiving accounts, the totals of vendors, and the directory of their ids. */
  readOutbox(): Promise<void>;
  /**
   * Compares the accounts of the next part with their last transfers, and freezes those that differ. All parts are one
   * full pass.
   */
  compareNext(): Promise<void>;
  /** Releases expired holds. */
  expireHolds(): Promise<void>;
}

interface LedgerWatchDeps {
  db: Kysely<Database>;
  log: FastifyBaseLogger;
  clock: () => number;
  ledgerEvents: LedgerEvents;
}

export function createLedgerWatch({ db, log, clock, ledgerEvents }: LedgerWatchDeps): LedgerWatch {
  let part = 0;

  function publish(lines: readonly OutboxLine[]): void {
    for (const { topic, owner, transferId, payload } of lines) {
      if (topic.startsWith(ALARM))
        log.error({ event: topic, account: owner, transferId, ...payload }, 'the ledger raised an alarm');
      // Pools belong to no player.
      else if (topic !== 'ledger.jackpot') ledgerEvents.publish({ accountId: owner, topic, transferId });
    }
  }

  const readers: readonly OutboxReader[] = [{ name: 'live', publish }, transitCarrier, payoutWatch, txDirectory];

  return {
    async readOutbox() {
      for (const reader of readers) await readToEnd(db, reader);
    },
    async compareNext() {
      const size = BUCKETS / PARTS;
      const first = part * size;
      part = (part + 1) % PARTS;
      await sql`select ledger_freeze_broken(${first}, ${first + size - 1})`.execute(db);
    },
    async expireHolds() {
      const due = await db
        .selectFrom('ledger_hold')
        .select('bucket')
        .distinct()
        .where('state', '=', 'OPEN')
        .where('expires_at', '<=', sql<number>`${new Date(clock())}`)
        .execute();
      for (const { bucket } of due) await sql`select ledger_expire_holds(${bucket}, ${new Date(clock())})`.execute(db);
    },
  };
}
