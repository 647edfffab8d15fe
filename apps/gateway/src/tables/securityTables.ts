import type { Generated } from 'kysely';
import type { TimestampColumn } from '@parlor/database';

export interface PaymentPasswordTryTable {
  account_id: string;
  tries: number;
  locked_until: TimestampColumn | null;
}

export interface PayeeTable {
  account_id: string;
  name: string;
  used_at: TimestampColumn | null;
}

export interface ComparisonKeyTable {
  name: string;
  sealed: string;
}

export interface BankCardTable {
  id: string;
  merchant_code: string;
  account_id: string;
  bank_code: string;
  payee_name: string;
  number_sealed: string;
  number_hash: Buffer;
  last_four: string;
  is_default: Generated<boolean>;
  added_at: TimestampColumn;
  used_at: TimestampColumn | null;
  removed_at: TimestampColumn | null;
}
