import type { Generated, JSONColumnType } from 'kysely';
import type { HeadIconId } from '@parlor/contract';
import type { DefaultedTimestampColumn, TimestampColumn } from '@parlor/database';

export interface AccountTable {
  id: Generated<string>;
  merchant_code: string;
  account: string;
  nickname: string;
  type: number;
  status: Generated<'active' | 'disabled'>;
  password_hash: string;
  payment_password_hash: string | null;
  affiliate_code: string;
  parent_id: string | null;
  profile: JSONColumnType<Record<string, string>, string | undefined>;
  /** The number that the account proved to own, in E.164. */
  mobile: string | null;
  /** The address that the account proved to own, in lower case. */
  email: Generated<string | null>;
  head_icon: Generated<HeadIconId | ''>;
  registered_at: DefaultedTimestampColumn;
  last_login_at: TimestampColumn | null;
}

export interface AffiliateDomainTable {
  merchant_code: string;
  domain: string;
  agent_id: string;
}

export interface ContractRequestTable {
  id: Generated<string>;
  account_id: string;
  kind: 'daily_salary' | 'dividend' | 'hourly';
  state: Generated<'pending' | 'answered'>;
  asked_at: DefaultedTimestampColumn;
}

export interface SessionTable {
  id: Generated<string>;
  account_id: string;
  token_hash: Buffer;
  cookie_hash: Buffer;
  device: string;
  browser: Generated<string>;
  system: Generated<string>;
  model: Generated<string>;
  client_address: string;
  created_at: TimestampColumn;
  last_seen_at: TimestampColumn;
  expires_at: TimestampColumn;
  /** Set if an operator views the account in this session. */
  view_id: Generated<string | null>;
}

export interface AccountViewTable {
  id: string;
  account_id: string;
  operator: string;
  reason: string;
  token_hash: Buffer;
  opened_at: TimestampColumn;
  link_expires_at: TimestampColumn;
  redeemed_at: TimestampColumn | null;
  expires_at: TimestampColumn | null;
  ended_at: TimestampColumn | null;
}

export interface AccountViewReadTable {
  view_id: string;
  route: string;
  first_at: TimestampColumn;
}

export interface IdentityTable {
  merchant_code: string;
  provider: 'google' | 'facebook';
  subject: string;
  account_id: string;
  linked_at: DefaultedTimestampColumn;
}
