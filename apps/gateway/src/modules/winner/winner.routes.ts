import type { ModuleRoutes } from '../../gateway.ts';
import { registerCall } from '../../http/registerCall.ts';

/** The winners' board. */
export const registerWinnerRoutes: ModuleRoutes = (app, { services }) => {
  registerCall(app, 'listWinners', async (call) => ({ list: await services.winners.list(call) }));
};
