import type { Generated } from 'kysely';
import type { SmsPurpose } from '@parlor/contract';
import type { TimestampColumn } from '@parlor/database';

/** The purpose of a code: public ones, and those of an account. */
export type CodePurpose = SmsPurpose | 'payment' | 'bind' | 'passkey';

export interface MessageTable {
  id: Generated<string>;
  merchant_code: string;
  channel: 'sms' | 'mail';
  recipient: string;
  subject: string;
  /** These two are null once the message is finished. */
  body: string | null;
  html: string | null;
  is_decoy: boolean;
  state: Generated<'waiting' | 'delivered' | 'dropped' | 'refused' | 'expired'>;
  attempts: Generated<number>;
  created_at: TimestampColumn;
  expires_at: TimestampColumn;
  next_attempt_at: TimestampColumn | null;
}

export interface VerificationCodeTable {
  merchant_code: string;
  /** E.164, or an email address. */
  number: string;
  purpose: CodePurpose;
  holder_hash: Buffer;
  code_hash: Buffer;
  tries: Generated<number>;
  expires_at: TimestampColumn;
}

export interface ResetLinkTable {
  asker_hash: Buffer;
  /** Null if name and address belong to no account. */
  account_id: string | null;
  token_hash: Buffer;
  expires_at: TimestampColumn;
}
