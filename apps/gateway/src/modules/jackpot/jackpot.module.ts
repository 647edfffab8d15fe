import type { FastifyInstance } from 'fastify';
import { defineModule } from '../../module.ts';
import type { GatewayParts } from '../../parts.ts';
import { registerCall } from '../../http/registerCall.ts';
import { catalogueModule } from '../catalogue/catalogue.module.ts';
import { scopeOf } from '../catalogue/catalogueScope.ts';
import { createJackpotService, type JackpotService } from './jackpot.service.ts';
import { sweepJackpots } from './jackpotSweep.ts';

/** How often new bets are added to the pools, in ms. */
const SWEEP_EVERY_MS = 1_000;

/** The progressive jackpots of our own games. */
export const jackpotModule = defineModule({
  name: 'jackpot',
  needs: [catalogueModule],
  offers: ({ db, clock, catalogue }) => ({ jackpots: createJackpotService({ db, clock, catalogue }) }),
  register(app, { db, jackpots }) {
    registerJackpots(app, jackpots);
    startSweep(app, db);
  },
});

function registerJackpots(app: FastifyInstance, jackpots: JackpotService): void {
  registerCall(app, 'listJackpots', (call) => jackpots.list(scopeOf(call)));
}

/** Sweeps while the server listens. A sweep that takes longer than its interval is not started a second time. */
function startSweep(app: FastifyInstance, db: GatewayParts['db']): void {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', (done) => {
    timer = setInterval(() => {
      running ??= sweepJackpots(db)
        .catch((error: unknown) => app.log.error({ err: error }, 'the sweep of the jackpots was interrupted'))
        .finally(() => (running = undefined));
    }, SWEEP_EVERY_MS);
    done();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}
