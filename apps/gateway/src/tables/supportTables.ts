import type { Generated } from 'kysely';
import type { TimestampColumn } from '@parlor/database';

/** The conversation of an account with customer service. */
export interface SupportConversationTable {
  account_id: string;
  merchant_code: string;
  language: string;
  last_seq: Generated<number>;
  player_read_seq: Generated<number>;
  operator_read_seq: Generated<number>;
  waiting_since: TimestampColumn | null;
  taken_by: string | null;
  updated_at: TimestampColumn;
}

/** A message of a conversation, counted from 1 without gaps. */
export interface SupportMessageTable {
  account_id: string;
  seq: number;
  author: 'player' | 'operator';
  operator: string | null;
  text: string;
  client_key: string;
  written_at: TimestampColumn;
}

/** What a player wrote to the site, with the answer to it. */
export interface SupportFeedbackTable {
  id: string;
  account_id: string;
  merchant_code: string;
  kind: 'suggestion' | 'problem' | 'praise';
  text: string;
  sent_at: TimestampColumn;
  answer: string | null;
  answered_by: string | null;
  answered_at: TimestampColumn | null;
}

/** Who may use the operators' page. */
export interface OperatorAccountTable {
  name: string;
  password_hash: string;
  created_at: TimestampColumn;
}

/** A login of an operator. */
export interface OperatorSessionTable {
  token_hash: Buffer;
  operator: string;
  seen_at: TimestampColumn;
  expires_at: TimestampColumn;
}
