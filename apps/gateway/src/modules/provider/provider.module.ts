import { defineModule } from '../../module.ts';
import { jackpotModule } from '../jackpot/jackpot.module.ts';
import { merchantModule } from '../merchant/merchant.module.ts';
import { registerProviderRoutes } from './provider.routes.ts';
import { createProviderService } from './provider.service.ts';

/** The provider API, through which vendors bet and pay. */
export const providerModule = defineModule({
  name: 'provider',
  needs: [jackpotModule, merchantModule],
  offers: ({ config, db, masterKeys, clock, jackpots, merchants }) => ({
    providers: createProviderService({ config, db, masterKeys, clock, jackpots, merchants }),
  }),
  register: registerProviderRoutes,
});
