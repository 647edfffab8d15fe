import { defineModule } from '../../module.ts';
import { createMerchantService } from './merchant.service.ts';

/** The merchants of this platform and their hosts. */
export const merchantModule = defineModule({
  name: 'merchant',
  offers: ({ db, config, clock, log, merchantWaitMs }) => ({
    merchants: createMerchantService({ db, config, clock, log, refreshWaitMs: merchantWaitMs }),
  }),
});
