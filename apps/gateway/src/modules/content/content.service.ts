import type {
  Announcement,
  Announcements,
  Banner,
  Currency,
  HelpItem,
  LanguageCode,
  Promotion,
  Promotions,
} from '@parlor/contract';
import type { content } from '@parlor/contract/schemas';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../database.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { localize, type Reading } from '../catalogue/localized.ts';
import { mayAdvertise } from '../jurisdiction/offerLimits.ts';
import { levelsOf } from '../loyalty/loyaltySettings.ts';
import type { MerchantSettings } from '../merchant/merchantSettings.ts';
import type { Offer } from '../reward/offerRule.ts';
import { offerTermsOf } from '../reward/offerTerms.ts';
import { createSnapshot } from '../snapshot/snapshot.ts';
import { loadContent, type ContentRows } from './content.repository.ts';
import { isOver, isRunning, parseAnnouncementTypes } from './content.rules.ts';

export interface ContentDeps {
  db: Kysely<Database>;
  /** Converts the path of a picture to its public address. */
  artAddress: (path: string) => string;
  /** The time in epoch milliseconds. */
  clock: () => number;
  /** Called if a reload fails; content is still served from the last loaded data. */
  onError: (error: unknown) => void;
  pollMs?: number;
}

/** The merchant and the language of the content. */
export interface ContentScope extends Reading {
  merchantCode: string;
  defaultLanguage: LanguageCode;
}

/** A content scope with the settings that limit when the merchant may advertise. */
export interface AnnouncementScope extends ContentScope {
  settings: Pick<MerchantSettings, 'jurisdiction' | 'timeZone'>;
}

/** A promotion that players take part in. */
export interface OfferPromotion {
  id: string;
  /** The end in epoch milliseconds; null while it runs until further notice. */
  endsAt: number | null;
  /** The version in force. */
  offer: Offer;
}

/** Banners, notices, promotions and help, answered from memory. */
export interface ContentService {
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Loads changes now; otherwise they are loaded within two seconds. */
  refresh: () => Promise<void>;
  /** Calls a listener when this process has loaded new content; returns an unsubscribe function. */
  onChange: (listener: () => void) => () => void;
  listAnnouncements: (
    scope: AnnouncementScope,
    query: z.output<typeof content.announcementsQuery>,
  ) => Announcements | Refusal<'request.invalid'>;
  /** Lists the ids of the announcements in a merchant's list of notices now; popups are not in it. */
  runningNoticeIds: (merchantCode: string) => string[];
  /** Lists promotions that have not ended, future ones included. */
  listPromotions: (scope: ContentScope) => Promotions;
  /** Lists promotions of a merchant that have an offer, ended ones included. */
  listOfferPromotions: (merchantCode: string) => OfferPromotion[];
  listHelp: (scope: ContentScope) => HelpItem[];
}

/** Creates the content service; `start` loads it. */
export function createContentService({ db, artAddress, clock, onError, pollMs }: ContentDeps): ContentService {
  const listeners = new Set<() => void>();
  const snapshot = createSnapshot<ContentRows>({
    db,
    topic: 'content',
    load: loadContent,
    onError,
    onChange() {
      for (const listener of listeners) listener();
    },
    ...(pollMs !== undefined && { pollMs }),
  });

  return {
    start: () => snapshot.start(),
    stop: () => snapshot.stop(),
    refresh: () => snapshot.refresh(),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listAnnouncements({ merchantCode, settings, ...reading }, query) {
      const parts = parseAnnouncementTypes(query.types);
      if (!parts) return refuse('request.invalid', { fields: { types: { key: 'validation.any' } } });
      const rows = snapshot.current();
      const now = clock();
      const running = rows.announcements
        .filter((row) => row.merchant_code === merchantCode && isRunning(row, now))
        .map((row) => wireAnnouncement(row, reading));
      // Popups are unsolicited, so they appear only in the hours in which the merchant may advertise.
      const showsPopups = parts.has('popup') && mayAdvertise(settings, now);
      const banners = rows.banners.filter(
        (row) => row.merchant_code === merchantCode && (!query.groupName || row.group_name === query.groupName),
      );
      return {
        banners: parts.has('banners') ? banners.map((row) => wireBanner(row, reading, artAddress)) : [],
        notices: running.filter(
          ({ groupName }) => (groupName === 'PL' && parts.has('notices')) || (groupName === 'H' && parts.has('hot')),
        ),
        popup: showsPopups ? running.filter(({ groupName }) => groupName === 'PU') : [],
      };
    },
    runningNoticeIds(merchantCode) {
      const now = clock();
      return snapshot
        .current()
        .announcements.filter(
          (row) => row.merchant_code === merchantCode && row.group_name !== 'PU' && isRunning(row, now),
        )
        .map(({ id }) => id);
    },
    listPromotions({ merchantCode, ...reading }) {
      const rows = snapshot.current();
      const now = clock();
      return {
        categories: rows.categories
          .filter((row) => row.merchant_code === merchantCode)
          .map(({ id, names }) => ({ id, displayName: localize(names, reading) })),
        list: rows.promotions
          .filter((row) => row.merchant_code === merchantCode && !isOver(row, now))
          .map((row) => wirePromotion(row, offerOf(rows, row), reading, artAddress)),
      };
    },
    listOfferPromotions(merchantCode) {
      const rows = snapshot.current();
      return rows.promotions.flatMap((row) => {
        const found = row.merchant_code === merchantCode ? offerOf(rows, row) : undefined;
        return found === undefined ? [] : [{ id: row.id, endsAt: row.ends_at, offer: found.offer }];
      });
    },
    listHelp: ({ merchantCode, ...reading }) =>
      snapshot
        .current()
        .help.filter((row) => row.merchant_code === merchantCode)
        .map(({ tag, titles, contents }) => ({
          tag,
          title: localize(titles, reading),
          content: localize(contents, reading),
        })),
  };
}

function wireBanner(
  row: ContentRows['banners'][number],
  reading: Reading,
  artAddress: (path: string) => string,
): Banner {
  return {
    id: row.id,
    // The table accepts any group, so that a new one needs no migration; the contract defines the existing ones.
    groupName: row.group_name as Banner['groupName'],
    title: localize(row.titles, reading),
    subtitle: localize(row.subtitles, reading),
    picture: { url: artAddress(row.picture_url), dominantColour: row.dominant_colour },
    link: row.link,
  };
}

function wireAnnouncement(row: ContentRows['announcements'][number], reading: Reading): Announcement {
  return {
    id: row.id,
    title: localize(row.titles, reading),
    content: localize(row.contents, reading),
    startDate: row.starts_at,
    groupName: row.group_name,
  };
}

interface ShownOffer {
  offer: Offer;
  currency: Currency;
  /** Returns the name of a level of the merchant; its code if it has none. */
  levelName: (code: string, reading: Reading) => string;
}

/** Returns the offer of a promotion, with the data to describe it. */
function offerOf(
  { offers, merchants }: ContentRows,
  { merchant_code, offer_code }: ContentRows['promotions'][number],
): ShownOffer | undefined {
  if (offer_code === null) return undefined;
  const offer = offers.find(({ merchantCode, code }) => merchantCode === merchant_code && code === offer_code);
  const merchant = merchants.find(({ code }) => code === merchant_code);
  if (offer === undefined || merchant === undefined) return undefined;
  // The table accepts any currency; merchants are created only with those of the contract.
  const currency = merchant.currency as Currency;
  return {
    offer,
    currency,
    levelName(code, reading) {
      const levels = levelsOf(merchant.settings.loyalty, currency);
      const found = levels.find((level) => level.code === code);
      return found === undefined ? code : localize(found.names, reading);
    },
  };
}

function wirePromotion(
  row: ContentRows['promotions'][number],
  found: ShownOffer | undefined,
  reading: Reading,
  artAddress: (path: string) => string,
): Promotion {
  return {
    id: row.id,
    title: localize(row.titles, reading),
    summary: localize(row.summaries, reading),
    content: localize(row.contents, reading),
    startDate: row.starts_at,
    endDate: row.ends_at,
    noExpiry: row.ends_at === null ? 1 : 0,
    promoAnnouncementCategoryIds: row.category_ids,
    announcementImages: row.images.map((image) => ({ ...image, url: artAddress(image.url) })),
    linkedPromotionId: found?.offer.code ?? null,
    imageRequired: found?.offer.rule.form?.isImageRequired === true ? 'Y' : 'N',
    remarkRequired: found?.offer.rule.form?.isRemarkRequired === true ? 'Y' : 'N',
    terms:
      found === undefined
        ? null
        : offerTermsOf(found.offer.rule, found.currency, (code) => found.levelName(code, reading)),
  };
}
