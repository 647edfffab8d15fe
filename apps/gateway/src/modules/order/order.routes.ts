import type { ModuleRoutes } from '../../gateway.ts';
import { registerCall } from '../../http/registerCall.ts';

/** The betting record. */
export const registerOrderRoutes: ModuleRoutes = (app, { services }) => {
  registerCall(app, 'listOrders', ({ session, merchant, query }) => services.orders.list(session.accountId, merchant.currency, query));
  registerCall(app, 'getOrder', ({ session, merchant, query }) => services.orders.find(session.accountId, merchant.currency, query.orderId));
};
