import type { Currency, LanguageCode } from '@parlor/contract';

/** What a payment provider is asked to collect. */
export interface PaymentRequest {
  orderId: string;
  merchantName: string;
  methodName: string;
  /** Minor units. */
  amount: bigint;
  currency: Currency;
  language: LanguageCode;
  /** Epoch milliseconds; a payment after it is refused. */
  expiresAt: number;
  /** Where the payer goes afterwards: a path of the site. */
  returnPath: string;
}

/** A payment that waits for its payer. */
export interface StartedPayment {
  /** The payment's name at the provider. */
  ref: string;
  /** Where the player pays. */
  payUrl: string;
}

/** An adapter to whoever collects money. It starts payments; the outcome arrives as a signed message. */
export interface PaymentProvider {
  readonly code: string;
  startPayment(request: PaymentRequest): Promise<StartedPayment>;
}
