import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { SettleOutcome } from './deposit.repository.ts';
import type { DepositService } from './deposit.service.ts';
import { SANDBOX_WEBHOOK_PATH, type SandboxProvider } from './sandbox.service.ts';
import { sandboxPage } from './sandboxPage.ts';
import { registerSignedWebhook, repeatWhileListening, reportSenderOf, type SendReport } from './signedReports.ts';

/** How often unanswered reports are retried, in ms. */
const RETRY_EVERY_MS = 2_000;

const reportBody = z.strictObject({
  payment_id: z.string().regex(/^[\x21-\x7e]{1,64}$/),
  order_id: z.string().regex(/^[\x21-\x7e]{1,64}$/),
  outcome: z.enum(['PAID', 'FAILED']),
  amount: z.string().regex(/^\d{1,18}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  decided_at: z.int().min(0).max(253_402_300_799_999),
});

const outcomeStatus: Record<SettleOutcome, number> = {
  OK: 200,
  REPLAYED: 200,
  HELD: 200,
  NOT_FOUND: 404,
  MISMATCH: 409,
  CONFLICT: 409,
  EXPIRED: 409,
};

interface SandboxRoutesDeps {
  clock: () => number;
  deposits: Pick<DepositService, 'settle'>;
  sandbox: SandboxProvider;
}

/** Registers the sandbox payment provider's page, and the gateway's webhook for its reports. */
export async function registerSandboxRoutes(app: FastifyInstance, deps: SandboxRoutesDeps): Promise<void> {
  const { clock, deposits, sandbox } = deps;
  const send = reportSenderOf(app);
  await registerSignedWebhook(app, {
    path: SANDBOX_WEBHOOK_PATH,
    keys: [sandbox.webhookKey],
    clock,
    schema: reportBody,
    async process({ payment_id, order_id, outcome, amount, currency, decided_at }) {
      const settled = await deposits.settle({
        orderId: order_id,
        provider: sandbox.code,
        ref: payment_id,
        outcome,
        amount: BigInt(amount),
        currency,
        decidedAt: decided_at,
      });
      return { outcome: settled, status: outcomeStatus[settled] };
    },
  });
  await app.register((scope) => registerPage(scope, deps, send));
  repeatWhileListening(app, RETRY_EVERY_MS, () => sandbox.sendDue(send));
}

async function registerPage(
  scope: FastifyInstance,
  { clock, sandbox }: SandboxRoutesDeps,
  send: SendReport,
): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_000 },
    (_request, body, done) => done(null, new URLSearchParams(String(body)).get('decision')),
  );

  async function show(reply: FastifyReply, token: string): Promise<FastifyReply> {
    const payment = await sandbox.findPayment(token);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(payment === undefined ? 404 : 200)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
        // The address holds the payment's secret. No other origin receives it, because every response has
        // `referrer-policy: same-origin`.
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(sandboxPage({ payment, now: clock(), nonce }));
  }

  scope.get<{ Params: { token: string } }>('/sandbox/pay/:token', (request, reply) =>
    show(reply, request.params.token),
  );
  scope.post<{ Params: { token: string } }>('/sandbox/pay/:token', async (request, reply) => {
    const { token } = request.params;
    const decision = request.body === 'confirm' ? 'PAID' : request.body === 'decline' ? 'FAILED' : undefined;
    if (decision !== undefined && (await sandbox.decide(token, decision))) {
      // Sent at once, so that the payer finds the balance changed; if it fails, the timer retries.
      await sandbox
        .sendDue(send)
        .catch((error: unknown) => request.log.error({ err: error }, 'a payment report could not be sent'));
    }
    return reply.redirect(`/sandbox/pay/${encodeURIComponent(token)}`, 303);
  });
}
