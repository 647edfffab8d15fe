import { defineModule } from '../../module.ts';
import { registerProviderRoutes } from './provider.routes.ts';
import { createProviderService } from './provider.service.ts';

/** The provider API, through which vendors bet and pay. */
export const providerModule = defineModule({
  name: 'provider',
  offers: ({ config, db, masterKeys, clock }) => ({ providers: createProviderService({ config, db, masterKeys, clock }) }),
  register: registerProviderRoutes,
});
