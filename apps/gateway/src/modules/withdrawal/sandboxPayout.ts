import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { ProviderReport, SendReport } from '../deposit/signedReports.ts';
import { signatureHeader } from '../provider/signature.rules.ts';
import type { PayoutProvider, PayoutReport } from './payoutProvider.ts';
import {
  closeDelivery,
  findPayout,
  insertPayout,
  takeDuePayouts,
  type SandboxPayout,
} from './sandboxPayout.repository.ts';

/** The address to which the sandbox reports its payouts. */
export const SANDBOX_PAYOUT_WEBHOOK_PATH = '/psp/v1/sandbox/payouts/webhook';
/** The ending of card numbers that the sandbox's bank refuses. */
const REFUSED_ENDING = '0000';
/** The duration of a payout, in ms. */
export const PAYOUT_MS = 5_000;

const BATCH = 20;
/**
 * The most delivery attempts of a report: about three hours with the pauses. The payout can still be looked up later.
 */
const MAX_ATTEMPTS = 40;

/**
 * A payout provider that moves no real money. It pays after some seconds, and sends signed reports until they are
 * acknowledged.
 */
export interface SandboxPayoutProvider extends PayoutProvider {
  /**
   * The key with which both sides sign and verify. It is new in every process, because reports are signed when they are
   * sent.
   */
  readonly webhookKey: string;
  /** Decides and reports every due payout. A response below 500 is final; any other is retried with growing delays. */
  sendDue(send: SendReport): Promise<void>;
}

export function createSandboxPayoutProvider({
  db,
  clock,
}: {
  db: Kysely<Database>;
  clock: () => number;
}): SandboxPayoutProvider {
  const webhookKey = randomBytes(32).toString('base64url');

  function signed(payout: SandboxPayout): ProviderReport {
    const { id, withdrawal_id, state, reason, amount, currency, decided_at } = payout;
    const body = JSON.stringify({
      payout_id: id,
      withdrawal_id,
      outcome: state,
      reason,
      amount: amount.toString(),
      currency,
      decided_at,
    });
    const signature = signatureHeader(webhookKey, clock(), {
      method: 'POST',
      path: SANDBOX_PAYOUT_WEBHOOK_PATH,
      rawBody: Buffer.from(body),
    });
    return { path: SANDBOX_PAYOUT_WEBHOOK_PATH, signature, body };
  }

  return {
    code: 'sandbox',
    webhookKey,
    startPayout: ({ withdrawalId, amount, currency, accountNumber }) =>
      insertPayout(db, {
        id: `SBO${randomBytes(9).toString('hex')}`,
        withdrawal_id: withdrawalId,
        amount,
        currency,
        last_four: accountNumber.slice(-4),
        next_attempt_at: new Date(clock() + PAYOUT_MS),
      }),
    async findPayout(withdrawalId) {
      const payout = await findPayout(db, withdrawalId);
      if (payout === undefined) return 'UNKNOWN';
      if (payout.state === 'WAITING' || payout.decided_at === null) return 'PENDING';
      return {
        withdrawalId,
        provider: 'sandbox',
        ref: payout.id,
        outcome: payout.state,
        reason: (payout.reason as PayoutReport['reason'] | null) ?? undefined,
        amount: payout.amount,
        currency: payout.currency,
        decidedAt: payout.decided_at,
      };
    },
    async sendDue(send) {
      for (const payout of await takeDuePayouts(db, clock(), BATCH, REFUSED_ENDING)) {
        const status = await send(signed(payout)).catch(() => 599);
        if (status < 500) await closeDelivery(db, payout.id, `answered ${status}`, clock());
        else if (payout.attempts >= MAX_ATTEMPTS)
          await closeDelivery(db, payout.id, `given up after ${status}`, clock());
      }
    },
  };
}
