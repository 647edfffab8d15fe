import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Merchant } from '../../http/call.ts';
import { addressKey } from '../../http/callBudget.ts';
import { registerCall } from '../../http/registerCall.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import type { AccountService } from '../member/account.service.ts';
import { siteOrigin } from '../password/resetLink.rules.ts';
import type { AffiliateUrlService } from './affiliateUrl.service.ts';
import type { AgentService } from './agent.service.ts';
import type { AgentPreferenceService } from './agentPreference.service.ts';
import type { ContractRequestService } from './contractRequest.service.ts';
import type { DownlineService } from './downline.service.ts';
import type { TransferService } from './transfer.service.ts';

/** The most link visits per minute that are counted for one IP address. */
const VISITS_PER_MINUTE = 30;

interface AgentRoutesDeps {
  shared: SharedState;
  accounts: AccountService;
  contractRequests: ContractRequestService;
  downlines: DownlineService;
  agents: AgentService;
  affiliateUrls: AffiliateUrlService;
  agentTransfers: TransferService;
  agentPreferences: AgentPreferenceService;
}

/** Registers the calls about an agent's team: its accounts, their rebates, and transfers to them. */
export function registerAgentRoutes(app: FastifyInstance, deps: AgentRoutesDeps): void {
  const { accounts, contractRequests, downlines, agents, agentTransfers, agentPreferences } = deps;
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

  registerCall(app, 'listDownlines', (call) => downlines.list(call, call.query));
  registerCall(app, 'getDownline', (call) => downlines.find(call, call.params.account));
  registerCall(app, 'openDownline', (call) => agents.open(call, call.body));
  registerCall(app, 'setDownlineRates', (call) => agents.setRates(call, call.params.account, call.body.rates));
  registerCall(app, 'moveDownline', (call) => agents.move(call, call.params.account, call.body));
  registerCall(app, 'cancelDownlineMove', (call) => agents.cancelMove(call, call.params.account));
  registerCall(app, 'getRateRange', (call) => agents.rateRange(call, call.query.account));
  registerCall(app, 'getQuotas', (call) => agents.quotas(call));
  registerCall(app, 'giveQuotas', (call) => agents.giveQuotas(call, call.params.account, call.body.list));

  registerCall(app, 'getTransferTerms', (call) => agentTransfers.terms(call));
  registerCall(app, 'transferToDownline', (call) => agentTransfers.send(call, call.body, call.idempotencyKey));
  registerCall(app, 'previewBatchTransfer', (call) => agentTransfers.preview(call, call.body.text));
  registerCall(app, 'createBatchTransfer', (call) => agentTransfers.sendBatch(call, call.body, call.idempotencyKey));
  registerCall(app, 'listAgentTransfers', (call) => agentTransfers.list(call, call.query));

  registerCall(app, 'getAgentSettings', (call) => agentPreferences.find(call));
  registerCall(app, 'setAgentSettings', (call) => agentPreferences.save(call, call.body));
  registerAffiliateUrls(app, deps);
}

function registerAffiliateUrls(app: FastifyInstance, { shared, affiliateUrls }: AgentRoutesDeps): void {
  registerCall(app, 'listAffiliateUrls', (call) => affiliateUrls.list(call, call.query, originOf(call)));
  registerCall(app, 'createAffiliateUrl', (call) => affiliateUrls.create(call, call.body, originOf(call)));
  registerCall(app, 'deleteAffiliateUrl', (call) => affiliateUrls.remove(call, call.params.code, originOf(call)));
  registerCall(app, 'visitAffiliateUrl', async ({ body, merchant, clientAddress }) => {
    const budget = await shared.hit(`affiliate-visit:${addressKey(clientAddress)}`, VISITS_PER_MINUTE, 60_000);
    // A caller who inflates another agent's counter gets no hint when the budget is used up.
    if (budget.isWithin) await affiliateUrls.countVisit(merchant.code, body.code);
    return {};
  });
}

/**
 * Returns the origin of links: the origin of the request, unless the merchant configured others. A link is not a
 * secret.
 */
function originOf({ merchant, request }: { merchant: Merchant; request: FastifyRequest }): string {
  const requestOrigin = `${request.protocol}://${request.host}`;
  return siteOrigin(merchant.settings, requestOrigin, true) ?? requestOrigin;
}
