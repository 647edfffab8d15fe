import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GAME_PAGE_SIZE, isEventTopic, listFilterNames, listTopicAt, tagOf, wholeListQuery, type LanguageCode, type ListTopic } from '@parlor/contract';
import { games } from '@parlor/contract/schemas';
import type { ModuleRoutes } from '../../gateway.ts';
import type { Merchant } from '../../http/call.ts';
import { isRefusal } from '../../http/refusal.ts';
import { sendFailure } from '../../http/registerCall.ts';
import { pagePolicy, WORKER_POLICY } from '../../plugins/securityHeaders.ts';
import { SESSION_COOKIE } from '../session/sessionCookie.ts';
import { settingsOf, statusOf } from '../system/system.rules.ts';
import { MANIFEST_PATH, readSitePage } from './sitePage.ts';
import { WEBCLIP_PATH, WEBCLIP_TYPE, webclipProfile } from './webclip.ts';

/** The cookie in which the site keeps the player's language. */
const LANGUAGE_COOKIE = 'parlor_language';
/** The script that keeps the site in the browser; a copy of it must never be kept itself. */
const SERVICE_WORKER = 'sw.js';
/** Where home is shown. */
const HOME_PATH = /^\/(?:m(?:\/(?:(?:home|index|index\.html)\/?)?)?)?(?:\?|$)/i;
/** Pictures of a list that are fetched while the site starts: those of its first row. */
const FIRST_ROW = 3;
const YEAR_MS = 365 * 24 * 3_600_000;
/** Files of the build that only the gateway reads. */
const PRIVATE_FILE = /^(?:index\.html|manifest\.json|brands\/manifest\.json|preload\.json)(?:\.br|\.gz)?$/;

/** The built site: one page for every path, its hashed files for good. */
export const registerSiteRoutes: ModuleRoutes = async (app, { config, services }) => {
  const page = readSitePage(config.siteDir);
  if (page === undefined) {
    app.log.warn({ folder: config.siteDir }, 'the site is not built, so only the API is served');
    return;
  }
  const files = new Set(listFiles(config.siteDir).filter((file) => !PRIVATE_FILE.test(file)));
  await app.register(fastifyStatic, { root: config.siteDir, serve: false, preCompressed: true, cacheControl: false });

  async function bootstrapOf(merchant: Merchant, language: LanguageCode, topic: ListTopic | undefined, { ip, hostname, query: search }: FastifyRequest) {
    // An address that narrows its list down shows other games than the whole list begins with.
    const isNarrowed = listFilterNames.some((name) => Object.hasOwn(search as object, name));
    const scope = { merchantCode: merchant.code, currency: merchant.currency, language, defaultLanguage: merchant.settings.defaultLanguage };
    const announcements = services.content.listAnnouncements(scope, { types: 'B,PL,PU,PR,H', groupName: 'm_home' });
    const query = topic && !isNarrowed ? wholeListQuery(topic) : undefined;
    const firstPage = query && services.catalogue.listGames(scope, games.gamesQuery.parse({ ...query, pageNo: 1 }));
    return {
      merchantCode: merchant.code,
      brand: merchant.brand,
      status: statusOf(merchant, ip),
      settings: await settingsOf(merchant, config, hostname),
      ...(!isRefusal(announcements) && { announcements }),
      hotGames: services.catalogue.listHotGames(scope, { pageNo: 1, pageSize: GAME_PAGE_SIZE }),
      ...(firstPage && !isRefusal(firstPage) && { gameList: { query, page: firstPage } }),
    };
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const merchant = await services.merchants.byHost(request.hostname);
    if (merchant === undefined) return sendFailure(reply, 'request.not_found');
    const { settings } = merchant;
    const language = settings.languages.find((known) => known === request.cookies[LANGUAGE_COOKIE]) ?? settings.defaultLanguage;
    const nonce = randomBytes(16).toString('base64url');
    const topic = listTopicAt(request.url.replace(/\?.*$/, ''));
    const bootstrap = await bootstrapOf(merchant, language, topic, request);
    const { gameOrigins, imageCDNs, domainRoute, resources, identityProvider } = bootstrap.settings;
    const appPictures = resources.flatMap(({ resourceType, url }) => (resourceType === 'AppDownloadIcon' && URL.canParse(url) ? [url] : []));
    // From a CDN the site picks one by chance, so only its own pictures are known beforehand.
    const isHome = HOME_PATH.test(request.url);
    // Home opens with the brand's own picture for a visitor and where there is no banner, by the same rule as the site.
    const banner = bootstrap.announcements?.banners[0]?.picture.url;
    const isHeroFirst = banner === undefined || request.cookies[SESSION_COOKIE] === undefined;
    const bannerFirst = banner !== undefined && imageCDNs.length === 0 ? { banner } : undefined;
    const firstPicture = isHeroFirst ? 'hero' : bannerFirst;
    const firstRow = imageCDNs.length === 0 ? bootstrap.gameList?.page.games.slice(0, FIRST_ROW) : undefined;
    // A window in which a player signs in elsewhere tells this page how that went.
    if (identityProvider !== null) void reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-language', tagOf(language))
      .header('content-security-policy', pagePolicy(nonce, { gameOrigins, imageOrigins: originsOf([...imageCDNs, ...appPictures]), measuredOrigins: originsOf(domainRoute), identity: identityProvider }))
      .send(page?.render({ languageTag: tagOf(language), language, brand: merchant.brand, screen: isHome ? 'home' : topic && (isEventTopic(topic) ? 'events' : 'list'), mode: settings.defaultMode, nonce, title: merchant.name, firstPicture: isHome ? firstPicture : undefined, nextPictures: firstRow?.map(({ iconUrl }) => iconUrl) ?? [], bootstrap }));
  }

  app.get(MANIFEST_PATH, async (request, reply) => {
    const merchant = await services.merchants.byHost(request.hostname);
    const manifest = merchant && page.manifestOf(merchant.brand, merchant.settings.defaultMode);
    if (merchant === undefined || manifest === undefined) return sendFailure(reply, 'request.not_found');
    // The brand knows a short form of its own name, and of nobody else's.
    const name = manifest['name'] === merchant.name ? {} : { name: merchant.name, short_name: merchant.name };
    return reply.type('application/manifest+json').header('cache-control', 'no-cache').send(JSON.stringify({ ...manifest, ...name, lang: tagOf(merchant.settings.defaultLanguage) }));
  });

  app.get(WEBCLIP_PATH, async (request, reply) => {
    const merchant = await services.merchants.byHost(request.hostname);
    const icon = merchant && page.touchIconOf(merchant.brand);
    if (merchant === undefined || icon === undefined || !files.has(icon)) return sendFailure(reply, 'request.not_found');
    const url = `${request.protocol}://${request.host}/m/home`;
    const profile = webclipProfile({ merchantCode: merchant.code, name: merchant.name, url, icon: await readFile(join(config.siteDir, icon)) });
    return reply.type(WEBCLIP_TYPE).header('content-disposition', 'attachment; filename="home-screen.mobileconfig"').header('cache-control', 'no-store').send(profile);
  });

  app.get('/', sendPage);
  app.get('/m', sendPage);
  app.get<{ Params: { '*': string } }>('/m/*', (request, reply) => {
    const file = request.params['*'];
    if (files.has(file)) {
      const isHashed = file.startsWith('assets/');
      void reply.header('cache-control', isHashed ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache');
      // The site answers on the bare address as well, so its worker may stand above its own path.
      if (file === SERVICE_WORKER) void reply.header('content-security-policy', WORKER_POLICY).header('service-worker-allowed', '/');
      return reply.sendFile(file);
    }
    // A page from before a release asks for files that are gone: HTML in their place would only confuse it.
    return file.startsWith('assets/') ? sendFailure(reply, 'request.not_found') : sendPage(request, reply);
  });
};

const originsOf = (urls: readonly string[]): string[] => [...new Set(urls.map((url) => new URL(url).origin))];

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
