import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { signatureHeader } from '../provider/signature.rules.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import type { ProviderReport, SendReport } from './signedReports.ts';
import {
  closeDelivery,
  decidePayment,
  findPayment,
  findPaymentOf,
  insertPayment,
  takeDuePayments,
  type SandboxPayment,
} from './sandbox.repository.ts';

/** The address to which the sandbox reports decisions of its payers. */
export const SANDBOX_WEBHOOK_PATH = '/psp/v1/sandbox/webhook';

const BATCH = 20;
/** The attempts after which a report is given up: about three hours with the pauses between them. */
const MAX_ATTEMPTS = 40;

/**
 * A payment provider that moves no real money: it has its own records, a page for the payer, and signed reports that it
 * sends until they are answered.
 */
export interface SandboxProvider extends PaymentProvider {
  /**
   * The key with which both sides sign and verify; new in every process, because reports are signed when they are sent.
   */
  readonly webhookKey: string;
  /** Finds a payment by the secret of its page. */
  findPayment(token: string): Promise<SandboxPayment | undefined>;
  /** Stores the payer's decision; false when the payment was already decided or has expired. */
  decide(token: string, state: 'PAID' | 'FAILED'): Promise<boolean>;
  /** Sends every due report. An answer below 500 is final; everything else is retried with growing pauses. */
  sendDue(send: SendReport): Promise<void>;
}

export function createSandboxProvider(deps: { db: Kysely<Database>; clock: () => number }): SandboxProvider {
  const { db, clock } = deps;
  const webhookKey = randomBytes(32).toString('base64url');

  function reportOf(payment: SandboxPayment): ProviderReport {
    const body = JSON.stringify({
      payment_id: payment.id,
      order_id: payment.order_id,
      outcome: payment.state,
      amount: payment.amount.toString(),
      currency: payment.currency,
      decided_at: payment.decided_at,
    });
    const signature = signatureHeader(webhookKey, clock(), {
      method: 'POST',
      path: SANDBOX_WEBHOOK_PATH,
      rawBody: Buffer.from(body),
    });
    return { path: SANDBOX_WEBHOOK_PATH, signature, body };
  }

  return {
    code: 'sandbox',
    webhookKey,
    async startPayment({
      orderId,
      merchantName,
      methodName,
      amount,
      currency,
      language,
      expiresAt,
      returnPath,
      isByQrCode,
    }) {
      const token = randomBytes(24).toString('base64url');
      const ref = await insertPayment(db, {
        id: `SBX${randomBytes(9).toString('hex')}`,
        token_hash: hashOf(token),
        order_id: orderId,
        merchant_name: merchantName,
        method_name: methodName,
        amount,
        currency,
        language,
        return_path: returnPath,
        expires_at: new Date(expiresAt),
      });
      const payUrl = `/sandbox/pay/${token}`;
      return { ref, payUrl, qrText: isByQrCode ? payUrl : null };
    },
    async lookUp(orderId) {
      const payment = await findPaymentOf(db, orderId);
      if (payment === undefined) return 'UNKNOWN';
      if (payment.state === 'WAITING') return payment.expires_at <= clock() ? 'EXPIRED' : 'WAITING';
      const { id, state, amount, currency, decided_at } = payment;
      return { outcome: state, ref: id, amount, currency, decidedAt: decided_at ?? clock() };
    },
    findPayment: (token) => findPayment(db, hashOf(token)),
    decide: async (token, state) => (await decidePayment(db, hashOf(token), state, clock())) !== undefined,
    async sendDue(send) {
      for (const payment of await takeDuePayments(db, clock(), BATCH)) {
        const status = await send(reportOf(payment)).catch(() => 599);
        if (status < 500) await closeDelivery(db, payment.id, `answered ${status}`, clock());
        else if (payment.attempts >= MAX_ATTEMPTS)
          await closeDelivery(db, payment.id, `given up after ${status}`, clock());
      }
    },
  };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
