import type { Generated, JSONColumnType } from 'kysely';
import type { DefaultedTimestampColumn, TimestampColumn } from '@parlor/database';

/**
 * Only the functions of migrations 0011 to 0014 write it; amounts are minor units. Every key begins with the bucket.
 */
export interface LedgerAccountTable {
  bucket: number;
  id: Generated<bigint>;
  owner: string;
  kind: 'cash' | 'house' | 'psp_clearing' | 'promo' | 'adjustment' | 'transit' | 'jackpot' | 'bonus' | 'agent_expense';
  currency: string;
  balance: bigint;
  held: bigint;
  /** The sum of a cash account's active purses; see `bonus_purse`. */
  bonus: Generated<bigint>;
  active_purses: Generated<number>;
  had_bonus: Generated<boolean>;
  version: bigint;
  head_hash: Buffer;
  house_id: bigint | null;
  time_zone: string;
  has_limits: boolean;
  is_blocked: boolean;
  excluded_until: TimestampColumn;
  is_frozen: boolean;
  opened_at: DefaultedTimestampColumn;
}

export interface LedgerTransferTable {
  bucket: number;
  id: string;
  kind:
    | 'deposit'
    | 'bet'
    | 'win'
    | 'rollback'
    | 'promo'
    | 'adjustment'
    | 'hold'
    | 'hold_end'
    | 'withdrawal'
    | 'send'
    | 'receive'
    | 'jackpot'
    | 'jackpot_win'
    | 'bonus'
    | 'bonus_in'
    | 'bonus_out'
    | 'agent_pay';
  status: string;
  owner: string;
  /** Null only on a tombstone. */
  currency: string | null;
  amount: bigint;
  free_after: bigint;
  /** This and the next five are null if nothing moved. */
  account_id: bigint | null;
  counter_id: bigint | null;
  moved: bigint | null;
  version: bigint | null;
  balance_after: bigint | null;
  hash: Buffer | null;
  provider: string;
  provider_tx_id: string;
  fingerprint: Buffer | null;
  ref: string | null;
  order_id: string | null;
  category: string | null;
  note: string | null;
  /** The day in the merchant's time zone, `YYYY-MM-DD`. */
  day: string;
  event_at: TimestampColumn;
  recorded_at: TimestampColumn;
}

/** A view: each side of each transfer that moved money. */
export interface LedgerEntryView {
  bucket: number;
  transfer_id: string;
  account_id: bigint;
  currency: string;
  amount: bigint;
  /** These three are null in the merchant's rows. */
  version: bigint | null;
  balance_after: bigint | null;
  hash: Buffer | null;
}

export interface LedgerHoldTable {
  bucket: number;
  id: string;
  account_id: bigint;
  amount: bigint;
  state: 'OPEN' | 'POSTED' | 'VOIDED' | 'EXPIRED';
  posted: bigint;
  expires_at: TimestampColumn;
  ended_at: TimestampColumn | null;
}

/** A view: the sums of each day of a cash account, including the current day. */
export interface LedgerDailyView {
  bucket: number;
  account_id: bigint;
  /** `YYYY-MM-DD` in the merchant's time zone. */
  day: string;
  deposited: bigint;
  withdrawn: bigint;
  staked: bigint;
  won: bigint;
  refunded: bigint;
  /** Signed: promotions, adjustments, money sent and received. */
  other: bigint;
}

export interface LedgerOutboxTable {
  bucket: number;
  id: Generated<bigint>;
  topic: string;
  owner: string;
  transfer_id: string | null;
  payload: JSONColumnType<Record<string, unknown>> | null;
  created_at: DefaultedTimestampColumn;
}

export interface BetOrderTable {
  bucket: number;
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

/** A signed root. The proof is in the files; see modules/ledger/roots. */
export interface LedgerRootTable {
  number: bigint;
  at: TimestampColumn;
  accounts: bigint;
  root: Buffer;
  /** SHA-256 of the signed line. */
  line_hash: Buffer;
}

export interface LedgerRootKeyTable {
  id: string;
  sealed: string;
  made_at: DefaultedTimestampColumn;
}
