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

/** A player's setting of the reminder of play, and the time of the last acknowledgement. */
export interface PlayReminderTable {
  account_id: string;
  /** Null: what the jurisdiction asks for. */
  minutes: number | null;
  acknowledged_at: TimestampColumn | null;
}

/**
 * Limits of a player for a day, week or month, set by the player or an operator. Only `ledger_set_limit` writes them.
 */
export interface LedgerLimitTable {
  bucket: number;
  account_id: bigint;
  kind: string;
  period: string;
  amount: bigint | null;
  next_amount: bigint | null;
  next_at: TimestampColumn | null;
}
