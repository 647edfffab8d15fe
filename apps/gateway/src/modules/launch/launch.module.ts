import { defineModule } from '../../module.ts';
import { catalogueModule } from '../catalogue/catalogue.module.ts';
import { favouriteModule } from '../favourite/favourite.module.ts';
import { providerModule } from '../provider/provider.module.ts';
import { createGamesProbe } from './gamesProbe.ts';
import { registerLaunchRoutes } from './launch.routes.ts';
import { createLaunchService } from './launch.service.ts';

/** Game launches. */
export const launchModule = defineModule({
  name: 'launch',
  needs: [catalogueModule, favouriteModule, providerModule],
  offers: ({
    config,
    db,
    clock,
    catalogue,
    providers,
    recents,
    areGamesDown = createGamesProbe({ arcadeUrl: config.arcadeUrl, clock }),
  }) => ({
    launches: createLaunchService({ config, db, clock, catalogue, providers, recents, areGamesDown }),
  }),
  register: registerLaunchRoutes,
});
