import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../http/registerCall.ts';
import type { CatalogueService } from './catalogue.service.ts';
import { scopeOf } from './catalogueScope.ts';

/** Registers the public calls of games and vendors. */
export function registerCatalogueRoutes(app: FastifyInstance, { catalogue }: { catalogue: CatalogueService }): void {
  app.addHook('onReady', () => catalogue.start());
  app.addHook('onClose', () => catalogue.stop());
  registerCall(app, 'listGames', (call) => catalogue.listGames(scopeOf(call), call.query));
  registerCall(app, 'listHotGames', (call) => catalogue.listHotGames(scopeOf(call), call.query));
  registerCall(app, 'listVendors', (call) => ({ list: catalogue.listVendors(scopeOf(call), call.query.name) }));
  registerCall(app, 'listLotteries', (call) => ({ list: catalogue.listLotteries(scopeOf(call)) }));
}
