import type { FastifyInstance } from 'fastify';
import { defineModule } from '../../module.ts';
import { repeatWhileListening } from '../deposit/signedReports.ts';
import { merchantModule } from '../merchant/merchant.module.ts';
import { createAgentReportWork, type AgentReportWork } from './agentReader.ts';

/** How often transfers are counted, in ms. */
const READ_EVERY_MS = 1_000;

/** What teams play and move, and the rebates of their accounts. */
export const agentReportModule = defineModule({
  name: 'agentReport',
  needs: [merchantModule],
  offers: ({ db, merchants }) => ({ agentReportWork: createAgentReportWork({ db, merchants }) }),
  register(app, { agentReportWork }) {
    workWhileListening(app, agentReportWork);
  },
});

function workWhileListening(app: FastifyInstance, work: AgentReportWork): void {
  let reading: Promise<void> | undefined;
  // Reading that takes longer than its interval is not begun a second time.
  repeatWhileListening(app, READ_EVERY_MS, () => (reading ??= work.readOn().finally(() => (reading = undefined))));
  app.addHook('preClose', async () => {
    await reading?.catch(() => undefined);
  });
}
