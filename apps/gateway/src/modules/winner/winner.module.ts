import { defineModule } from '../../module.ts';
import { catalogueModule } from '../catalogue/catalogue.module.ts';
import { registerWinnerRoutes } from './winner.routes.ts';
import { createWinnerService } from './winner.service.ts';

/** The winners' board. */
export const winnerModule = defineModule({
  name: 'winner',
  needs: [catalogueModule],
  offers: ({ db, clock, catalogue }) => ({ winners: createWinnerService({ db, clock, catalogue }) }),
  register: registerWinnerRoutes,
});
