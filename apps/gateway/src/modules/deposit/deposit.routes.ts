import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../http/registerCall.ts';
import type { DepositService } from './deposit.service.ts';
import type { DepositLookup } from './depositLookup.ts';
import { registerSandboxRoutes } from './sandbox.routes.ts';
import type { SandboxProvider } from './sandbox.service.ts';
import { repeatWhileListening } from './signedReports.ts';

/** How often the gateway looks for orders to look up at payment providers, in ms. */
const LOOKUP_EVERY_MS = 2_000;

interface DepositRoutesDeps {
  clock: () => number;
  deposits: DepositService;
  depositLookup: DepositLookup;
  sandbox: SandboxProvider | undefined;
}

/** Registers the calls about deposits, and the sandbox payment provider if it is connected. */
export async function registerDepositRoutes(
  app: FastifyInstance,
  { clock, deposits, depositLookup, sandbox }: DepositRoutesDeps,
): Promise<void> {
  registerCall(app, 'listDepositMethods', (call) => deposits.methods(call));
  registerCall(app, 'listDepositOffers', (call) => deposits.offers(call, call.query));
  registerCall(app, 'createDeposit', (call) => deposits.create(call, call.body, call.idempotencyKey));
  registerCall(app, 'listDeposits', (call) => deposits.list(call, call.query));
  registerCall(app, 'getDeposit', (call) => deposits.find(call, call.params.orderId));
  registerCall(app, 'uploadDepositSlip', (call) => deposits.addSlip(call, call.params.orderId, call.picture));
  repeatWhileListening(app, LOOKUP_EVERY_MS, () => depositLookup.work());
  if (sandbox !== undefined) await registerSandboxRoutes(app, { clock, deposits, sandbox });
}
