import type { ModuleRoutes } from '../../gateway.ts';
import { registerCall } from '../../http/registerCall.ts';

/** The agent's own team in figures, and what everybody in a team is asked. */
export const registerAgentRoutes: ModuleRoutes = (app, { services }) => {
  registerCall(app, 'getAgentSummary', async ({ session }) => {
    const account = await services.accounts.byId(session.accountId);
    if (account === undefined) throw new Error('The account of a session is gone');
    const { direct, team } = await services.accounts.countTeam(account.id);
    return { account: account.account, affiliateCode: account.affiliate_code, directMembers: direct, teamMembers: team };
  });
  registerCall(app, 'getContractRequests', ({ session }) => services.contractRequests.pendingOf(session.accountId));
};
