import type { FastifyInstance } from 'fastify';
import { defineModule } from '../../module.ts';
import { ledgerEventsModule } from '../live/ledgerEvents.module.ts';
import { createRootWriter, type RootWriter } from './roots/rootWriter.ts';
import { createLedgerWatch, type LedgerWatch } from './watch/ledgerWatch.ts';

/** How often outbox lines are delivered, in ms: about the delay until an open page shows a change. */
const READ_OUTBOX_EVERY_MS = 200;
/**
 * How often a part of the accounts is compared, in ms. Eight parts are a full pass: a broken account is frozen within
 * 20 s.
 */
const COMPARE_EVERY_MS = 2_500;
const EXPIRE_EVERY_MS = 15_000;
/** How often the module checks whether a Merkle root is due, and how old the last root must be for that, in ms. */
const CHECK_ROOT_EVERY_MS = 60_000;
const ROOT_EVERY_MS = 600_000;

/** Background work beside the money commands. The commands themselves are `createLedgerRepository`. */
export const ledgerModule = defineModule({
  name: 'ledger',
  needs: [ledgerEventsModule],
  offers: ({ db, log, clock, ledgerEvents, masterKeys, config }) => ({
    ledgerWatch: createLedgerWatch({ db, log, clock, ledgerEvents }),
    rootWriter: createRootWriter({ db, masterKeys, folder: config.ledgerRootsDir, clock }),
  }),
  register: startWatch,
});

/** Runs the watch while the server listens. A step that takes longer than its interval is not started a second time. */
function startWatch(
  app: FastifyInstance,
  { ledgerWatch, rootWriter }: { ledgerWatch: LedgerWatch; rootWriter: RootWriter },
): void {
  let outcome = '';
  async function writeRoot(): Promise<void> {
    const before = outcome;
    outcome = await rootWriter.writeWhenDue(ROOT_EVERY_MS);
    if (outcome === 'elsewhere' && before !== outcome)
      app.log.error(
        { event: 'ledger.alarm.roots' },
        'the last signed root is not in LEDGER_ROOTS_DIR: gateways share one folder, and nobody else writes there',
      );
  }

  const jobs = [
    { everyMs: READ_OUTBOX_EVERY_MS, run: () => ledgerWatch.readOutbox() },
    { everyMs: COMPARE_EVERY_MS, run: () => ledgerWatch.compareNext() },
    { everyMs: EXPIRE_EVERY_MS, run: () => ledgerWatch.expireHolds() },
    { everyMs: CHECK_ROOT_EVERY_MS, run: writeRoot },
  ];
  const running = new Map<object, Promise<void>>();
  const timers: NodeJS.Timeout[] = [];
  app.addHook('onListen', (done) => {
    for (const job of jobs) {
      timers.push(
        setInterval(() => {
          if (running.has(job)) return;
          const run = job
            .run()
            .catch((error: unknown) => app.log.error({ err: error }, 'the watch over the ledger was interrupted'))
            .finally(() => running.delete(job));
          running.set(job, run);
        }, job.everyMs),
      );
    }
    done();
  });
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  });
}
