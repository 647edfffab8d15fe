import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { LocalizedText } from '../../tables/localizedColumn.ts';
import { isSitePath } from './address.rules.ts';
import { cleanHtml } from './html.rules.ts';
import {
  upsertAnnouncements,
  upsertBanners,
  upsertHelpItems,
  upsertPromotionCategories,
  upsertPromotions,
} from './content.repository.ts';

/** A picture: its address without density and format, and the colour of its placeholder, `#rrggbb`. */
export interface ContentPicture {
  url: string;
  dominantColour: string;
}

export interface NewBanner {
  id: string;
  merchantCode: string;
  groupName: string;
  titles: LocalizedText;
  subtitles: LocalizedText;
  picture: ContentPicture;
  /** A path of the site, or null. */
  link: string | null;
  position: number;
}

export interface NewAnnouncement {
  id: string;
  merchantCode: string;
  groupName: 'PL' | 'PU' | 'H';
  titles: LocalizedText;
  /** HTML, sanitized before it is stored. */
  contents: LocalizedText;
  startsAt: Date;
  endsAt: Date | null;
}

export interface NewPromotionCategory {
  id: string;
  merchantCode: string;
  names: LocalizedText;
  position: number;
}

export interface NewPromotion {
  id: string;
  merchantCode: string;
  titles: LocalizedText;
  summaries: LocalizedText;
  /** HTML, sanitized before it is stored. */
  contents: LocalizedText;
  categoryIds: string[];
  /** The first picture is the cover. */
  pictures: ContentPicture[];
  startsAt: Date;
  /** Null if it runs until further notice. */
  endsAt: Date | null;
  position: number;
  /** The offer that it describes; none by default. */
  offerCode?: string | null;
}

export interface NewHelpItem {
  tag: string;
  merchantCode: string;
  titles: LocalizedText;
  /** HTML, sanitized before it is stored. */
  contents: LocalizedText;
  position: number;
}

/** The only writer of published content: it sanitizes everything before the tables. Writing again replaces. */
export interface ContentPublisher {
  saveBanners: (banners: readonly NewBanner[]) => Promise<void>;
  saveAnnouncements: (announcements: readonly NewAnnouncement[]) => Promise<void>;
  savePromotionCategories: (categories: readonly NewPromotionCategory[]) => Promise<void>;
  savePromotions: (promotions: readonly NewPromotion[]) => Promise<void>;
  saveHelpItems: (items: readonly NewHelpItem[]) => Promise<void>;
}

export function createContentPublisher({ db }: { db: Kysely<Database> | Transaction<Database> }): ContentPublisher {
  return {
    saveBanners: async (banners) =>
      upsertBanners(
        db,
        banners.map((banner) => ({
          id: banner.id,
          merchant_code: banner.merchantCode,
          group_name: banner.groupName,
          titles: JSON.stringify(banner.titles),
          subtitles: JSON.stringify(banner.subtitles),
          picture_url: banner.picture.url,
          dominant_colour: banner.picture.dominantColour.toLowerCase(),
          link: banner.link === null ? null : checkedSitePath(banner.link),
          position: banner.position,
        })),
      ),
    saveAnnouncements: async (announcements) =>
      upsertAnnouncements(
        db,
        announcements.map((announcement) => ({
          id: announcement.id,
          merchant_code: announcement.merchantCode,
          group_name: announcement.groupName,
          titles: JSON.stringify(announcement.titles),
          contents: JSON.stringify(cleanTexts(announcement.contents)),
          starts_at: announcement.startsAt,
          ends_at: announcement.endsAt,
        })),
      ),
    savePromotionCategories: async (categories) =>
      upsertPromotionCategories(
        db,
        categories.map((category) => ({
          id: category.id,
          merchant_code: category.merchantCode,
          names: JSON.stringify(category.names),
          position: category.position,
        })),
      ),
    savePromotions: async (promotions) =>
      upsertPromotions(
        db,
        promotions.map((promotion) => ({
          id: promotion.id,
          merchant_code: promotion.merchantCode,
          titles: JSON.stringify(promotion.titles),
          summaries: JSON.stringify(promotion.summaries),
          contents: JSON.stringify(cleanTexts(promotion.contents)),
          category_ids: promotion.categoryIds,
          images: JSON.stringify(promotion.pictures.map((picture, index) => ({ ...picture, sequence: index + 1 }))),
          starts_at: promotion.startsAt,
          ends_at: promotion.endsAt,
          position: promotion.position,
          offer_code: promotion.offerCode ?? null,
        })),
      ),
    saveHelpItems: async (items) =>
      upsertHelpItems(
        db,
        items.map((item) => ({
          tag: item.tag,
          merchant_code: item.merchantCode,
          titles: JSON.stringify(item.titles),
          contents: JSON.stringify(cleanTexts(item.contents)),
          position: item.position,
        })),
      ),
  };
}

function cleanTexts(texts: LocalizedText): LocalizedText {
  return Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, cleanHtml(html)]));
}

function checkedSitePath(link: string): string {
  if (!isSitePath(link)) throw new RangeError(`The link of a banner is not a path of the site: ${link}`);
  return link;
}
