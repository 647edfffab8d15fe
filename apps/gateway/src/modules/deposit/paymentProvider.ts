import type { Currency, LanguageCode } from '@parlor/contract';

/** A request to a payment provider to collect money. */
export interface PaymentRequest {
  orderId: string;
  merchantName: string;
  methodName: string;
  /** Minor units. */
  amount: bigint;
  currency: Currency;
  language: LanguageCode;
  /** Whether the player pays by a QR code. */
  isByQrCode: boolean;
  /** Epoch milliseconds; a payment after it is refused. */
  expiresAt: number;
  /** The return path of the payer: a path of the site. */
  returnPath: string;
}

/** A started payment, which waits for its payer. */
export interface StartedPayment {
  /** The payment's name at the provider. */
  ref: string;
  /** The address where the player pays. */
  payUrl: string;
  /** The content of a QR code that the player's app scans, if one was requested; a path of the site, or any text. */
  qrText: string | null;
}

/**
 * The answer of a payment provider to a lookup: the outcome, `WAITING` while it may still be paid, `EXPIRED` if it can
 * no longer be paid, `UNKNOWN` if the provider does not know it.
 */
export type LookedUp =
  | { outcome: 'PAID' | 'FAILED'; ref: string; amount: bigint; currency: string; decidedAt: number }
  | 'WAITING'
  | 'EXPIRED'
  | 'UNKNOWN';

/** An adapter to a payment provider. It starts payments; the outcome arrives as a signed message. */
export interface PaymentProvider {
  readonly code: string;
  /** Starts a payment; called again for the same order, returns the payment that it started. */
  startPayment(request: PaymentRequest): Promise<StartedPayment>;
  /** Looks up the outcome of an order. Throws when there is no answer. */
  lookUp(orderId: string): Promise<LookedUp>;
}
