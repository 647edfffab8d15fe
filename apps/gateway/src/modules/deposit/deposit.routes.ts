import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../http/registerCall.ts';
import type { DepositService } from './deposit.service.ts';
import { registerSandboxRoutes } from './sandbox.routes.ts';
import type { SandboxProvider } from './sandbox.service.ts';

/** Deposits of players, and the sandbox payment provider where it is connected. */
export async function registerDepositRoutes(
  app: FastifyInstance,
  { clock, deposits, sandbox }: { clock: () => number; deposits: DepositService; sandbox: SandboxProvider | undefined },
): Promise<void> {
  registerCall(app, 'listDepositMethods', (call) => ({ list: deposits.methods(call) }));
  registerCall(app, 'createDeposit', (call) => deposits.create(call, call.body, call.idempotencyKey));
  registerCall(app, 'listDeposits', (call) => deposits.list(call, call.query));
  registerCall(app, 'getDeposit', (call) => deposits.find(call, call.params.orderId));
  if (sandbox !== undefined) await registerSandboxRoutes(app, { clock, deposits, sandbox });
}
