import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../http/registerCall.ts';
import type { WalletService } from './wallet.service.ts';

/** Registers the routes of balance and account record. */
export function registerWalletRoutes(app: FastifyInstance, { wallet }: { wallet: WalletService }): void {
  registerCall(app, 'getBalance', ({ session, merchant }) => wallet.balanceOf(session, merchant.currency));
  registerCall(app, 'listTransactions', ({ session, merchant, query }) =>
    wallet.listTransactions(session, merchant.currency, query),
  );
}
