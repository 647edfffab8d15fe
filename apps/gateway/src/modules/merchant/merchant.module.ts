import { defineModule } from '../../module.ts';
import { createMerchantService } from './merchant.service.ts';

/** The merchants of this platform and the hosts under which they are found. */
export const merchantModule = defineModule({
  name: 'merchant',
  offers: ({ db, config, clock, log }) => ({ merchants: createMerchantService({ db, config, clock, log }) }),
});
