import type { FastifyInstance } from 'fastify';
import { fromMinor } from '@parlor/contract';
import { refuse } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import { isRealType } from '../member/accountTypes.ts';

/** Withdrawals of players. No payout provider is connected yet. */
export function registerWithdrawalRoutes(app: FastifyInstance): void {
  registerCall(app, 'getWithdrawalTerms', ({ session, merchant: { currency } }) => {
    if (!isRealType(session.type)) return refuse('account.real_required');
    const none = fromMinor(0n, currency);
    return {
      isAvailable: false, currency, minAmount: none, maxAmount: none, dailyMaxAmount: none, dailyLeft: none, fee: none, available: none,
      wagering: { required: none, done: none, left: none, since: null }, isCancellable: false, processingHours: 24,
    };
  });
  registerCall(app, 'createWithdrawal', ({ session }) => refuse(isRealType(session.type) ? 'withdrawal.unavailable' : 'account.real_required'));
  registerCall(app, 'listWithdrawals', ({ query }) => ({ list: [], pageNum: query.pageNo, totalPages: 0, totalCount: 0 }));
  registerCall(app, 'getWithdrawal', () => refuse('withdrawal.not_found'));
  registerCall(app, 'cancelWithdrawal', () => refuse('withdrawal.not_found'));
}
