import {
  bannerGroupOf,
  GAME_PAGE_SIZE,
  isEventTopic,
  isHomePath,
  listFilterNames,
  RAIL_PAGE_SIZE,
  tagOf,
  fullListQuery,
  type Announcements,
  type LanguageCode,
  type Settings,
} from '@parlor/contract';
import { games } from '@parlor/contract/schemas';
import type { GatewayConfig } from '../../config.ts';
import type { Merchant } from '../../http/call.ts';
import { isRefusal } from '../../http/refusal.ts';
import { closedPage, pagePolicy } from '../../plugins/securityHeaders.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { ContentService } from '../content/content.service.ts';
import { acceptModelHint } from '../session/deviceName.ts';
import { gameOriginsOf, isBlocked, settingsOf, statusOf } from '../system/system.rules.ts';
import { createDocumentCache, type DocumentSource, type CachedDocument } from './documentCache.ts';
import { searchHead } from './searchEngines.ts';
import { mainOriginOf, type SiteHost } from './siteHosts.ts';
import type { CodedScreen, Opening, OpeningPicture, SitePage } from './sitePage.ts';
import type { SiteScreen, SiteScreens } from './siteScreens.ts';

/** The number of list pictures in the document: those of the first row. */
const FIRST_ROW = 3;

/** The inputs of a document. Nothing else of a request affects it, so that callers can share documents. */
export interface DocumentRequest {
  merchant: Merchant;
  /** The path without its query. */
  path: string;
  query: Readonly<Record<string, unknown>>;
  /** The player's languages, by preference; the first one that the merchant has is used. */
  preferredLanguages: readonly (string | undefined)[];
  hasSession: boolean;
  clientAddress: string;
  host: SiteHost;
}

export interface SiteDocumentsDeps {
  config: GatewayConfig;
  catalogue: CatalogueService;
  content: ContentService;
  page: SitePage;
  screens: SiteScreens;
  clock: () => number;
}

/**
 * Derived data of a merchant, computed once. Changed settings come with a new merchant object and thus a new version.
 */
interface MerchantFacts {
  readonly version: number;
  readonly mainOrigin: string | undefined;
  /** The merchant's languages, by both names that the site has for each. */
  readonly languages: ReadonlyMap<string, LanguageCode>;
}

/** Creates the documents of the site. Callers with the same inputs share one cached document. */
export function createSiteDocuments({ config, catalogue, content, page, screens, clock }: SiteDocumentsDeps) {
  const documents = createDocumentCache({ freshMs: config.answerCacheMs, clock });
  const known = new WeakMap<Merchant, MerchantFacts>();
  const sealedSettings = new WeakMap<Merchant, Promise<Settings>>();
  let lastVersion = 0;

  function factsOf(merchant: Merchant): MerchantFacts {
    let facts = known.get(merchant);
    if (facts === undefined) {
      lastVersion += 1;
      const languages = new Map(
        merchant.settings.languages.flatMap((language) => [
          [language, language] as const,
          [tagOf(language), language] as const,
        ]),
      );
      known.set(merchant, (facts = { version: lastVersion, mainOrigin: mainOriginOf(merchant), languages }));
    }
    return facts;
  }

  /**
   * Returns the settings for documents. Customer service addresses are sealed once for a merchant, not for every
   * document.
   */
  async function siteSettingsOf(merchant: Merchant, gameOrigin: string): Promise<Settings> {
    let sealed = sealedSettings.get(merchant);
    if (sealed === undefined) {
      sealedSettings.set(merchant, (sealed = settingsOf(merchant, config, '')));
      // The next caller retries after an error.
      sealed.catch(() => sealedSettings.delete(merchant));
    }
    return { ...(await sealed), gameOrigins: gameOriginsOf(merchant, gameOrigin) };
  }

  async function make(facts: Facts): Promise<DocumentSource> {
    const { merchant, language, screen, isHome, isNarrowed, hasSession, isBlockedCaller, gameOrigin, origin } = facts;
    const topic = screen?.topic;
    const { settings, name } = merchant;
    const scope = {
      merchantCode: merchant.code,
      currency: merchant.currency,
      language,
      defaultLanguage: settings.defaultLanguage,
      settings,
    };
    const siteSettings = await siteSettingsOf(merchant, gameOrigin);
    const shown = contentOf(facts, scope);
    // The site picks an image CDN at random, so only its own pictures can be preloaded.
    const opening =
      siteSettings.imageCDNs.length > 0 ? heroAlone(isHome, hasSession, shown) : openingOf(isHome, hasSession, shown);
    const bootstrap = {
      merchantCode: merchant.code,
      brand: merchant.brand,
      // The status contains the IP address of a blocked caller. A cached document must contain no address.
      ...(!isBlockedCaller && { status: statusOf(merchant, '') }),
      settings: siteSettings,
      ...shown,
    };
    const coded: CodedScreen | undefined = isHome
      ? 'home'
      : topic
        ? isEventTopic(topic)
          ? 'events'
          : 'list'
        : screen?.path === '/m/activity'
          ? 'promotions'
          : undefined;
    const title = screen?.titleIn(language) ?? '';
    const description = screens.descriptionIn(language, name);
    const rendered = page.render({
      languageTag: tagOf(language),
      language,
      brand: merchant.brand,
      screen: coded,
      mode: settings.defaultMode,
      searchHead: searchHead({
        title: isHome || title === '' ? name : `${title} · ${name}`,
        description: isHome || title === '' ? description : `${title}. ${description}`,
        siteName: name,
        language,
        languages: [
          settings.defaultLanguage,
          ...settings.languages.filter((other) => other !== settings.defaultLanguage),
        ],
        origin,
        path: screen?.isListed && !isNarrowed ? screen.path : undefined,
        picture: page.touchIconOf(merchant.brand)?.replace(/^/, '/m/'),
      }),
      title: isHome ? '' : title,
      strip: siteSettings.imageCDNs.length > 0 ? undefined : stripOf(shown),
      opening,
      bootstrap,
    });
    return { html: rendered.html, headers: headersOf(siteSettings, rendered, language) };
  }

  /** Returns the data of the first screen, so that it renders without calls. */
  function contentOf(
    { isHome, isNarrowed, screen }: Facts,
    scope: {
      merchantCode: string;
      currency: Merchant['currency'];
      language: LanguageCode;
      defaultLanguage: LanguageCode;
      settings: Merchant['settings'];
    },
  ) {
    const topic = screen?.topic;
    const announcements = isHome
      ? content.listAnnouncements(scope, { types: 'B,PL,PU,PR,H', groupName: 'm_home' })
      : undefined;
    const groupName = topic ? bannerGroupOf(topic) : screen?.path === '/m/activity' ? 'm_promotion' : undefined;
    const ofGroup = groupName && content.listAnnouncements(scope, { types: 'B', groupName });
    const query = topic && !isNarrowed ? fullListQuery(topic) : undefined;
    const firstPage = query && catalogue.listGames(scope, games.gamesQuery.parse({ ...query, pageNo: 1 }));
    return {
      ...((isHome || topic) && { vendors: { list: catalogue.listVendors(scope) } }),
      ...(announcements && !isRefusal(announcements) && { announcements: titlesOf(announcements) }),
      ...(groupName && ofGroup && !isRefusal(ofGroup) && { banners: { groupName, list: ofGroup.banners } }),
      ...(isHome && {
        hotGames: {
          query: { pageSize: RAIL_PAGE_SIZE },
          page: catalogue.listHotGames(scope, { pageNo: 1, pageSize: RAIL_PAGE_SIZE }),
        },
      }),
      ...(topic === 'HOT' &&
        !isNarrowed && {
          hotGames: { query: {}, page: catalogue.listHotGames(scope, { pageNo: 1, pageSize: GAME_PAGE_SIZE }) },
        }),
      ...(query && firstPage && !isRefusal(firstPage) && { gameList: { query, page: firstPage } }),
      ...(screen?.path === '/m/activity' && { promotions: content.listPromotions(scope) }),
    };
  }

  return {
    /** Returns the document of a request: a cached one synchronously, or a new one. */
    documentFor({
      merchant,
      path,
      query,
      preferredLanguages,
      hasSession,
      clientAddress,
      host: { requestOrigin, gameOrigin },
    }: DocumentRequest): CachedDocument | Promise<CachedDocument> {
      const { version, mainOrigin, languages } = factsOf(merchant);
      const { blockedAddresses, defaultLanguage } = merchant.settings;
      const screen = screens.at(path);
      const isHome = screen !== undefined && isHomePath(path);
      const facts: Facts = {
        merchant,
        language: chosenOf(languages, preferredLanguages) ?? defaultLanguage,
        screen,
        isHome,
        // An address with filters shows other games than the start of the whole list.
        isNarrowed: screen?.topic !== undefined && listFilterNames.some((name) => Object.hasOwn(query, name)),
        hasSession: isHome && hasSession,
        isBlockedCaller: blockedAddresses.length > 0 && isBlocked(clientAddress, blockedAddresses),
        gameOrigin,
        origin: mainOrigin ?? requestOrigin,
      };
      const key = `${merchant.code}\n${version}\n${facts.language}\n${screen?.path ?? ''}\n${facts.isNarrowed}\n${facts.hasSession}\n${facts.isBlockedCaller}\n${gameOrigin}\n${facts.origin ?? ''}`;
      return documents.fresh(key) ?? documents.get(key, () => make(facts));
    },
  };
}

/** Returns the first of the wanted languages that the merchant has. */
function chosenOf(
  languages: MerchantFacts['languages'],
  wanted: readonly (string | undefined)[],
): LanguageCode | undefined {
  for (const language of wanted) {
    const found = language === undefined ? undefined : languages.get(language);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The inputs of one document; its key has the same ones. */
interface Facts {
  merchant: Merchant;
  language: LanguageCode;
  screen: SiteScreen | undefined;
  isHome: boolean;
  isNarrowed: boolean;
  hasSession: boolean;
  isBlockedCaller: boolean;
  gameOrigin: string;
  origin: string | undefined;
}

interface OpeningContent {
  banners?: { list: readonly { picture: { url: string }; link: string | null }[] };
  announcements?: { banners: readonly { picture: { url: string }; link: string | null }[] };
  gameList?: { page: { games: readonly { nodeId: string; iconUrl: string }[] } };
  hotGames?: { page: { games: readonly { nodeId: string; iconUrl: string }[] } };
  promotions?: { list: readonly { id: string; announcementImages: readonly { url: string; sequence: number }[] }[] };
}

/** Returns the brand's hero if home opens with it: for a visitor, or without a banner. The site has the same rule. */
function heroAlone(isHome: boolean, hasSession: boolean, { announcements }: OpeningContent): Opening | undefined {
  const hasBanner = (announcements?.banners.length ?? 0) > 0;
  if (!isHome || (hasSession && hasBanner)) return undefined;
  return { kind: 'hero', href: hasSession ? undefined : '/m/register' };
}

/** Returns the banner at the top of a list. */
function stripOf({ banners }: OpeningContent): OpeningPicture | undefined {
  const [banner] = banners?.list ?? [];
  return banner && { address: banner.picture.url, href: banner.link ?? undefined };
}

/** Returns the pictures that the screen shows first. */
function openingOf(isHome: boolean, hasSession: boolean, content: OpeningContent): Opening | undefined {
  if (isHome) {
    const [banner] = content.announcements?.banners ?? [];
    return (
      heroAlone(isHome, hasSession, content) ??
      (banner && { kind: 'banner', picture: { address: banner.picture.url, href: banner.link ?? undefined } })
    );
  }
  const cards = (content.gameList ?? content.hotGames)?.page.games.slice(0, FIRST_ROW);
  if (cards && cards.length > 0)
    return {
      kind: 'row',
      pictures: cards.map(({ nodeId, iconUrl }) => ({
        address: iconUrl,
        href: `/m/play/${encodeURIComponent(nodeId)}`,
      })),
    };
  const [promotion] = content.promotions?.list ?? [];
  const [cover] = promotion?.announcementImages.toSorted((a, b) => a.sequence - b.sequence) ?? [];
  return (
    promotion &&
    cover && {
      kind: 'cover',
      picture: { address: cover.url, href: `/m/activityDetail?id=${encodeURIComponent(promotion.id)}` },
    }
  );
}

/** Reduces the announcements on home to banners and titles of notices. Their pages fetch the texts. */
function titlesOf({ banners, notices }: Announcements): Announcements {
  return { banners, notices: notices.map((notice) => ({ ...notice, content: '' })), popup: [] };
}

const originsOf = (urls: readonly string[]): string[] => [...new Set(urls.map((url) => new URL(url).origin))];

function headersOf(
  { gameOrigins, imageCDNs, domainRoute, resources, identityProvider }: Settings,
  hashes: Parameters<typeof pagePolicy>[0],
  language: LanguageCode,
): Record<string, string> {
  const appPictures = resources.flatMap(({ resourceType, url }) =>
    resourceType === 'AppDownloadIcon' && URL.canParse(url) ? [url] : [],
  );
  return {
    ...closedPage(
      pagePolicy(hashes, {
        gameOrigins,
        imageOrigins: originsOf([...imageCDNs, ...appPictures]),
        measuredOrigins: originsOf(domainRoute),
        identity: identityProvider,
      }),
    ),
    'content-type': 'text/html; charset=utf-8',
    // A browser may cache it, but must revalidate it each time.
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    'content-language': tagOf(language),
    ...acceptModelHint,
    // The popup of an identity provider reports its result to this page.
    ...(identityProvider !== null && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  };
}
