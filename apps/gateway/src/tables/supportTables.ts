import type { Generated, GeneratedAlways } from 'kysely';
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
  /** Empty for a picture. */
  text: string;
  picture_id: Generated<string | null>;
  client_key: string;
  written_at: TimestampColumn;
}

/** A player's request, with its state. */
export interface SupportTicketTable {
  number: GeneratedAlways<number>;
  account_id: string;
  merchant_code: string;
  state: Generated<'waiting' | 'answered' | 'closed'>;
  opened_at: TimestampColumn;
  is_after_hours: boolean;
  closed_at: TimestampColumn | null;
  closed_by: string | null;
  rating: number | null;
  rated_at: TimestampColumn | null;
}

/** A picture of a conversation. */
export interface SupportPictureTable {
  id: string;
  account_id: string;
  sealed: string;
  width: number;
  height: number;
  added_at: TimestampColumn;
}

/** Canned answers of a merchant's operators. */
export interface SupportCannedAnswerTable {
  merchant_code: string;
  name: string;
  language: string;
  text: string;
}

/** Feedback of a player to the site, with its answer. */
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

/** Operators who may use the operators' page. */
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
