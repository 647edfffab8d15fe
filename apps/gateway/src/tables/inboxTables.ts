import type { Generated, JSONColumnType } from 'kysely';
import type { InboxType } from '@parlor/contract';
import type { TimestampColumn } from '@parlor/database';
import type { LocalizedColumn, LocalizedText } from './localizedColumn.ts';

/** The recipients of a broadcast: one account, the players of a level, or all players. */
export type BroadcastAudience = { account: string } | { level: string } | Record<string, never>;

/** Messages of an operator to players. */
export interface InboxBroadcastTable {
  id: string;
  merchant_code: string;
  kind: 'marketing' | 'service';
  audience: JSONColumnType<BroadcastAudience>;
  titles: LocalizedColumn;
  contents: LocalizedColumn;
  link: string | null;
  made_by: string;
  made_at: TimestampColumn;
  starts_at: TimestampColumn;
  expires_at: TimestampColumn | null;
  last_account: string | null;
  ended_at: TimestampColumn | null;
  is_withdrawn: Generated<boolean>;
}

/** Placeholder values of a message: amounts as decimal strings, names by language. */
export type InboxParams = Readonly<Record<string, string | LocalizedText>>;

/** A message in the inbox of an account. */
export interface InboxMessageTable {
  id: string;
  account_id: string;
  type: InboxType;
  event_key: string;
  text_key: string | null;
  params: JSONColumnType<InboxParams>;
  broadcast_id: string | null;
  link: string | null;
  written_at: TimestampColumn;
  expires_at: TimestampColumn | null;
  read_at: TimestampColumn | null;
  deleted_at: TimestampColumn | null;
}

/** A device that an account has logged in from. */
export interface InboxKnownDeviceTable {
  account_id: string;
  device: string;
  first_seen_at: TimestampColumn;
}
