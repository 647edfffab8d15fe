import type { ModuleRoutes } from '../../gateway.ts';
import { registerCall } from '../../http/registerCall.ts';

/** The account that is logged in. */
export const registerMemberRoutes: ModuleRoutes = (app, { services }) => {
  registerCall(app, 'getMemberInfo', async ({ session }) => {
    const account = await services.accounts.byId(session.accountId);
    if (account === undefined) throw new Error('The account of a session is gone');
    return {
      id: account.id,
      type: account.type,
      account: account.account,
      nickname: account.nickname,
      merchantCode: account.merchant_code,
      registeredAt: account.registered_at,
      lastLoginAt: account.last_login_at,
    };
  });
};
