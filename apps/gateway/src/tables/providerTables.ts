import type { provider as schemas } from '@parlor/contract/schemas';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { z } from 'zod';
import type { DefaultedTimestampColumn, TimestampColumn } from '@parlor/database';

export interface ProviderTable {
  code: string;
  name: string;
  /** Sealed with the master key, newest first. */
  keys: string[];
  unknown_rollback: Generated<'OK' | 'TX_NOT_FOUND'>;
  dialect: Generated<string>;
  duplicate_answer: Generated<'stored' | 'own_code'>;
  checks_session_on_win: Generated<boolean>;
  checks_session_on_rollback: Generated<boolean>;
  may_adjust: Generated<boolean>;
  /** Decimals of the vendor's amounts by currency; empty means every currency. */
  currencies: JSONColumnType<Record<string, number>, string | undefined>;
  /** Null if the vendor keeps its ids forever. */
  id_retention_days: number | null;
}

/** An index of vendors' transactions, fed from the outbox. */
export interface ProviderTxDirectoryTable {
  provider: string;
  kind: 'bet' | 'win' | 'rollback' | 'adjustment';
  tx_id: string;
  bucket: number;
  owner: string;
  /** Whether more than one player has it. */
  is_shared: Generated<boolean>;
  seen_at: DefaultedTimestampColumn;
}

type PlayProfile = z.output<typeof schemas.playProfile>;

/** The game of a launch or game session, with its name at that time. */
interface PlayedGameColumns {
  /** The session of the site; the launch or game session ends with it. */
  session_id: string;
  account_id: string;
  merchant_code: string;
  provider: string;
  node_id: string;
  game_code: string;
  game_name: string;
  game_type: string;
  vassalage: string;
  currency: string;
  is_free_play: boolean;
  /** The jurisdiction's profile at the launch; null in rows older than profiles. */
  play_profile: ColumnType<PlayProfile | null, string | null | undefined, string | null>;
}

export interface GameLaunchTable extends PlayedGameColumns {
  code_hash: Buffer;
  language: string;
  display_name: string;
  expires_at: TimestampColumn;
  used_at: TimestampColumn | null;
}

export interface GameSessionTable extends PlayedGameColumns {
  token_hash: Buffer;
  created_at: TimestampColumn;
  last_used_at: TimestampColumn;
  /** Set when the player opened another game and only one is allowed at once. */
  replaced_at: ColumnType<number | null, Date | null | undefined, Date | null>;
}

/** Stopped vendors and games. */
export interface ProviderStopTable {
  provider: string;
  /** Empty for every game of the vendor. */
  game_code: Generated<string>;
  stops_wins: Generated<boolean>;
  reason: string;
  stopped_by: string;
  stopped_at: DefaultedTimestampColumn;
}

/** The payout limit of a vendor in a currency; amounts in minor units. */
export interface ProviderCapTable {
  provider: string;
  currency: string;
  round_multiple: Generated<number>;
  round_max: Generated<bigint>;
  late_wins: Generated<number>;
  day_max: Generated<bigint>;
  day_share_ppm: Generated<bigint>;
  share_floor: Generated<bigint>;
}

/** The maximum payment of one round of a game, in stakes. A game without a row has that of its vendor. */
export interface ProviderGameCapTable {
  provider: string;
  game_code: string;
  round_multiple: number;
  set_by: string;
  set_at: DefaultedTimestampColumn;
}
