import type { Currency, WithdrawalReason } from '@parlor/contract';

/** A payment request to a payout provider. */
export interface PayoutRequest {
  withdrawalId: string;
  /** Minor units that the card receives. */
  amount: bigint;
  currency: Currency;
  bankCode: string;
  payeeName: string;
  /** ASCII digits. Never logged, and stored only in the encrypted card. */
  accountNumber: string;
}

/** The outcome of a payout, as its provider reports it. */
export interface PayoutReport {
  withdrawalId: string;
  provider: string;
  /** The provider's reference of the payout. */
  ref: string;
  outcome: 'PAID' | 'FAILED';
  /** The reason of a failed payout. */
  reason?: Extract<WithdrawalReason, 'card_refused' | 'bank_failed'> | undefined;
  /** Minor units. */
  amount: bigint;
  currency: string;
  /** When the payout was decided, in epoch milliseconds. */
  decidedAt: number;
}

/**
 * An adapter to a payout provider. The outcome of a payout arrives as a signed message or is queried; it is never
 * guessed.
 */
export interface PayoutProvider {
  readonly code: string;
  /**
   * Requests a payout. Idempotent: a withdrawal is paid once. Throws if it is unknown whether the provider accepted it.
   */
  startPayout(request: PayoutRequest): Promise<void>;
  /**
   * Returns the provider's state of a withdrawal: `UNKNOWN` if it was never requested, `PENDING` while it is undecided.
   */
  findPayout(withdrawalId: string): Promise<'UNKNOWN' | 'PENDING' | PayoutReport>;
}
