import { defineModule } from '../../module.ts';
import { contentModule } from '../content/content.module.ts';
import { boardEventsModule } from '../contest/boardEvents.module.ts';
import { sessionModule } from '../session/session.module.ts';
import { walletModule } from '../wallet/wallet.module.ts';
import { ledgerEventsModule } from './ledgerEvents.module.ts';
import { registerLiveRoutes } from './live.routes.ts';
import { createLiveService } from './live.service.ts';

/** Streams of an account's changes to open pages. */
export const liveModule = defineModule({
  name: 'live',
  needs: [boardEventsModule, contentModule, ledgerEventsModule, sessionModule, walletModule],
  offers: ({ config, clock, boardEvents, content, ledgerEvents, log, sessionEnds, sessions, wallet }) => ({
    live: createLiveService({
      wallet,
      sessions,
      sessionEnds,
      ledgerEvents,
      boardEvents,
      content,
      log,
      clock,
      maxAddressStreams: config.rateLimitPerMinute,
    }),
  }),
  register: registerLiveRoutes,
});
