import { defineModule } from '../../module.ts';
import { createLotteryDesk } from './lotteryDesk.ts';
import { registerOrderRoutes } from './order.routes.ts';
import { createOrderService } from './order.service.ts';

/** The betting record. */
export const orderModule = defineModule({
  name: 'order',
  offers: ({ db, config, clock }) => ({
    orders: createOrderService({
      db,
      desk: createLotteryDesk({ arcadeUrl: config.arcadeUrl, secret: config.providerSecret, clock }),
    }),
  }),
  register: registerOrderRoutes,
});
