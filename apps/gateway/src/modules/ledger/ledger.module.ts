import type { FastifyInstance } from 'fastify';
import { defineModule } from '../../module.ts';
import { ledgerEventsModule } from '../live/ledgerEvents.module.ts';
import { createLedgerWatch, type LedgerWatch } from './watch/ledgerWatch.ts';

/** A line of the outbox reaches an open page within this and a little more, in ms. */
const CARRY_EVERY_MS = 200;
/** Eight parts are a round: a broken account is frozen within 20 s. */
const COMPARE_EVERY_MS = 2_500;
const EXPIRE_EVERY_MS = 15_000;

/** What goes on beside the money commands. The commands themselves are `createLedgerRepository`. */
export const ledgerModule = defineModule({
  name: 'ledger',
  needs: [ledgerEventsModule],
  offers: ({ db, log, clock, ledgerEvents }) => ({ ledgerWatch: createLedgerWatch({ db, log, clock, ledgerEvents }) }),
  register: startWatch,
});

/** Runs the watch while the server listens. A step that takes longer than its interval is not begun a second time. */
function startWatch(app: FastifyInstance, { ledgerWatch }: { ledgerWatch: LedgerWatch }): void {
  const jobs = [
    { everyMs: CARRY_EVERY_MS, run: () => ledgerWatch.carryOn() },
    { everyMs: COMPARE_EVERY_MS, run: () => ledgerWatch.compareNext() },
    { everyMs: EXPIRE_EVERY_MS, run: () => ledgerWatch.expireHolds() },
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
