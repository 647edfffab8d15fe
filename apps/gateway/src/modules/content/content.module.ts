import { defineModule } from '../../module.ts';
import { artAddress } from '../artwork/artVersion.ts';
import { registerContentRoutes } from './content.routes.ts';
import { createContentService } from './content.service.ts';

/** Banners, notices, promotions and help. */
export const contentModule = defineModule({
  name: 'content',
  offers: ({ db, clock, log }) => ({
    content: createContentService({
      db,
      clock,
      artAddress,
      onError: (error) => log.warn({ err: error }, 'Published data could not be reloaded'),
    }),
  }),
  register: registerContentRoutes,
});
