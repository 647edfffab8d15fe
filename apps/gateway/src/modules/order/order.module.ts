import { defineModule } from '../../module.ts';
import { registerOrderRoutes } from './order.routes.ts';
import { createOrderService } from './order.service.ts';

/** The betting record. */
export const orderModule = defineModule({
  name: 'order',
  offers: ({ db }) => ({ orders: createOrderService({ db }) }),
  register: registerOrderRoutes,
});
