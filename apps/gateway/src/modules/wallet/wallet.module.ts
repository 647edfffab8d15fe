import { defineModule } from '../../module.ts';
import { registerWalletRoutes } from './wallet.routes.ts';
import { createWalletService } from './wallet.service.ts';

/** Balance and account record. */
export const walletModule = defineModule({
  name: 'wallet',
  offers: ({ db }) => ({ wallet: createWalletService({ db }) }),
  register: registerWalletRoutes,
});
