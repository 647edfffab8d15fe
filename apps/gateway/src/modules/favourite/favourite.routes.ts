import type { FastifyInstance } from 'fastify';
import { isRefusal } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import { scopeOf } from '../catalogue/catalogueScope.ts';
import type { FavouriteService } from './favourite.service.ts';
import type { RecentService } from './recent.service.ts';

/** Registers the calls about an account's favourite and recent games. */
export function registerFavouriteRoutes(
  app: FastifyInstance,
  { favourites, recents }: { favourites: FavouriteService; recents: RecentService },
): void {
  registerCall(app, 'listFavouriteIds', async ({ session }) => ({ list: await favourites.listIds(session.accountId) }));
  registerCall(app, 'listFavourites', (call) => favourites.list(scopeOf(call), call.session.accountId, call.query));
  registerCall(app, 'addFavourite', async (call) => {
    const outcome = await favourites.add(scopeOf(call), call.session.accountId, call.body.nodeId);
    return isRefusal(outcome) ? outcome : { list: outcome };
  });
  registerCall(app, 'removeFavourite', async ({ session, params }) => ({
    list: await favourites.remove(session.accountId, params.nodeId),
  }));
  registerCall(app, 'listRecentGames', (call) => recents.list(scopeOf(call), call.session.accountId, call.query));
}
