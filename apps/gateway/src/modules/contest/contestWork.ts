import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import type { BoardEvents } from './boardEvents.ts';
import { endContests } from './contestEnd.ts';
import { readContests } from './contestReader.ts';

/** Background work beside the calls. Several gateways may run it at once: each step is done by one of them. */
export interface ContestWork {
  /** Counts new events, and ends contests that are over. Does not start a second run while one is in progress. */
  run(): Promise<void>;
  /** Resolves when no work is in progress. */
  settled(): Promise<void>;
}

interface ContestWorkDeps {
  db: Kysely<Database>;
  clock: () => number;
  log: FastifyBaseLogger;
  masterKeys: Pick<MasterKeys, 'open'>;
  boards: Pick<BoardEvents, 'publish'>;
}

export function createContestWork({ db, clock, log, masterKeys, boards }: ContestWorkDeps): ContestWork {
  let running: Promise<void> | undefined;

  async function work(): Promise<void> {
    await readContests(db, { boards });
    try {
      await endContests(db, { masterKeys, now: clock(), onChange: (board) => boards.publish(board) });
    } catch (error) {
      // The next run continues where this one stopped.
      log.error({ err: error }, 'a contest could not be ended');
    }
  }

  return {
    run: () => (running ??= work().finally(() => (running = undefined))),
    async settled() {
      await running?.catch(() => undefined);
    },
  };
}
