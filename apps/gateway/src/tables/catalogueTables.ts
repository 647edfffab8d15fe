import type { Generated, JSONColumnType } from 'kysely';
import type { GameType } from '@parlor/contract';
import type { DefaultedTimestampColumn, TimestampColumn } from '@parlor/database';
import type { LocalizedColumn } from './localizedColumn.ts';

export interface VendorTable {
  code: string;
  names: LocalizedColumn;
  is_hot: boolean;
  position: number;
}

export interface GameClassTable {
  key: string;
  names: LocalizedColumn;
  position: number;
}

export interface GameTable {
  id: string;
  node_id: string;
  game_id: string;
  game_code: string;
  vassalage: string;
  game_type: GameType;
  game_classify: string[];
  names: LocalizedColumn;
  /** The smallest stake by currency, as decimal strings. */
  min_bets: JSONColumnType<Record<string, string>>;
  min_line: number;
  support_play: boolean;
  freeplay: boolean;
  has_jackpot: boolean;
  is_new: boolean;
  hot_order: number | null;
  /** The provider whose server opens the game; null while it is coming soon. */
  provider: string | null;
  is_enabled: Generated<boolean>;
  released_at: TimestampColumn;
  dominant_colour: string;
}

export interface MerchantVendorTable {
  merchant_code: string;
  vendor_code: string;
  is_enabled: Generated<boolean>;
  is_maintained: Generated<boolean>;
}

export interface FavouriteGameTable {
  account_id: string;
  node_id: string;
  added_at: DefaultedTimestampColumn;
}

export interface RecentGameTable {
  account_id: string;
  node_id: string;
  played_at: DefaultedTimestampColumn;
}

export interface LiveAnchorTable {
  merchant_code: string;
  id: string;
  names: LocalizedColumn;
  node_id: string;
  is_live: Generated<boolean>;
  is_demo: Generated<boolean>;
  position: Generated<number>;
  /** The start of the daily shift as a minute of the UTC day, and its length; null without a shift. */
  shift_start: Generated<number | null>;
  shift_minutes: Generated<number | null>;
}

export interface AnchorFollowTable {
  account_id: string;
  anchor_id: string;
  merchant_code: string;
  followed_at: DefaultedTimestampColumn;
}
