import type { FastifyInstance } from 'fastify';
import { defineModule } from '../../module.ts';
import { registerCall } from '../../http/registerCall.ts';
import { repeatWhileListening } from '../deposit/signedReports.ts';
import { merchantModule } from '../merchant/merchant.module.ts';
import { createBirthdayGifts, type BirthdayGifts } from './birthdayGifts.ts';
import { createLoyaltyService, type LoyaltyService } from './loyalty.service.ts';
import { createLoyaltyWork, type LoyaltyWork } from './loyaltyReader.ts';
import { createRebateService, type RebateService } from './rebate.service.ts';

/** How often transfers are counted, in ms. */
const READ_EVERY_MS = 1_000;
/** How often the module looks for ended months and birthdays, in ms. */
const CHECK_EVERY_MS = 60_000;

/** Levels of players with their benefits, and rebates. */
export const loyaltyModule = defineModule({
  name: 'loyalty',
  needs: [merchantModule],
  offers: ({ db, clock, merchants }) => ({
    loyalty: createLoyaltyService({ db, clock }),
    rebates: createRebateService({ db, clock }),
    loyaltyWork: createLoyaltyWork({ db, clock, merchants }),
    birthdayGifts: createBirthdayGifts({ db, clock, merchants }),
  }),
  register(app, { loyalty, rebates, loyaltyWork, birthdayGifts }) {
    registerLoyalty(app, loyalty);
    registerRebates(app, rebates);
    workWhileListening(app, loyaltyWork, birthdayGifts);
  },
});

function registerLoyalty(app: FastifyInstance, loyalty: LoyaltyService): void {
  registerCall(app, 'getRank', (call) => loyalty.rank(call));
  registerCall(app, 'getMonthFigures', (call) => loyalty.month(call));
}

function registerRebates(app: FastifyInstance, rebates: RebateService): void {
  registerCall(app, 'getRebate', (call) => rebates.find(call));
  registerCall(app, 'listRebateDays', (call) => rebates.days(call, call.query));
  registerCall(app, 'claimRebate', (call) => rebates.claim(call, call.idempotencyKey));
  registerCall(app, 'listRebates', (call) => rebates.claims(call, call.query));
}

function workWhileListening(app: FastifyInstance, work: LoyaltyWork, birthdayGifts: BirthdayGifts): void {
  let reading: Promise<void> | undefined;
  // Reading that takes longer than its interval is not started a second time.
  repeatWhileListening(app, READ_EVERY_MS, () => (reading ??= work.readOutbox().finally(() => (reading = undefined))));
  repeatWhileListening(app, CHECK_EVERY_MS, () => work.checkMonths());
  repeatWhileListening(app, CHECK_EVERY_MS, () => birthdayGifts.give());
  app.addHook('preClose', async () => {
    await reading?.catch(() => undefined);
  });
}
