import type { JSONColumnType } from 'kysely';
import type { TimestampColumn } from '@parlor/database';
import type { LocalizedColumn } from './localizedColumn.ts';

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

/** An announcement that an account has read. */
export interface AnnouncementReadTable {
  account_id: string;
  merchant_code: string;
  announcement_id: string;
  read_at: TimestampColumn;
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
  /** The offer that it describes. */
  offer_code: string | null;
}

export interface HelpItemTable {
  tag: string;
  merchant_code: string;
  titles: LocalizedColumn;
  contents: LocalizedColumn;
  position: number;
}
