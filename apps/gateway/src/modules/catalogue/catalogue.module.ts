import { defineModule } from '../../module.ts';
import { artAddress } from '../artwork/artVersion.ts';
import { registerCatalogueRoutes } from './catalogue.routes.ts';
import { createCatalogueService } from './catalogue.service.ts';

/** Games and vendors. */
export const catalogueModule = defineModule({
  name: 'catalogue',
  offers: ({ db, log }) => ({
    catalogue: createCatalogueService({
      db,
      artAddress,
      onError: (error) => log.warn({ err: error }, 'Published data could not be reloaded'),
    }),
  }),
  register: registerCatalogueRoutes,
});
