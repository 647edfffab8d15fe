import type { Currency, WithdrawalReason } from '@parlor/contract';

/** A payment request to a payout provider. */
export interface PayoutRequest {
  withdrawalId: string;
  /** Minor units that the card receives. */
  amount: bigint;
  currency: Currency;
  bankCode: string;
  payeeName: string;
  /** ASCII digits. Never logged and never kept outside the sealed card. */
  accountNumber: string;
}

/** How a payout ended, as its provider reports it. */
export interface PayoutReport {
  withdrawalId: string;
  provider: string;
  /** The payout's name at the provider. */
  ref: string;
  outcome: 'PAID' | 'FAILED';
  /** Of a failed payout. */
  reason?: Extract<WithdrawalReason, 'card_refused' | 'bank_failed'> | undefined;
  /** Minor units. */
  amount: bigint;
  currency: string;
  /** When it ended, in epoch milliseconds. */
  decidedAt: number;
}

/**
 * An adapter to a payout provider. The outcome of a payout arrives as a signed message, or is queried; it is never
 * guessed.
 */
export interface PayoutProvider {
  readonly code: string;
  /**
   * Asks for a payout. One withdrawal is paid once, however often this is called. Throws when it is not known whether
   * the provider took it.
   */
  startPayout(request: PayoutRequest): Promise<void>;
  /** The provider's state of a withdrawal: `UNKNOWN` if it was never requested, `PENDING` while nothing is decided. */
  findPayout(withdrawalId: string): Promise<'UNKNOWN' | 'PENDING' | PayoutReport>;
}
