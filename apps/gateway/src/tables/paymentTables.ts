import type { Generated } from 'kysely';
import type { WithdrawalState } from '@parlor/contract';
import type { TimestampColumn } from '@parlor/database';

export interface DepositOrderTable {
  bucket: number;
  id: string;
  merchant_code: string;
  account_id: string;
  method_id: string;
  method_name: string;
  amount: bigint;
  currency: string;
  state: Generated<'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED'>;
  provider: string;
  provider_ref: string;
  pay_url: string;
  idempotency_key: string;
  created_at: TimestampColumn;
  expires_at: TimestampColumn;
  settled_at: TimestampColumn | null;
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
