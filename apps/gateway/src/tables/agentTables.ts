import type { Generated, JSONColumnType } from 'kysely';
import type { DefaultedTimestampColumn, TimestampColumn } from '@parlor/database';

/** Rebates in parts per million by game type. */
export type RatesPpm = Readonly<Record<string, number>>;

/** An edge of the tree from `valid_from` to before `valid_to`; `infinity` for a current one. */
export interface AccountAncestorTable {
  ancestor_id: string;
  descendant_id: string;
  depth: number;
  valid_from: DefaultedTimestampColumn;
  valid_to: DefaultedTimestampColumn;
}

export interface AgentRateTable {
  account_id: string;
  game_type: string;
  rate_ppm: number;
  valid_from: TimestampColumn;
  valid_to: DefaultedTimestampColumn;
}

export interface AgentQuotaTable {
  account_id: string;
  rate_ppm: number;
  granted: Generated<number>;
  used: Generated<number>;
  given: Generated<number>;
}

export interface AgentMoveTable {
  id: Generated<string>;
  account_id: string;
  from_id: string | null;
  to_id: string;
  /** `YYYY-MM-DD` */
  from_day: string;
  at: TimestampColumn;
  state: Generated<'WAITING' | 'DONE' | 'CANCELLED'>;
  asked_by: string;
  created_at: TimestampColumn;
  ended_at: TimestampColumn | null;
}

export interface AffiliateUrlTable {
  merchant_code: string;
  code: string;
  agent_id: string;
  label: string;
  type: 'member' | 'agent';
  rates: JSONColumnType<RatesPpm>;
  created_at: TimestampColumn;
  expires_at: TimestampColumn | null;
  deleted_at: TimestampColumn | null;
  visits: Generated<number>;
  registrations: Generated<number>;
}

export interface AgentPreferenceTable {
  account_id: string;
  default_url: string | null;
  preset_rates: JSONColumnType<RatesPpm>;
  notices: JSONColumnType<{ newDownline: boolean; contract: boolean; bill: boolean; transfer: boolean }>;
  overview_days: number;
}

export interface AgentQuotaUseTable {
  holder_id: string;
  account_id: string;
  rate_ppm: number;
  kind: 'level' | 'given';
  count: number;
}

export interface AgentTransferBatchTable {
  id: string;
  sender_id: string;
  idempotency_key: string;
  fingerprint: string;
  count: number;
  total: bigint;
  currency: string;
  created_at: TimestampColumn;
}

/** Amounts are minor units. */
export interface AgentTransferTable {
  id: string;
  merchant_code: string;
  sender_id: string;
  receiver_id: string;
  amount: bigint;
  currency: string;
  note: string;
  batch_id: string | null;
  place: Generated<number>;
  idempotency_key: string | null;
  sent_id: string;
  created_at: TimestampColumn;
}

export interface AgentTransferDayTable {
  account_id: string;
  currency: string;
  /** `YYYY-MM-DD` */
  day: string;
  sent: bigint;
}
