import { defineModule } from '../../module.ts';
import { registerCall } from '../../http/registerCall.ts';
import { repeatWhileListening } from '../deposit/signedReports.ts';
import { merchantModule } from '../merchant/merchant.module.ts';
import { SEND_EVERY_MS } from './push.rules.ts';
import { createPushService } from './push.service.ts';
import { createPushSender } from './pushSender.ts';
import { createPushWork } from './pushWork.ts';

/** Browser notifications about messages of the inbox. */
export const pushModule = defineModule({
  name: 'push',
  needs: [merchantModule],
  offers: ({ config, db, clock, log, merchants }) => ({
    pushes: createPushService({ db, clock, keys: config.push }),
    pushWork:
      config.push === undefined
        ? undefined
        : createPushWork({
            db,
            clock,
            merchants,
            sender: createPushSender({ keys: config.push }),
            onRefused: (refused) => log.warn(refused, 'a push service refused a notification'),
          }),
  }),
  register(app, { pushes, pushWork }) {
    registerCall(app, 'getPushSettings', (call) => pushes.settings(call));
    registerCall(app, 'savePushSettings', (call) => pushes.save(call, call.body));
    registerCall(app, 'subscribePush', (call) => pushes.subscribe(call, call.body));
    registerCall(app, 'unsubscribePush', (call) => pushes.unsubscribe(call, call.body.endpoint));
    if (pushWork === undefined) return;
    let sending: Promise<void> | undefined;
    // A run that takes longer than its interval is not started twice.
    repeatWhileListening(
      app,
      SEND_EVERY_MS,
      () => (sending ??= pushWork.sendDue().finally(() => (sending = undefined))),
    );
    app.addHook('preClose', async () => {
      await Promise.allSettled([sending]);
    });
  },
});
