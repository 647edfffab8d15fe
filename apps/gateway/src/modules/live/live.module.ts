import { defineModule } from '../../module.ts';
import { sessionModule } from '../session/session.module.ts';
import { walletModule } from '../wallet/wallet.module.ts';
import { ledgerEventsModule } from './ledgerEvents.module.ts';
import { registerLiveRoutes } from './live.routes.ts';
import { createLiveService } from './live.service.ts';

/** Streams of what changes about an account while it is looked at. */
export const liveModule = defineModule({
  name: 'live',
  needs: [ledgerEventsModule, sessionModule, walletModule],
  offers: ({ config, clock, ledgerEvents, log, sessionEnds, sessions, wallet }) => ({
    live: createLiveService({
      wallet,
      sessions,
      sessionEnds,
      ledgerEvents,
      log,
      clock,
      mostOfAnAddress: config.rateLimitPerMinute,
    }),
  }),
  register: registerLiveRoutes,
});
