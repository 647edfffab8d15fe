import { defineModule } from '../../module.ts';
import { catalogueModule } from '../catalogue/catalogue.module.ts';
import { registerAnchorRoutes } from './anchor.routes.ts';
import { createAnchorService } from './anchor.service.ts';

/** The hosts of live tables. */
export const anchorModule = defineModule({
  name: 'anchor',
  needs: [catalogueModule],
  offers: ({ db, clock, catalogue }) => ({ anchors: createAnchorService({ db, clock, catalogue }) }),
  register: registerAnchorRoutes,
});
