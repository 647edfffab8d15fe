import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../http/registerCall.ts';
import type { AccountService } from './account.service.ts';

/** Registers the call that returns the logged-in account. */
export function registerMemberRoutes(app: FastifyInstance, { accounts }: { accounts: AccountService }): void {
  registerCall(app, 'getMemberInfo', async ({ session }) => {
    const account = await accounts.byId(session.accountId);
    if (account === undefined) throw new Error('The account of a session is gone');
    return {
      id: account.id,
      type: account.type,
      account: account.account,
      nickname: account.nickname,
      headIcon: account.head_icon,
      merchantCode: account.merchant_code,
      registeredAt: account.registered_at,
      lastLoginAt: account.last_login_at,
    };
  });
}
