import type { Generated, JSONColumnType } from 'kysely';
import type { DefaultedTimestampColumn, TimestampColumn } from '@parlor/database';

/** Written by the functions of migration 0011 alone; amounts are minor units. */
export interface LedgerAccountTable {
  id: Generated<bigint>;
  owner: string;
  kind: 'cash' | 'house' | 'psp_clearing' | 'promo' | 'adjustment';
  currency: string;
  shard: number;
  balance: bigint;
  held: bigint;
  version: bigint;
  head_hash: Buffer;
  is_blocked: boolean;
  opened_at: DefaultedTimestampColumn;
}

export interface LedgerTransferTable {
  id: string;
  kind: 'deposit' | 'bet' | 'win' | 'rollback' | 'promo' | 'adjustment';
  status: string;
  owner: string;
  /** Null on a tombstone alone. */
  currency: string | null;
  amount: bigint;
  balance_after: bigint;
  provider: string;
  provider_tx_id: string;
  fingerprint: Buffer | null;
  ref: string | null;
  order_id: string | null;
  category: string | null;
  note: string | null;
  event_at: TimestampColumn;
  recorded_at: DefaultedTimestampColumn;
}

export interface LedgerEntryTable {
  transfer_id: string;
  leg: number;
  account_id: bigint;
  currency: string;
  amount: bigint;
  /** These three are null on legs of the house side. */
  version: bigint | null;
  balance_after: bigint | null;
  hash: Buffer | null;
}

export interface LedgerOutboxTable {
  id: Generated<bigint>;
  topic: string;
  payload: JSONColumnType<Record<string, unknown>>;
  created_at: DefaultedTimestampColumn;
  published_at: TimestampColumn | null;
}

export interface BetOrderTable {
  id: string;
  merchant_code: string;
  owner: string;
  provider: string;
  round_id: string;
  node_id: string;
  game_code: string;
  game_name: string;
  game_type: string;
  vassalage: string;
  currency: string;
  stake: bigint;
  payout: bigint;
  refunded: bigint;
  is_closed: boolean;
  state: 'OPEN' | 'SETTLED' | 'CANCELLED';
  placed_at: DefaultedTimestampColumn;
  settled_at: TimestampColumn | null;
}
