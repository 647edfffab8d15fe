import type { Generated } from 'kysely';
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
