import type { FastifyInstance } from 'fastify';
import { secondsOf } from '../../http/callBudget.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import { registerFile } from '../../http/registerFile.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import type { AgentRebateService } from './rebate.service.ts';
import type { AgentReportService } from './agentReport.service.ts';
import { resultsFileName } from './results.file.ts';

/** The most files that an account may download in an hour: each reads the figures of a whole team. */
const FILES_PER_HOUR = 10;
const HOUR_MS = 3_600_000;

/** Registers the calls about the figures of an agent's team, and about rebates. */
export function registerAgentReportRoutes(
  app: FastifyInstance,
  {
    shared,
    agentReports,
    agentRebates,
  }: { shared: SharedState; agentReports: AgentReportService; agentRebates: AgentRebateService },
): void {
  registerCall(app, 'getTeamKpi', (call) => agentReports.kpi(call, call.query));
  registerCall(app, 'getTeamTrend', (call) => agentReports.trend(call, call.query));
  registerCall(app, 'getTeamGameTypes', (call) => agentReports.gameTypes(call, call.query));
  registerCall(app, 'listTeamResults', (call) => agentReports.results(call, call.query));
  registerCall(app, 'listDownlineBets', (call) => agentReports.bets(call, call.params.account, call.query));
  registerCall(app, 'listAgentRebates', (call) => agentRebates.list(call, call.query));
  registerCall(app, 'listRebateSources', (call) => agentRebates.sources(call, call.query));

  registerFile(app, 'exportTeamResults', async (call) => {
    const { session, language, query } = call;
    const { isWithin, retryAfterMs } = await shared.hit(`team-files-of:${session.accountId}`, FILES_PER_HOUR, HOUR_MS);
    if (!isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(retryAfterMs) });
    const chunks = await agentReports.exportResults(call, language, query);
    return isRefusal(chunks) ? chunks : { name: resultsFileName(query), chunks };
  });
}
