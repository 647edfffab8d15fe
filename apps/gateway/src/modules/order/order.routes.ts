import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../http/registerCall.ts';
import type { OrderService } from './order.service.ts';

/** Registers the routes of the betting record. */
export function registerOrderRoutes(app: FastifyInstance, { orders }: { orders: OrderService }): void {
  registerCall(app, 'listOrders', ({ session, merchant, query }) => orders.list(session, merchant.currency, query));
  registerCall(app, 'getOrder', ({ session, merchant, query }) =>
    orders.find(session, merchant.currency, query.orderId),
  );
  registerCall(app, 'cancelSuborder', ({ session, merchant, body }) =>
    orders.cancel(session, merchant.currency, body.orderId),
  );
}
