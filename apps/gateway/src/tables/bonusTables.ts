import type { JSONColumnType } from 'kysely';
import type { TimestampColumn } from '@parlor/database';
import type { LocalizedText } from './localizedColumn.ts';

/** The bonus money of one grant; amounts are minor units. Only the functions of migration 0152 write it. */
export interface BonusPurseTable {
  bucket: number;
  /** The id of the grant. */
  id: string;
  merchant_code: string;
  owner: string;
  currency: string;
  account_id: bigint;
  promotion_id: string | null;
  title: JSONColumnType<LocalizedText> | null;
  granted: bigint;
  balance: bigint;
  state: 'ACTIVE' | 'ENDING' | 'MET' | 'SPENT' | 'GIVEN_UP' | 'EXPIRED' | 'REVOKED';
  ends_as: 'MET' | 'SPENT' | 'GIVEN_UP' | 'EXPIRED' | 'REVOKED' | null;
  reason: string | null;
  required: bigint;
  wagered: bigint;
  /** Contributions by game code or game type, in parts per million of a stake. */
  contributions: JSONColumnType<Record<string, number>>;
  max_stake: bigint | null;
  conversion_cap: bigint | null;
  /** The lowest decimal odds at which a sports stake counts; null in bonuses that count all. */
  min_odds: string | null;
  opened_at: TimestampColumn;
  expires_at: TimestampColumn;
  ended_at: TimestampColumn | null;
  converted: bigint;
  returned: bigint;
}

/** A round that was evaluated for the wagering of a purse. */
export interface BonusRoundTable {
  bucket: number;
  order_id: string;
  purse_id: string;
  game_type: string;
  game_name: string;
  stake: bigint;
  counted: bigint;
  reason: 'game_type' | 'void' | 'free_round' | 'between_players' | 'odds' | 'requirement_met' | null;
  at: TimestampColumn;
}
