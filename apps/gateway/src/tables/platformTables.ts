import type { Generated, JSONColumnType } from 'kysely';
import type { DefaultedTimestampColumn, TimestampColumn } from '@parlor/database';

export interface MerchantTable {
  code: string;
  name: string;
  brand: string;
  currency: string;
  /** Parsed by `parseMerchantSettings`, which fills in defaults. */
  settings: JSONColumnType<Record<string, unknown>, string | undefined>;
  created_at: DefaultedTimestampColumn;
}

export interface OperatorActTable {
  id: Generated<bigint>;
  area: string;
  subject: string;
  merchant_code: string | null;
  operator: string;
  act: string;
  details: JSONColumnType<Readonly<Record<string, unknown>>>;
  at: DefaultedTimestampColumn;
}

export interface DownloadReportTable {
  id: Generated<string>;
  merchant_code: string;
  resource_type: 'IOS' | 'Android' | 'MOBILECONFIG';
  device: string;
  reported_at: DefaultedTimestampColumn;
}

export interface EncryptionKeyTable {
  kid: string;
  /** A JWK, sealed with the master key. */
  private_jwk: string;
  created_at: TimestampColumn;
}

export interface PublishedVersionTable {
  topic: string;
  version: bigint;
}

export interface DemoSeedTable {
  part: string;
  version: string;
  seeded_at: DefaultedTimestampColumn;
}

export interface DemoWinnerTable {
  merchant_code: string;
  position: number;
  account: string;
  node_id: string;
  game_name: string;
  amount: bigint;
}
