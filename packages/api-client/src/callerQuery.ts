import {
  ANNOUNCEMENT_PLATFORM,
  ANNOUNCEMENT_TYPES,
  CLIENT_TYPE,
  FAVOURITES_PAGE_SIZE,
  GAME_PAGE_SIZE,
  IMAGE_SIZE,
  IS_PLATFORM,
  PLATFORM,
  type RouteName,
} from '@parlor/contract';

type Query = Readonly<Record<string, string | number>>;

/** Default parameters of every list call (product.md 9); the call's own parameters win. */
const constants: Partial<Record<RouteName, Query>> = {
  listGames: { platform: PLATFORM, clientType: CLIENT_TYPE, imgSize: IMAGE_SIZE, pageSize: GAME_PAGE_SIZE },
  listHotGames: { platform: PLATFORM, isPlatform: IS_PLATFORM, imgSize: IMAGE_SIZE, pageSize: GAME_PAGE_SIZE },
  listFavourites: { platform: PLATFORM, pageSize: FAVOURITES_PAGE_SIZE },
  listRecentGames: { platform: PLATFORM, clientType: CLIENT_TYPE, pageSize: GAME_PAGE_SIZE },
  listAnnouncements: { platform: ANNOUNCEMENT_PLATFORM, types: ANNOUNCEMENT_TYPES },
};

/** Returns the site parameters of a list call, including the merchant; empty for other calls. */
export function callerQuery(route: RouteName, merchantCode: string): Query {
  const routeConstants = constants[route];
  return routeConstants ? { ...routeConstants, merchantCode } : {};
}
