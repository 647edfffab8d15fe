import type { FastifyInstance } from 'fastify';
import { secondsOf } from '../../http/callBudget.ts';
import { refuse } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import { registerFile } from '../../http/registerFile.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import { fileName } from './report.rules.ts';
import type { ReportService } from './report.service.ts';

/** The most files per hour. A file may cover a year. */
const FILES_PER_HOUR = 10;
const HOUR_MS = 3_600_000;

/** Registers the routes of profit and loss, and of records as files. */
export function registerReportRoutes(
  app: FastifyInstance,
  { shared, reports }: { shared: SharedState; reports: ReportService },
): void {
  registerCall(app, 'getProfitAndLoss', ({ session, merchant, query }) =>
    reports.profitAndLoss(session, merchant.currency, query),
  );
  registerCall(app, 'getGameTypeResults', ({ session, merchant, query }) =>
    reports.gameTypes(session, merchant.currency, query),
  );

  registerFile(app, 'exportTransactions', async ({ session, merchant, language, query }) => {
    const { isWithin, retryAfterMs } = await shared.hit(`files-of:${session.accountId}`, FILES_PER_HOUR, HOUR_MS);
    if (!isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(retryAfterMs) });
    return { name: fileName(query), chunks: reports.exportTransactions(session, merchant.currency, language, query) };
  });
}
