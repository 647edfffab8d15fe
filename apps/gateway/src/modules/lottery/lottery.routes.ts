import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../http/registerCall.ts';
import { scopeOf } from '../catalogue/catalogueScope.ts';
import type { LotteryService } from './lottery.service.ts';

/** Wraps a list for the wire; returns a refusal unchanged. */
function listed<Item, Refused>(items: Item[] | Refused): { list: Item[] } | Refused {
  return Array.isArray(items) ? { list: items } : items;
}

/** Registers the calls of lotteries: menus of plays, next draws, results. */
export function registerLotteryRoutes(app: FastifyInstance, { lotteries }: { lotteries: LotteryService }): void {
  registerCall(app, 'listGameMenus', async (call) =>
    listed(await lotteries.listForms(scopeOf(call), call.query.playType)),
  );
  registerCall(app, 'listLotteryMenu', async (call) =>
    listed(await lotteries.listLotteries(scopeOf(call), call.query.gameType)),
  );
  registerCall(app, 'listNumero', async (call) => listed(await lotteries.listNumero(scopeOf(call))));
  registerCall(app, 'listVnNumero', async (call) => listed(await lotteries.listVnNumero(scopeOf(call))));
  registerCall(app, 'listRecentVn', async (call) => listed(await lotteries.listRecentVn(scopeOf(call))));
  registerCall(app, 'listLotteryResults', (call) =>
    lotteries.listResults({ ...scopeOf(call), timeZone: call.merchant.settings.timeZone }, call.query),
  );
}
