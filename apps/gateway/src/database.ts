import type { Generated, JSONColumnType } from 'kysely';
import type { GameType, LanguageCode } from '@parlor/contract';
import type { DefaultedTimestampColumn, TimestampColumn } from '@parlor/database';

/** Every table of the gateway. Each module owns its rows; others ask its service. */
export interface Database {
  merchant: MerchantTable;
  account: AccountTable;
  account_ancestor: AccountAncestorTable;
  session: SessionTable;
  encryption_key: EncryptionKeyTable;
  published_version: PublishedVersionTable;
  vendor: VendorTable;
  game_class: GameClassTable;
  game: GameTable;
  merchant_vendor: MerchantVendorTable;
  favourite_game: FavouriteGameTable;
  recent_game: RecentGameTable;
  banner: BannerTable;
  announcement: AnnouncementTable;
  promotion_category: PromotionCategoryTable;
  promotion: PromotionTable;
  help_item: HelpItemTable;
  demo_seed: DemoSeedTable;
}

export interface MerchantTable {
  code: string;
  name: string;
  brand: string;
  currency: string;
  /** Read through `parseMerchantSettings`; what is left out has a default there. */
  settings: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  created_at: DefaultedTimestampColumn;
}

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
  profile: JSONColumnType<Record<string, string>, string | undefined, string>;
  registered_at: DefaultedTimestampColumn;
  last_login_at: TimestampColumn | null;
}

export interface AccountAncestorTable {
  ancestor_id: string;
  descendant_id: string;
  depth: number;
}

export interface SessionTable {
  id: Generated<string>;
  account_id: string;
  token_hash: Buffer;
  cookie_hash: Buffer;
  device: string;
  client_address: string;
  created_at: TimestampColumn;
  last_seen_at: TimestampColumn;
  expires_at: TimestampColumn;
}

export interface EncryptionKeyTable {
  kid: string;
  private_jwk: JSONColumnType<Record<string, unknown>, string, string>;
  created_at: TimestampColumn;
}

/** A text by language of the product. */
export type LocalizedText = Partial<Record<LanguageCode, string>>;

type LocalizedColumn = JSONColumnType<LocalizedText, string, string>;

export interface PublishedVersionTable {
  topic: string;
  version: bigint;
}

export interface VendorTable {
  code: string;
  display_name: string;
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
  min_bets: JSONColumnType<Record<string, string>, string, string>;
  min_line: number;
  support_play: boolean;
  freeplay: boolean;
  has_jackpot: boolean;
  is_new: boolean;
  hot_order: number | null;
  is_playable: boolean;
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

export interface BannerTable {
  id: string;
  merchant_code: string;
  group_name: string;
  titles: LocalizedColumn;
  subtitles: LocalizedColumn;
  picture_url: string;
  dominant_colour: string;
  link: string | null;
  position: number;
}

export interface AnnouncementTable {
  id: string;
  merchant_code: string;
  group_name: 'PL' | 'PU' | 'H';
  titles: LocalizedColumn;
  contents: LocalizedColumn;
  starts_at: TimestampColumn;
  ends_at: TimestampColumn | null;
}

export interface PromotionCategoryTable {
  id: string;
  merchant_code: string;
  names: LocalizedColumn;
  position: number;
}

export interface PromotionTable {
  id: string;
  merchant_code: string;
  titles: LocalizedColumn;
  summaries: LocalizedColumn;
  contents: LocalizedColumn;
  category_ids: string[];
  images: JSONColumnType<{ url: string; sequence: number; dominantColour: string }[], string, string>;
  starts_at: TimestampColumn;
  ends_at: TimestampColumn | null;
  position: number;
}

export interface HelpItemTable {
  tag: string;
  merchant_code: string;
  titles: LocalizedColumn;
  contents: LocalizedColumn;
  position: number;
}

export interface DemoSeedTable {
  part: string;
  version: string;
  seeded_at: DefaultedTimestampColumn;
}
