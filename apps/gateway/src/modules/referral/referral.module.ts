import { defineModule } from '../../module.ts';
import { registerCall } from '../../http/registerCall.ts';
import { repeatWhileListening } from '../deposit/signedReports.ts';
import { merchantModule } from '../merchant/merchant.module.ts';
import { createReferralService } from './referral.service.ts';
import { createReferralWork } from './referralReader.ts';

/** How often newcomers are followed, in ms. */
const READ_EVERY_MS = 1_000;

/** Players who bring players. Agents have codes and links of their own, in `registration`. */
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
    // Reading that takes longer than its interval is not begun a second time.
    repeatWhileListening(
      app,
      READ_EVERY_MS,
      () => (reading ??= referralWork.readOn().finally(() => (reading = undefined))),
    );
    app.addHook('preClose', async () => {
      await reading?.catch(() => undefined);
    });
  },
});
