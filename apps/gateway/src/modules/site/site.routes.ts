import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE, SESSION_COOKIE, tagOf } from '@parlor/contract';
import type { GatewayConfig } from '../../config.ts';
import type { Merchant } from '../../http/call.ts';
import { readHostCookie } from '../../http/hostCookie.ts';
import { sendFailure } from '../../http/registerCall.ts';
import { WORKER_POLICY } from '../../plugins/securityHeaders.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { ContentService } from '../content/content.service.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';
import type { BodyEncoding, CachedDocument } from './documentCache.ts';
import { LANGUAGE_QUERY, robotsText, sitemapXml } from './searchEngines.ts';
import { createSiteDocuments } from './siteDocuments.ts';
import { createSiteHosts, mainOriginOf, type SiteHost } from './siteHosts.ts';
import { MANIFEST_PATH, readSitePage } from './sitePage.ts';
import { readSiteScreens } from './siteScreens.ts';
import { WEBCLIP_PATH, WEBCLIP_TYPE, webclipProfile } from './webclip.ts';

/** The service worker, which must never be cached as immutable. */
const SERVICE_WORKER = 'sw.js';
const YEAR_MS = 365 * 24 * 3_600_000;
/** Files of the build that only the gateway reads. */
const PRIVATE_FILE =
  /^(?:index\.html|manifest\.json|brands\/manifest\.json|preload\.json|screens\.json)(?:\.br|\.gz)?$/;

interface SiteRoutesDeps {
  config: GatewayConfig;
  clock: () => number;
  catalogue: CatalogueService;
  content: ContentService;
  merchants: MerchantService;
}

/** Registers the routes of the built site: one page for every path, and its immutable hashed files. */
export async function registerSiteRoutes(
  app: FastifyInstance,
  { config, clock, catalogue, content, merchants }: SiteRoutesDeps,
): Promise<void> {
  const page = readSitePage(config.siteDir);
  if (page === undefined) {
    app.log.warn({ folder: config.siteDir }, 'the site is not built, so only the API is served');
    return;
  }
  const screens = readSiteScreens(config.siteDir);
  const files = new Set(listFiles(config.siteDir).filter((file) => !PRIVATE_FILE.test(file)));
  await app.register(fastifyStatic, { root: config.siteDir, serve: false, preCompressed: true, cacheControl: false });

  const hosts = createSiteHosts(config.arcadeUrl);
  const documents = createSiteDocuments({ config, catalogue, content, page, screens, clock });
  /** Returns the origin of a merchant's site: its main domain if it has one, else the host of the request. */
  const originOf = (merchant: Merchant, request: FastifyRequest) =>
    mainOriginOf(merchant) ?? hosts.at(request).requestOrigin;

  function documentOf(request: FastifyRequest, merchant: Merchant, host: SiteHost) {
    const query = request.query as Record<string, unknown>;
    const requestedLanguage = query[LANGUAGE_QUERY];
    return documents.documentFor({
      merchant,
      path: pathOf(request),
      query,
      // The cookie without the prefix is read too: older choices stay in browsers for a year, and a planted one is
      // harmless.
      preferredLanguages: [
        readHostCookie(request, LANGUAGE_COOKIE) ?? request.cookies[LANGUAGE_COOKIE],
        typeof requestedLanguage === 'string' ? requestedLanguage : undefined,
      ],
      hasSession: readHostCookie(request, SESSION_COOKIE) !== undefined,
      clientAddress: request.ip,
      host,
    });
  }

  async function sendLater(request: FastifyRequest, reply: FastifyReply, host: SiteHost): Promise<FastifyReply> {
    const merchant = await merchants.byHost(host.hostname);
    return merchant === undefined
      ? sendFailure(reply, 'request.not_found')
      : sendDocument(request, reply, await documentOf(request, merchant, host));
  }

  /** Sends nearly every page from memory, without waiting. */
  function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const host = hosts.at(request);
    const merchant = merchants.cachedByHost(host.hostname);
    if (merchant === undefined) return sendLater(request, reply, host);
    const document = documentOf(request, merchant, host);
    return document instanceof Promise
      ? document.then((made) => sendDocument(request, reply, made))
      : sendDocument(request, reply, document);
  }

  app.get('/robots.txt', async (request, reply) => {
    const merchant = await merchants.byHost(request.hostname);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(robotsText(merchant && originOf(merchant, request)));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const merchant = await merchants.byHost(request.hostname);
    const origin = merchant && originOf(merchant, request);
    if (merchant === undefined || origin === undefined) return sendFailure(reply, 'request.not_found');
    const { languages, defaultLanguage } = merchant.settings;
    const ownFirst = [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)];
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(sitemapXml(origin, screens.listedPaths, ownFirst));
  });

  app.get(MANIFEST_PATH, { config: { isFile: true } }, async (request, reply) => {
    const merchant = await merchants.byHost(request.hostname);
    const manifest = merchant && page.manifestOf(merchant.brand, merchant.settings.defaultMode);
    if (merchant === undefined || manifest === undefined) return sendFailure(reply, 'request.not_found');
    // The brand's short name applies only to its own name.
    const name = manifest['name'] === merchant.name ? {} : { name: merchant.name, short_name: merchant.name };
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify({ ...manifest, ...name, lang: tagOf(merchant.settings.defaultLanguage) }));
  });

  app.get(WEBCLIP_PATH, async (request, reply) => {
    const merchant = await merchants.byHost(request.hostname);
    const icon = merchant && page.touchIconOf(merchant.brand);
    if (merchant === undefined || icon === undefined || !files.has(icon))
      return sendFailure(reply, 'request.not_found');
    const url = `${request.protocol}://${request.host}/m/home`;
    const profile = webclipProfile({
      merchantCode: merchant.code,
      name: merchant.name,
      url,
      icon: await readFile(join(config.siteDir, icon)),
    });
    return reply
      .type(WEBCLIP_TYPE)
      .header('content-disposition', 'attachment; filename="home-screen.mobileconfig"')
      .header('cache-control', 'no-store')
      .send(profile);
  });

  app.get('/', sendPage);
  app.get('/m', sendPage);
  // A file with a hash in its name never changes, so clients never revalidate it.
  app.get<{ Params: { '*': string } }>('/m/assets/*', { config: { isFile: true } }, (request, reply) => {
    const file = `assets/${request.params['*']}`;
    // A page from before a release may request deleted files. An HTML page in their place would be misleading.
    if (!files.has(file)) return sendFailure(reply, 'request.not_found');
    void reply.header('cache-control', `public, max-age=${YEAR_MS / 1000}, immutable`);
    return reply.sendFile(file, { lastModified: false, etag: false, acceptRanges: false });
  });

  app.get<{ Params: { '*': string } }>('/m/*', (request, reply) => {
    const file = request.params['*'];
    if (files.has(file)) {
      void reply.header('cache-control', 'no-cache');
      // The site is also served at `/`, so the scope of its worker may be above the worker's own path.
      if (file === SERVICE_WORKER)
        void reply.header('content-security-policy', WORKER_POLICY).header('service-worker-allowed', '/');
      return reply.sendFile(file);
    }
    return sendPage(request, reply);
  });
}

/** Returns the normalized path of the request, as the route parsed it. */
function pathOf({ routeOptions: { url = '/' }, params }: FastifyRequest): string {
  return url.endsWith('*') ? url.slice(0, -1) + (params as { '*': string })['*'] : url;
}

/** Whether the caller already has the response with an ETag. */
const hasTag = (known: string | undefined, etag: string): boolean =>
  known !== undefined && (known === etag || known.split(',').some((tag) => tag.trim() === etag));

/** Matches an encoding that is listed and not rejected by `q=0`. */
const TAKES_BROTLI = /(?:^|[\s,])br\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:;|,|$)/;
const TAKES_GZIP = /(?:^|[\s,])gzip\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:;|,|$)/;

/** Returns the best encoding that a caller accepts. */
function encodingFor(accepted = ''): BodyEncoding {
  if (TAKES_BROTLI.test(accepted)) return 'br';
  return TAKES_GZIP.test(accepted) ? 'gzip' : 'identity';
}

function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, headers, answers }: CachedDocument,
): FastifyReply {
  reply.isClosed = true;
  if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).headers(headers).send();
  const answer = answers[encodingFor(request.headers['accept-encoding'])];
  return reply.headers(answer.headers).send(answer.body);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
