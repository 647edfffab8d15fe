import { defineModule } from '../../module.ts';
import { catalogueModule } from '../catalogue/catalogue.module.ts';
import { registerFavouriteRoutes } from './favourite.routes.ts';
import { createFavouriteService } from './favourite.service.ts';
import { createRecentService } from './recent.service.ts';

/** An account's favourite and recent games. */
export const favouriteModule = defineModule({
  name: 'favourite',
  needs: [catalogueModule],
  offers: ({ db, catalogue }) => ({
    favourites: createFavouriteService({ db, catalogue }),
    recents: createRecentService({ db, catalogue }),
  }),
  register: registerFavouriteRoutes,
});
