import type { FastifyInstance } from 'fastify';
import { defineModule } from '../../module.ts';
import { repeatWhileListening } from '../deposit/signedReports.ts';
import { merchantModule } from '../merchant/merchant.module.ts';
import { createAgentReportWork, type AgentReportWork } from './agentReader.ts';
import { registerAgentReportRoutes } from './agentReport.routes.ts';
import { createAgentReportService } from './agentReport.service.ts';
import { createAgentRebateService } from './rebate.service.ts';
import { createRebateWork, type RebateWork } from './rebateWork.ts';

/** How often transfers are counted, in ms. */
const READ_EVERY_MS = 1_000;
/** How often the module looks for ended days and due rebates, in ms. */
const REBATES_EVERY_MS = 60_000;

/** Play and transfers of teams, and the rebates of their accounts. */
export const agentReportModule = defineModule({
  name: 'agentReport',
  needs: [merchantModule],
  offers: ({ db, clock, config, merchants }) => ({
    agentReports: createAgentReportService({ db, clock, sessionIdleMs: config.sessionIdleMs }),
    agentRebates: createAgentRebateService({ db, clock }),
    agentReportWork: createAgentReportWork({ db, merchants }),
    rebateWork: createRebateWork({ db, clock, merchants }),
  }),
  register(app, { shared, agentReports, agentRebates, agentReportWork, rebateWork }) {
    registerAgentReportRoutes(app, { shared, agentReports, agentRebates });
    workWhileListening(app, agentReportWork, rebateWork);
  },
});

function workWhileListening(app: FastifyInstance, work: AgentReportWork, rebates: RebateWork): void {
  let reading: Promise<void> | undefined;
  let paying: Promise<void> | undefined;
  const rebatesOf = async () => {
    await rebates.compute();
    await rebates.pay();
  };
  // Work that takes longer than its interval is not started a second time.
  repeatWhileListening(app, READ_EVERY_MS, () => (reading ??= work.readOutbox().finally(() => (reading = undefined))));
  repeatWhileListening(app, REBATES_EVERY_MS, () => (paying ??= rebatesOf().finally(() => (paying = undefined))));
  app.addHook('preClose', async () => {
    await Promise.allSettled([reading, paying]);
  });
}
