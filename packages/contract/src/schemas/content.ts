import { z } from 'zod';
import { ANNOUNCEMENT_PLATFORM, ANNOUNCEMENT_TYPES } from '../constants.ts';
import { epochMs, merchantCode } from './primitives.ts';
import { offerTerms } from './reward.ts';

/** Banner groups: one for each screen that shows banners (GAME-22). */
export const announcementGroups = [
  'm_home',
  'm_rng',
  'm_sports',
  'm_pvp',
  'm_live',
  'm_fish',
  'm_lott',
  'm_elott',
  'm_reg',
  'm_promotion',
] as const;
/** Query of `listAnnouncements`. Without `groupName` all groups are returned. */
export const announcementsQuery = z.object({
  /** Comma-separated: B banners, PL player notices, PU popup, PR promotion, H hot (NOTE-04). */
  types: z.string().max(40).default(ANNOUNCEMENT_TYPES),
  groupName: z.enum(announcementGroups).optional(),
  platform: z.literal(ANNOUNCEMENT_PLATFORM).optional(),
  /** The merchant header selects the announcements; this only repeats it. */
  merchantCode: merchantCode.optional(),
});

/** Address of a picture without density and format, and its placeholder colour. */
const picture = z.object({ url: z.string(), dominantColour: z.string() });

/** A banner, the type B of announcements (HOME-01). */
export const banner = z.object({
  id: z.string(),
  groupName: z.enum(announcementGroups),
  title: z.string(),
  subtitle: z.string(),
  picture,
  /** A path of this site, or null if the banner is not a link. */
  link: z.string().nullable(),
});
/** An announcement. `content` is HTML. Groups: PL player notice, PU popup, H hot. */
export const announcement = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  startDate: epochMs,
  groupName: z.enum(['PL', 'PU', 'H']),
});
/** Answer of `listAnnouncements`. */
export const announcements = z.object({
  banners: z.array(banner),
  notices: z.array(announcement),
  popup: z.array(announcement),
});

/** Answer of `listReadAnnouncements`: the announcements still shown that the player has read. */
export const readAnnouncements = z.object({ ids: z.array(z.string()) });
/** Body of `readAnnouncement` (NOTE-03). */
export const readAnnouncementBody = z.strictObject({
  announcementId: z.string().min(1).max(100),
  read: z.literal(true),
});

/** A promotion. `content` is HTML; the image with sequence 1 is the cover (PROMO-02). */
export const promotion = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  startDate: epochMs,
  endDate: epochMs.nullable(),
  /** 1 if the promotion has no end date (PROMO-01). */
  noExpiry: z.union([z.literal(0), z.literal(1)]),
  promoAnnouncementCategoryIds: z.array(z.string()),
  announcementImages: z.array(z.object({ url: z.string(), sequence: z.int(), dominantColour: z.string() })),
  /** The offer that the promotion describes; null if there is nothing to take part in. */
  linkedPromotionId: z.string().nullable(),
  /** The fields of the form (PROMO-05). */
  imageRequired: z.enum(['Y', 'N']),
  remarkRequired: z.enum(['Y', 'N']),
  terms: offerTerms.nullable(),
});
/** Answer of `listPromotions`, with the categories to filter by. */
export const promotions = z.object({
  categories: z.array(z.object({ id: z.string(), displayName: z.string() })),
  list: z.array(promotion),
});

/** Answer of `listHelp`. `tag` selects an item from the query string; `content` is HTML (HELP-01). */
export const helpItems = z.object({
  list: z.array(z.object({ tag: z.string(), title: z.string(), content: z.string() })),
});
