import type { FastifyInstance } from 'fastify';
import { HEADER } from '@parlor/contract';
import { addressKey, secondsOf } from '../../http/callBudget.ts';
import { refuse } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import type { GatewayParts } from '../../parts.ts';
import { insertDownloadReport } from './downloadReport.repository.ts';
import type { EncryptionService } from './encryption.service.ts';
import { settingsOf, statusOf } from './system.rules.ts';

/** The most download reports from one client address in a minute. */
const REPORTS_PER_MINUTE = 10;
const DEVICE_LENGTH = 40;

/** Registers the routes of status, settings, encryption keys, the speed test and download reports. */
export function registerSystemRoutes(
  app: FastifyInstance,
  {
    config,
    db,
    shared,
    encryption,
  }: Pick<GatewayParts, 'config' | 'db' | 'shared'> & { encryption: EncryptionService },
): void {
  registerCall(app, 'getSystemStatus', ({ merchant, clientAddress }) => statusOf(merchant, clientAddress));
  registerCall(app, 'getSettings', ({ merchant, request }) => settingsOf(merchant, config, request.hostname));
  registerCall(app, 'getEncryptionKeys', () => encryption.publicKeys());

  registerCall(app, 'ping', ({ reply }) => {
    // The merchant's other addresses measure the response time of this one, and learn nothing else.
    void reply.headers({ 'access-control-allow-origin': '*', 'timing-allow-origin': '*', 'cache-control': 'no-store' });
    return {};
  });

  registerCall(app, 'reportDownload', async ({ body, merchant, clientAddress, request }) => {
    const budget = await shared.hit(`download:${addressKey(clientAddress)}`, REPORTS_PER_MINUTE, 60_000);
    if (!budget.isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(budget.retryAfterMs) });
    const device = String(request.headers[HEADER.device.toLowerCase()] ?? '').slice(0, DEVICE_LENGTH);
    await insertDownloadReport(db, { merchant_code: merchant.code, resource_type: body.resourceType, device });
    return {};
  });
}
