import { defineModule } from '../../module.ts';
import { registerCall } from '../../http/registerCall.ts';
import { repeatWhileListening } from '../deposit/signedReports.ts';
import { merchantModule } from '../merchant/merchant.module.ts';
import { createReferralService } from './referral.service.ts';
import { createReferralWork } from './referralReader.ts';

/** The interval between two reads of newcomers' events, in ms. */
const READ_EVERY_MS = 1_000;

/** Players who invite players. Agents have their own codes and links, in `registration`. */
export const referralModule = defineModule({
  name: 'referral',
  needs: [merchantModule],
  offers: ({ db, clock, merchants }) => ({
    referrals: createReferralService({ db }),
    referralWork: createReferralWork({ db, merchants, clock }),
  }),
  register(app, { referrals, referralWork }) {
    registerCall(app, 'getReferral', (call) => referrals.overview(call));
    registerCall(app, 'listReferrals', (call) => referrals.list(call, call.query));
    let reading: Promise<void> | undefined;
    // A read that takes longer than its interval is not started twice.
    repeatWhileListening(
      app,
      READ_EVERY_MS,
      () => (reading ??= referralWork.readOutbox().finally(() => (reading = undefined))),
    );
    app.addHook('preClose', async () => {
      await reading?.catch(() => undefined);
    });
  },
});
