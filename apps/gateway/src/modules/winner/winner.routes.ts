import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../http/registerCall.ts';
import type { WinnerService } from './winner.service.ts';

/** Registers the routes of the winners' board. */
export function registerWinnerRoutes(app: FastifyInstance, { winners }: { winners: WinnerService }): void {
  registerCall(app, 'listWinners', async (call) => ({ list: await winners.list(call, call.query.order) }));
}
