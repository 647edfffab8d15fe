import type { Generated, JSONColumnType } from 'kysely';
import type { ContestKind } from '@parlor/contract';
import type { DefaultedTimestampColumn, TimestampColumn } from '@parlor/database';
import type { LocalizedColumn } from './localizedColumn.ts';

/** A tournament or a raffle. */
export interface ContestTable {
  merchant_code: string;
  code: string;
  kind: ContestKind;
  titles: LocalizedColumn;
  cover: JSONColumnType<{ url: string; dominantColour: string }> | null;
  /** Parsed by `contestRule` of the contest module. */
  rule: JSONColumnType<Record<string, unknown>>;
  starts_at: TimestampColumn;
  ends_at: TimestampColumn;
  state: Generated<'OPEN' | 'FROZEN' | 'PAID'>;
  frozen_at: TimestampColumn | null;
  seed_sealed: string | null;
  commitment: string | null;
  seed: string | null;
  list_hash: string | null;
  made_by: string;
  made_at: DefaultedTimestampColumn;
}

/** Participants of a contest, with the sum of their facts. */
export interface ContestEntryTable {
  merchant_code: string;
  code: string;
  account_id: string;
  joined_at: TimestampColumn;
  score: Generated<bigint>;
  reached_at: TimestampColumn | null;
  entry: number | null;
  tickets: number | null;
  rank: number | null;
  prize: bigint | null;
  paid_at: TimestampColumn | null;
  demo_name: string | null;
}

/** The tickets or points that a reward added to a contest. */
export interface ContestGivenTable {
  bucket: number;
  reward_id: string;
  merchant_code: string;
  code: string;
  account_id: string;
  count: number;
  at: TimestampColumn;
}

/** A round or a deposit that counted for an entry. */
export interface ContestFactTable {
  merchant_code: string;
  code: string;
  account_id: string;
  event_id: string;
  amount: bigint;
  at: TimestampColumn;
}
