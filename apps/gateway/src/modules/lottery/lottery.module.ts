import { defineModule } from '../../module.ts';
import { catalogueModule } from '../catalogue/catalogue.module.ts';
import { createDrawSource } from './drawSource.ts';
import { registerLotteryRoutes } from './lottery.routes.ts';
import { createLotteryService } from './lottery.service.ts';

/** Lotteries: their plays, next draws and results. */
export const lotteryModule = defineModule({
  name: 'lottery',
  needs: [catalogueModule],
  offers: ({ config, clock, catalogue }) => ({
    lotteries: createLotteryService({
      catalogue,
      clock,
      draws: createDrawSource({ arcadeUrl: config.arcadeUrl, clock }),
    }),
  }),
  register: registerLotteryRoutes,
});
