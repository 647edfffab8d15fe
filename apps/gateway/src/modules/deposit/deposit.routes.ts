import type { ModuleRoutes } from '../../gateway.ts';
import { registerCall } from '../../http/registerCall.ts';
import { registerSandboxRoutes } from './sandbox.routes.ts';

/** Deposits of players, and the sandbox payment provider where it is connected. */
export const registerDepositRoutes: ModuleRoutes = async (app, gateway) => {
  const { deposits } = gateway.services;
  registerCall(app, 'listDepositMethods', (call) => ({ list: deposits.methods(call) }));
  registerCall(app, 'createDeposit', (call) => deposits.create(call, call.body, call.idempotencyKey));
  registerCall(app, 'listDeposits', (call) => deposits.list(call, call.query));
  registerCall(app, 'getDeposit', (call) => deposits.find(call, call.params.orderId));
  await registerSandboxRoutes(app, gateway);
};
