import type { FastifyInstance } from 'fastify';
import { defineModule } from '../../module.ts';
import { registerCall } from '../../http/registerCall.ts';
import { contentModule } from '../content/content.module.ts';
import { repeatWhileListening } from '../deposit/signedReports.ts';
import { ledgerEventsModule } from '../live/ledgerEvents.module.ts';
import { merchantModule } from '../merchant/merchant.module.ts';
import { supportModule } from '../support/support.module.ts';
import { createInboxService } from './inbox.service.ts';
import { createInboxDesk } from './inboxDesk.ts';
import { createInboxWork, type InboxWork } from './inboxReader.ts';

/** How often messages about events are written, in ms. */
const READ_EVERY_MS = 1_000;
/** How often old messages are looked for, in ms. */
const SWEEP_EVERY_MS = 3_600_000;
/** How often due broadcasts are looked for, in ms. */
const DELIVER_EVERY_MS = 2_000;

/** Messages to players: from the platform, about events of their account, and from operators. */
export const inboxModule = defineModule({
  name: 'inbox',
  needs: [contentModule, ledgerEventsModule, merchantModule, supportModule],
  offers: ({ db, clock, chat, noticeReads, ledgerEvents, merchants }) => ({
    inbox: createInboxService({ db, clock, chat, noticeReads, ledgerEvents }),
    inboxWork: createInboxWork({ db, clock, merchants, ledgerEvents }),
    inboxDesk: createInboxDesk({ db, clock }),
  }),
  register(app, { inbox, inboxWork }) {
    registerCall(app, 'listMessages', (call) => inbox.list(call, call.query));
    registerCall(app, 'readMessages', (call) => inbox.read(call, call.body));
    registerCall(app, 'deleteMessage', (call) => inbox.remove(call, call.params.messageId));
    registerCall(app, 'restoreMessage', (call) => inbox.restore(call, call.params.messageId));
    registerCall(app, 'getUnreadCounts', (call) => inbox.unread(call));
    workWhileListening(app, inboxWork);
  },
});

function workWhileListening(app: FastifyInstance, work: InboxWork): void {
  let reading: Promise<void> | undefined;
  // Reading that takes longer than its interval is not started a second time.
  repeatWhileListening(app, READ_EVERY_MS, () => (reading ??= work.readOutbox().finally(() => (reading = undefined))));
  let delivering: Promise<void> | undefined;
  repeatWhileListening(
    app,
    DELIVER_EVERY_MS,
    () => (delivering ??= work.deliver().finally(() => (delivering = undefined))),
  );
  let sweeping: Promise<void> | undefined;
  repeatWhileListening(app, SWEEP_EVERY_MS, () => (sweeping ??= work.sweep().finally(() => (sweeping = undefined))));
  app.addHook('preClose', async () => {
    await Promise.allSettled([reading, delivering, sweeping]);
  });
}
