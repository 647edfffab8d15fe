import { z } from 'zod';
import { ANNOUNCEMENT_PLATFORM, ANNOUNCEMENT_TYPES } from '../constants.ts';
import { epochMs, merchantCode } from './primitives.ts';

export const announcementGroups = ['m_home', 'm_rng', 'm_sports', 'm_pvp', 'm_live', 'm_fish', 'm_lott', 'm_elott', 'm_reg', 'm_promotion'] as const;
export const announcementsQuery = z.object({
  /** B banners, PL player notices, PU popup, PR promotion, H hot; several with commas between. */
  types: z.string().max(40).default(ANNOUNCEMENT_TYPES),
  groupName: z.enum(announcementGroups).optional(),
  platform: z.literal(ANNOUNCEMENT_PLATFORM).optional(),
  /** Whose announcements are asked for stands in the merchant header; this only names it again. */
  merchantCode: merchantCode.optional(),
});

/** A picture of a banner or cover: address without density and format, and the colour that stands in. */
const picture = z.object({ url: z.string(), dominantColour: z.string() });

export const banner = z.object({
  id: z.string(),
  groupName: z.enum(announcementGroups),
  title: z.string(),
  subtitle: z.string(),
  picture,
  /** A path of this site, or null when the banner leads nowhere. */
  link: z.string().nullable(),
});
export const announcement = z.object({ id: z.string(), title: z.string(), content: z.string(), startDate: epochMs, groupName: z.enum(['PL', 'PU', 'H']) });
export const announcements = z.object({ banners: z.array(banner), notices: z.array(announcement), popup: z.array(announcement) });

export const promotion = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  startDate: epochMs,
  endDate: epochMs.nullable(),
  /** 1 when the promotion runs until further notice. */
  noExpiry: z.union([z.literal(0), z.literal(1)]),
  promoAnnouncementCategoryIds: z.array(z.string()),
  announcementImages: z.array(z.object({ url: z.string(), sequence: z.int(), dominantColour: z.string() })),
});
export const promotions = z.object({ categories: z.array(z.object({ id: z.string(), displayName: z.string() })), list: z.array(promotion) });

export const helpItems = z.object({ list: z.array(z.object({ tag: z.string(), title: z.string(), content: z.string() })) });
