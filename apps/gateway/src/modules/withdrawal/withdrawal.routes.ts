import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerCall } from '../../http/registerCall.ts';
import { registerSignedWebhook, repeatWhileListening, reportSenderOf } from '../deposit/signedReports.ts';
import { factorOf } from '../passkey/passkeyCall.ts';
import type { PayoutService } from './payout.service.ts';
import { SANDBOX_PAYOUT_WEBHOOK_PATH, type SandboxPayoutProvider } from './sandboxPayout.ts';
import type { SettleOutcome } from './withdrawal.repository.ts';
import type { WithdrawalService } from './withdrawal.service.ts';

/** The interval between two looks for approved withdrawals and unreported payouts, in ms. */
const WORK_EVERY_MS = 2_000;

const reportBody = z.strictObject({
  payout_id: z.string().regex(/^[\x21-\x7e]{1,64}$/),
  withdrawal_id: z.string().regex(/^[\x21-\x7e]{1,64}$/),
  outcome: z.enum(['PAID', 'FAILED']),
  reason: z.enum(['card_refused', 'bank_failed']).nullable(),
  amount: z.string().regex(/^\d{1,18}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  decided_at: z.int().min(0).max(253_402_300_799_999),
});

// A report for a frozen account is refused so that the provider retries: its payout is neither lost nor booked.
const outcomeStatus: Record<SettleOutcome, number> = {
  OK: 200,
  REPLAYED: 200,
  NOT_FOUND: 404,
  MISMATCH: 409,
  CONFLICT: 409,
  PLAYER_BLOCKED: 503,
};

interface WithdrawalRoutesDeps {
  clock: () => number;
  withdrawals: WithdrawalService;
  payouts: PayoutService;
  sandboxPayouts: SandboxPayoutProvider | undefined;
}

/** Registers the routes of withdrawals, and the sandbox payout provider if it is connected. */
export async function registerWithdrawalRoutes(
  app: FastifyInstance,
  { clock, withdrawals, payouts, sandboxPayouts }: WithdrawalRoutesDeps,
): Promise<void> {
  registerCall(app, 'getWithdrawalTerms', (call) => withdrawals.terms(call));
  registerCall(app, 'createWithdrawal', (call) =>
    withdrawals.create(call, call.body, call.idempotencyKey, factorOf(call)),
  );
  registerCall(app, 'listWithdrawals', (call) => withdrawals.list(call, call.query));
  registerCall(app, 'getWithdrawal', (call) => withdrawals.find(call, call.params.withdrawalId));
  registerCall(app, 'cancelWithdrawal', (call) => withdrawals.cancel(call, call.params.withdrawalId));
  repeatWhileListening(app, WORK_EVERY_MS, () => payouts.work());
  if (sandboxPayouts === undefined) return;

  const send = reportSenderOf(app);
  repeatWhileListening(app, WORK_EVERY_MS, () => sandboxPayouts.sendDue(send));
  await registerSignedWebhook(app, {
    path: SANDBOX_PAYOUT_WEBHOOK_PATH,
    keys: [sandboxPayouts.webhookKey],
    clock,
    schema: reportBody,
    async process({ payout_id, withdrawal_id, outcome, reason, amount, currency, decided_at }) {
      const settled = await payouts.settle({
        withdrawalId: withdrawal_id,
        provider: sandboxPayouts.code,
        ref: payout_id,
        outcome,
        reason: reason ?? undefined,
        amount: BigInt(amount),
        currency,
        decidedAt: decided_at,
      });
      return { outcome: settled, status: outcomeStatus[settled] };
    },
  });
}
