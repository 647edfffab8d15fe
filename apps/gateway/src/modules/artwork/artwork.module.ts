import { join } from 'node:path';
import { defineModule } from '../../module.ts';
import { catalogueModule } from '../catalogue/catalogue.module.ts';
import { contentModule } from '../content/content.module.ts';
import { merchantModule } from '../merchant/merchant.module.ts';
import { registerArtRoutes } from './art.routes.ts';
import { createArtService } from './art.service.ts';
import { artVersion } from './artVersion.ts';
import { createRenderPool } from './renderPool.ts';

/** Drawn pictures. */
export const artworkModule = defineModule({
  name: 'artwork',
  needs: [catalogueModule, contentModule, merchantModule],
  offers: ({ config, log }) => ({
    art: createArtService({
      folder: join(config.dataDir, 'art'),
      version: artVersion,
      pool: createRenderPool(),
      onError: (error) => log.warn({ err: error }, 'A drawn picture was lost'),
    }),
  }),
  register: registerArtRoutes,
});
