import { defineModule } from '../../module.ts';
import { registerCall } from '../../http/registerCall.ts';
import { repeatWhileListening } from '../deposit/signedReports.ts';
import { ledgerEventsModule } from '../live/ledgerEvents.module.ts';
import { merchantModule } from '../merchant/merchant.module.ts';
import { createBonusService } from './bonus.service.ts';
import { createBonusWork } from './bonusWork.ts';

/** How often rounds are counted, in ms. */
const READ_EVERY_MS = 1_000;
/** How often the module looks for bonuses that have expired or wait for open rounds, in ms. */
const SWEEP_EVERY_MS = 5_000;

/** Bonus money: purses of players, and the wagering after which they become cash. */
export const bonusModule = defineModule({
  name: 'bonus',
  needs: [ledgerEventsModule, merchantModule],
  offers: ({ db, clock, merchants, ledgerEvents }) => ({
    bonuses: createBonusService({ db, clock }),
    bonusWork: createBonusWork({ db, clock, merchants, ledgerEvents }),
  }),
  register(app, { bonuses, bonusWork }) {
    registerCall(app, 'listBonuses', (call) => bonuses.list(call));
    registerCall(app, 'listBonusRounds', (call) => bonuses.rounds(call, call.params.bonusId, call.query));
    registerCall(app, 'endBonus', (call) => bonuses.end(call, call.params.bonusId));
    let reading: Promise<void> | undefined;
    // Reading that takes longer than its interval is not started a second time.
    repeatWhileListening(
      app,
      READ_EVERY_MS,
      () => (reading ??= bonusWork.readOutbox().finally(() => (reading = undefined))),
    );
    repeatWhileListening(app, SWEEP_EVERY_MS, () => bonusWork.sweep());
    app.addHook('preClose', async () => {
      await reading?.catch(() => undefined);
    });
  },
});
