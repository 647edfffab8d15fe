import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../http/registerCall.ts';
import type { AccountService } from '../member/account.service.ts';
import type { ContractRequestService } from './contractRequest.service.ts';

/** The agent's own team in figures, and what everybody in a team is asked. */
export function registerAgentRoutes(
  app: FastifyInstance,
  { accounts, contractRequests }: { accounts: AccountService; contractRequests: ContractRequestService },
): void {
  registerCall(app, 'getAgentSummary', async ({ session }) => {
    const account = await accounts.byId(session.accountId);
    if (account === undefined) throw new Error('The account of a session is gone');
    const { direct, team } = await accounts.countTeam(account.id);
    return {
      account: account.account,
      affiliateCode: account.affiliate_code,
      directMembers: direct,
      teamMembers: team,
    };
  });
  registerCall(app, 'getContractRequests', ({ session }) => contractRequests.pendingOf(session.accountId));
}
