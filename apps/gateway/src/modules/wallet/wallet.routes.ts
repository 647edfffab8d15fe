import type { ModuleRoutes } from '../../gateway.ts';
import { registerCall } from '../../http/registerCall.ts';

/** Balance and account record. */
export const registerWalletRoutes: ModuleRoutes = (app, { services }) => {
  registerCall(app, 'getBalance', ({ session, merchant }) => services.wallet.balanceOf(session.accountId, merchant.currency));
  registerCall(app, 'listTransactions', ({ session, merchant, query }) => services.wallet.listTransactions(session.accountId, merchant.currency, query));
};
