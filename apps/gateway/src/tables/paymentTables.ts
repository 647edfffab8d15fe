import type { Generated, JSONColumnType } from 'kysely';
import type { DepositKind, DepositReason, WithdrawalState } from '@parlor/contract';
import type { TimestampColumn } from '@parlor/database';

/** The account that a player transfers to. */
export interface TransferAccount {
  bankName: string;
  accountName: string;
  accountNumber: string;
}

/** Only the functions of migrations 0016 and 0131 write it, except for the payment provider's answer. */
export interface DepositOrderTable {
  bucket: number;
  id: string;
  merchant_code: string;
  account_id: string;
  method_id: string;
  kind: DepositKind;
  method_name: string;
  amount: bigint;
  ordered_amount: bigint;
  fee: bigint;
  credited: bigint;
  bonus: bigint;
  currency: string;
  fee_ppm: number;
  fee_fixed: bigint;
  is_fee_paid_by_player: boolean;
  two_from: bigint;
  bank_code: string | null;
  offer_code: string | null;
  offer_ppm: number;
  offer_min: bigint;
  offer_max: bigint;
  state: 'PENDING' | 'REVIEW' | 'PAID' | 'FAILED' | 'EXPIRED';
  reason: DepositReason | null;
  review_reason: 'slip' | 'amount_differs' | 'paid_after_failure' | 'no_answer' | null;
  provider: string;
  provider_ref: string | null;
  pay_url: string | null;
  qr_text: string | null;
  transfer: JSONColumnType<TransferAccount> | null;
  reference: string | null;
  reported_amount: bigint | null;
  made_by: string | null;
  made_amount: bigint | null;
  checked_by: string | null;
  idempotency_key: string;
  created_at: TimestampColumn;
  expires_at: TimestampColumn;
  settled_at: TimestampColumn | null;
  attempts: number;
  next_attempt_at: TimestampColumn | null;
}

export interface DepositSlipTable {
  bucket: number;
  order_id: string;
  place: number;
  sealed: string;
  hash: Buffer;
  at: TimestampColumn;
}

export interface AdjustmentTable {
  bucket: number;
  id: string;
  merchant_code: string;
  account_id: string;
  amount: bigint;
  currency: string;
  reason: string;
  state: 'REQUESTED' | 'APPROVED' | 'REFUSED';
  requested_by: string;
  requested_at: TimestampColumn;
  decided_by: string | null;
  decided_at: TimestampColumn | null;
}

export interface SandboxPaymentTable {
  id: string;
  token_hash: Buffer;
  order_id: string;
  merchant_name: string;
  method_name: string;
  amount: bigint;
  currency: string;
  language: string;
  return_path: string;
  state: Generated<'WAITING' | 'PAID' | 'FAILED'>;
  expires_at: TimestampColumn;
  decided_at: TimestampColumn | null;
  attempts: Generated<number>;
  next_attempt_at: TimestampColumn | null;
  delivered_at: TimestampColumn | null;
  delivery: string | null;
}

export interface WithdrawalTable {
  bucket: number;
  id: string;
  merchant_code: string;
  account_id: string;
  card_id: string;
  bank_code: string;
  last_four: string;
  amount: bigint;
  fee: bigint;
  currency: string;
  state: Generated<WithdrawalState>;
  reason: string | null;
  review_reasons: Generated<string[]>;
  needs_two: boolean;
  made_by: string | null;
  checked_by: string | null;
  hold_id: string;
  provider: string | null;
  provider_ref: string | null;
  idempotency_key: string;
  created_at: TimestampColumn;
  decided_at: TimestampColumn | null;
  ended_at: TimestampColumn | null;
  attempts: Generated<number>;
  next_attempt_at: TimestampColumn | null;
}

export interface WithdrawalStepTable {
  bucket: number;
  withdrawal_id: string;
  place: number;
  state: WithdrawalState;
  by: string;
  reason: string | null;
  at: TimestampColumn;
}

export interface SandboxPayoutTable {
  id: string;
  withdrawal_id: string;
  amount: bigint;
  currency: string;
  last_four: string;
  state: Generated<'WAITING' | 'PAID' | 'FAILED'>;
  reason: string | null;
  decided_at: TimestampColumn | null;
  attempts: Generated<number>;
  next_attempt_at: TimestampColumn | null;
  delivered_at: TimestampColumn | null;
  delivery: string | null;
}
