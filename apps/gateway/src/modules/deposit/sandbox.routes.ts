import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { SIGNATURE_HEADER } from '@parlor/contract';
import { isSignatureValid } from '../provider/signature.rules.ts';
import type { SettleOutcome } from './deposit.repository.ts';
import type { DepositService } from './deposit.service.ts';
import { SANDBOX_WEBHOOK_PATH, type SandboxProvider, type SendReport } from './sandbox.service.ts';
import { sandboxPage } from './sandboxPage.ts';

/** How often reports that nobody answered are looked for. */
const RETRY_EVERY_MS = 2_000;

const reportBody = z.strictObject({
  payment_id: z.string().regex(/^[\x21-\x7e]{1,64}$/),
  order_id: z.string().regex(/^[\x21-\x7e]{1,64}$/),
  outcome: z.enum(['PAID', 'FAILED']),
  amount: z.string().regex(/^\d{1,18}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  decided_at: z.int().min(0).max(253_402_300_799_999),
});

const outcomeStatus: Record<SettleOutcome, number> = { OK: 200, REPLAYED: 200, NOT_FOUND: 404, MISMATCH: 409, CONFLICT: 409, EXPIRED: 409 };

interface SandboxRoutesDeps {
  clock: () => number;
  deposits: Pick<DepositService, 'settle'>;
  sandbox: SandboxProvider;
}

/** The sandbox payment provider's page and the gateway's ear for its reports. */
export async function registerSandboxRoutes(app: FastifyInstance, deps: SandboxRoutesDeps): Promise<void> {
  const { sandbox } = deps;
  const send = senderOf(app);
  await app.register((scope) => registerWebhook(scope, deps));
  await app.register((scope) => registerPage(scope, deps, send));

  let retry: NodeJS.Timeout | undefined;
  app.addHook('onListen', (done) => {
    retry = setInterval(() => {
      sandbox.sendDue(send).catch((error: unknown) => app.log.error({ err: error }, 'payment reports could not be sent'));
    }, RETRY_EVERY_MS);
    done();
  });
  app.addHook('preClose', (done) => {
    clearInterval(retry);
    done();
  });
}

async function registerWebhook(scope: FastifyInstance, { clock, deposits, sandbox }: SandboxRoutesDeps): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.post(SANDBOX_WEBHOOK_PATH, { config: { door: 'vendors' } }, async (request, reply) => {
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signature = request.headers[SIGNATURE_HEADER.toLowerCase()];
    const signed = { method: 'POST', path: SANDBOX_WEBHOOK_PATH, rawBody, signature: typeof signature === 'string' ? signature : undefined };
    if (!isSignatureValid([sandbox.webhookKey], clock(), signed)) return reply.code(401).send({ status: 'BAD_SIGNATURE' });
    const report = reportBody.safeParse(parseJson(rawBody));
    if (!report.success) return reply.code(400).send({ status: 'BAD_REQUEST' });
    const { payment_id, order_id, outcome, amount, currency, decided_at } = report.data;
    const settled = await deposits.settle({
      orderId: order_id, provider: sandbox.code, ref: payment_id, outcome, amount: BigInt(amount), currency, decidedAt: decided_at,
    });
    if (outcomeStatus[settled] !== 200) request.log.warn({ orderId: order_id, settled }, 'a payment report was refused');
    return reply.code(outcomeStatus[settled]).send({ status: settled });
  });
}

async function registerPage(scope: FastifyInstance, { clock, sandbox }: SandboxRoutesDeps, send: SendReport): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1_000 }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body)).get('decision')),
  );

  async function show(reply: FastifyReply, token: string): Promise<FastifyReply> {
    const payment = await sandbox.findPayment(token);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(payment === undefined ? 404 : 200)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
        // The address holds the payment's secret, and no other origin learns it: every answer says `referrer-policy: same-origin`.
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(sandboxPage({ payment, now: clock(), nonce }));
  }

  scope.get<{ Params: { token: string } }>('/sandbox/pay/:token', (request, reply) => show(reply, request.params.token));
  scope.post<{ Params: { token: string } }>('/sandbox/pay/:token', async (request, reply) => {
    const { token } = request.params;
    const decision = request.body === 'confirm' ? 'PAID' : request.body === 'decline' ? 'FAILED' : undefined;
    if (decision !== undefined && (await sandbox.decide(token, decision))) {
      // The payer should find the balance changed; when the report cannot be delivered now, the timer goes on trying.
      await sandbox.sendDue(send).catch((error: unknown) => request.log.error({ err: error }, 'a payment report could not be sent'));
    }
    return reply.redirect(`/sandbox/pay/${encodeURIComponent(token)}`, 303);
  });
}

/** Reports go through the gateway's own front door, checks and all, without leaving the process. */
function senderOf(app: FastifyInstance): SendReport {
  return async ({ path, signature, body }) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      payload: body,
    });
    return statusCode;
  };
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
