import type { Announcement, Announcements, Banner, HelpItem, LanguageCode, Promotion, Promotions } from '@parlor/contract';
import type { content } from '@parlor/contract/schemas';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../database.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { localize } from '../catalogue/localized.ts';
import { createSnapshot } from '../snapshot/snapshot.ts';
import { loadContent, type ContentRows } from './content.repository.ts';
import { isOver, isRunning, parseAnnouncementTypes } from './content.rules.ts';

export interface ContentDeps {
  db: Kysely<Database>;
  /** Turns the path of a picture into its public address. */
  artAddress: (path: string) => string;
  /** The time in epoch milliseconds. */
  clock: () => number;
  /** Told when a reload fails; content goes on being answered from what was loaded before. */
  onError: (error: unknown) => void;
  pollMs?: number;
}

/** Whose content, in which language. */
export interface ContentScope {
  merchantCode: string;
  language: LanguageCode;
}

/** Banners, notices, promotions and help, answered from memory. */
export interface ContentService {
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Takes in what has changed since; by itself that happens within two seconds. */
  refresh: () => Promise<void>;
  listAnnouncements: (scope: ContentScope, query: z.output<typeof content.announcementsQuery>) => Announcements | Refusal<'request.invalid'>;
  /** Promotions that are not over, those still to come included. */
  listPromotions: (scope: ContentScope) => Promotions;
  listHelp: (scope: ContentScope) => HelpItem[];
}

/** Makes the content service; `start` loads it. */
export function createContentService({ db, artAddress, clock, onError, pollMs }: ContentDeps): ContentService {
  const snapshot = createSnapshot<ContentRows>({ db, topic: 'content', load: loadContent, onError, ...(pollMs !== undefined && { pollMs }) });

  return {
    start: () => snapshot.start(),
    stop: () => snapshot.stop(),
    refresh: () => snapshot.refresh(),
    listAnnouncements({ merchantCode, language }, query) {
      const parts = parseAnnouncementTypes(query.types);
      if (!parts) return refuse('request.invalid', { fields: { types: { key: 'validation.any' } } });
      const rows = snapshot.current();
      const now = clock();
      const running = rows.announcements.filter((row) => row.merchant_code === merchantCode && isRunning(row, now)).map((row) => wireAnnouncement(row, language));
      const banners = rows.banners.filter((row) => row.merchant_code === merchantCode && (!query.groupName || row.group_name === query.groupName));
      return {
        banners: parts.has('banners') ? banners.map((row) => wireBanner(row, language, artAddress)) : [],
        notices: running.filter(({ groupName }) => (groupName === 'PL' && parts.has('notices')) || (groupName === 'H' && parts.has('hot'))),
        popup: parts.has('popup') ? running.filter(({ groupName }) => groupName === 'PU') : [],
      };
    },
    listPromotions({ merchantCode, language }) {
      const rows = snapshot.current();
      const now = clock();
      return {
        categories: rows.categories.filter((row) => row.merchant_code === merchantCode).map(({ id, names }) => ({ id, displayName: localize(names, language) })),
        list: rows.promotions.filter((row) => row.merchant_code === merchantCode && !isOver(row, now)).map((row) => wirePromotion(row, language, artAddress)),
      };
    },
    listHelp: ({ merchantCode, language }) =>
      snapshot
        .current()
        .help.filter((row) => row.merchant_code === merchantCode)
        .map(({ tag, titles, contents }) => ({ tag, title: localize(titles, language), content: localize(contents, language) })),
  };
}

function wireBanner(row: ContentRows['banners'][number], language: LanguageCode, artAddress: (path: string) => string): Banner {
  return {
    id: row.id,
    // The table takes any group so that a new one needs no migration; the contract knows which exist.
    groupName: row.group_name as Banner['groupName'],
    title: localize(row.titles, language),
    subtitle: localize(row.subtitles, language),
    picture: { url: artAddress(row.picture_url), dominantColour: row.dominant_colour },
    link: row.link,
  };
}

function wireAnnouncement(row: ContentRows['announcements'][number], language: LanguageCode): Announcement {
  return { id: row.id, title: localize(row.titles, language), content: localize(row.contents, language), startDate: row.starts_at, groupName: row.group_name };
}

function wirePromotion(row: ContentRows['promotions'][number], language: LanguageCode, artAddress: (path: string) => string): Promotion {
  return {
    id: row.id,
    title: localize(row.titles, language),
    summary: localize(row.summaries, language),
    content: localize(row.contents, language),
    startDate: row.starts_at,
    endDate: row.ends_at,
    noExpiry: row.ends_at === null ? 1 : 0,
    promoAnnouncementCategoryIds: row.category_ids,
    announcementImages: row.images.map((image) => ({ ...image, url: artAddress(image.url) })),
  };
}
