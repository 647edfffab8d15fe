import type { Generated, JSONColumnType } from 'kysely';
import type { GameType, LanguageCode, SmsPurpose } from '@parlor/contract';
import type { DefaultedTimestampColumn, TimestampColumn } from '@parlor/database';

/** Every table of the gateway. Each module owns its rows; others ask its service. */
export interface Database {
  merchant: MerchantTable;
  account: AccountTable;
  account_ancestor: AccountAncestorTable;
  contract_request: ContractRequestTable;
  message: MessageTable;
  verification_code: VerificationCodeTable;
  reset_link: ResetLinkTable;
  affiliate_domain: AffiliateDomainTable;
  session: SessionTable;
  identity: IdentityTable;
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
  ledger_account: LedgerAccountTable;
  ledger_transfer: LedgerTransferTable;
  ledger_entry: LedgerEntryTable;
  ledger_outbox: LedgerOutboxTable;
  bet_order: BetOrderTable;
  deposit_order: DepositOrderTable;
  sandbox_payment: SandboxPaymentTable;
  provider: ProviderTable;
  game_launch: GameLaunchTable;
  game_session: GameSessionTable;
  demo_winner: DemoWinnerTable;
  setting_change: SettingChangeTable;
  download_report: DownloadReportTable;
}

export interface MerchantTable {
  code: string;
  name: string;
  brand: string;
  currency: string;
  /** Read through `parseMerchantSettings`; what is left out has a default there. */
  settings: JSONColumnType<Record<string, unknown>, string | undefined>;
  created_at: DefaultedTimestampColumn;
}

export interface DownloadReportTable {
  id: Generated<string>;
  merchant_code: string;
  resource_type: 'IOS' | 'Android' | 'MOBILECONFIG';
  device: string;
  reported_at: DefaultedTimestampColumn;
}

export interface SettingChangeTable {
  id: Generated<string>;
  merchant_code: string;
  path: string;
  before: JSONColumnType<object, string | null> | null;
  after: JSONColumnType<object, string | null> | null;
  operator: string;
  changed_at: DefaultedTimestampColumn;
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
  profile: JSONColumnType<Record<string, string>, string | undefined>;
  /** The number that the account proved to own, in E.164. */
  mobile: string | null;
  registered_at: DefaultedTimestampColumn;
  last_login_at: TimestampColumn | null;
}

export interface AccountAncestorTable {
  ancestor_id: string;
  descendant_id: string;
  depth: number;
}

export interface ContractRequestTable {
  id: Generated<string>;
  account_id: string;
  kind: 'daily_salary' | 'dividend' | 'hourly';
  state: Generated<'pending' | 'answered'>;
  asked_at: DefaultedTimestampColumn;
}

export interface MessageTable {
  id: Generated<string>;
  merchant_code: string;
  channel: 'sms' | 'mail';
  recipient: string;
  subject: string;
  /** These two are null once the message has ended. */
  body: string | null;
  html: string | null;
  is_decoy: boolean;
  state: Generated<'waiting' | 'delivered' | 'dropped' | 'refused' | 'expired'>;
  attempts: Generated<number>;
  created_at: TimestampColumn;
  expires_at: TimestampColumn;
  next_attempt_at: TimestampColumn | null;
}

export interface VerificationCodeTable {
  merchant_code: string;
  number: string;
  purpose: SmsPurpose;
  holder_hash: Buffer;
  code_hash: Buffer;
  tries: Generated<number>;
  expires_at: TimestampColumn;
}

export interface ResetLinkTable {
  asker_hash: Buffer;
  /** Null where name and address belong to no account. */
  account_id: string | null;
  token_hash: Buffer;
  expires_at: TimestampColumn;
}

export interface AffiliateDomainTable {
  merchant_code: string;
  domain: string;
  agent_id: string;
}

export interface SessionTable {
  id: Generated<string>;
  account_id: string;
  token_hash: Buffer;
  cookie_hash: Buffer;
  device: string;
  browser: Generated<string>;
  system: Generated<string>;
  client_address: string;
  created_at: TimestampColumn;
  last_seen_at: TimestampColumn;
  expires_at: TimestampColumn;
}

export interface IdentityTable {
  merchant_code: string;
  provider: 'google' | 'facebook';
  subject: string;
  account_id: string;
  linked_at: DefaultedTimestampColumn;
}

export interface EncryptionKeyTable {
  kid: string;
  private_jwk: JSONColumnType<Record<string, unknown>>;
  created_at: TimestampColumn;
}

/** A text by language of the product. */
export type LocalizedText = Partial<Record<LanguageCode, string>>;

type LocalizedColumn = JSONColumnType<LocalizedText>;

export interface PublishedVersionTable {
  topic: string;
  version: bigint;
}

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
  images: JSONColumnType<{ url: string; sequence: number; dominantColour: string }[]>;
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

export interface DepositOrderTable {
  id: string;
  merchant_code: string;
  account_id: string;
  method_id: string;
  method_name: string;
  amount: bigint;
  currency: string;
  state: Generated<'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED'>;
  provider: string;
  provider_ref: string;
  pay_url: string;
  idempotency_key: string;
  created_at: TimestampColumn;
  expires_at: TimestampColumn;
  settled_at: TimestampColumn | null;
}

export interface SandboxPaymentTable {
  id: string;
  token_hash: Buffer;
  order_id: string;
  merchant_name: string;
  method_name: string;
  amount: bigint;
  currency: string;
  language: string;
  return_path: string;
  state: Generated<'WAITING' | 'PAID' | 'FAILED'>;
  expires_at: TimestampColumn;
  decided_at: TimestampColumn | null;
  attempts: Generated<number>;
  next_attempt_at: TimestampColumn | null;
  delivered_at: TimestampColumn | null;
  delivery: string | null;
}

export interface ProviderTable {
  code: string;
  name: string;
  keys: string[];
  is_enabled: Generated<boolean>;
  unknown_rollback: Generated<'OK' | 'TX_NOT_FOUND'>;
}

/** The game that a launch or a game session is for, as it was called then. */
interface PlayedGameColumns {
  /** The session of the site; both end with it. */
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
}

export interface DemoWinnerTable {
  merchant_code: string;
  position: number;
  account: string;
  node_id: string;
  game_name: string;
  amount: bigint;
}
