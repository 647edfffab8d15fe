import type { TimestampColumn } from '@parlor/database';

/** A break or an exclusion that a player asked for. */
export interface PlayerExclusionTable {
  id: string;
  account_id: string;
  span: string;
  begins_at: TimestampColumn;
  /** Null: it has no end. */
  ends_at: TimestampColumn | null;
  /** Null: the player. */
  operator: string | null;
  lifted_at: TimestampColumn | null;
}

/** What a player chose for the reminder of play, and when they last acknowledged one. */
export interface PlayReminderTable {
  account_id: string;
  /** Null: what the jurisdiction asks for. */
  minutes: number | null;
  acknowledged_at: TimestampColumn | null;
}

/** What a player, or an operator for them, allows within a day, week or month. Written by `ledger_set_limit` alone. */
export interface LedgerLimitTable {
  bucket: number;
  account_id: bigint;
  kind: string;
  period: string;
  amount: bigint | null;
  next_amount: bigint | null;
  next_at: TimestampColumn | null;
}
