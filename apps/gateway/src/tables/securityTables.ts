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

export interface PasskeyTable {
  id: string;
  account_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: bigint;
  transports: string[];
  rp_id: string;
  name: string;
  added_at: TimestampColumn;
  used_at: TimestampColumn | null;
}

export interface PasskeyChallengeTable {
  challenge_hash: Buffer;
  account_id: string;
  action: string;
  subject_hash: Buffer;
  rp_id: string;
  expires_at: TimestampColumn;
}

export interface WithdrawalPauseTable {
  account_id: string;
  until: TimestampColumn;
}

export interface IdentityCheckTable {
  id: string;
  account_id: string;
  merchant_code: string;
  state: Generated<'PENDING' | 'APPROVED' | 'REFUSED'>;
  details_sealed: string;
  reason: string | null;
  sent_at: TimestampColumn;
  decided_at: TimestampColumn | null;
  decided_by: string | null;
}

export interface IdentityPictureTable {
  id: string;
  account_id: string;
  /** Null until the check is sent. */
  check_id: string | null;
  kind: 'front' | 'back' | 'selfie';
  sealed: string;
  added_at: TimestampColumn;
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
