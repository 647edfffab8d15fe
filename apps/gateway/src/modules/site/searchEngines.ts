import { tagOf, type LanguageCode } from '@parlor/contract';
import { escapeHtml } from '../../http/html.ts';

/** The query parameter that selects a language. */
export const LANGUAGE_QUERY = 'lang';

/** Metadata of a document for search engines and previews. */
export interface SearchFacts {
  /** The title in the tab: the screen and the merchant. */
  title: string;
  description: string;
  siteName: string;
  language: LanguageCode;
  /** The languages in which the merchant has the screen, its own first. */
  languages: readonly LanguageCode[];
  /** The origin of the site; undefined if unknown. */
  origin: string | undefined;
  /** The path of the screen; undefined if it must not be indexed. */
  path: string | undefined;
  /** The path of a picture for previews. */
  picture: string | undefined;
}

/** Returns the address of a screen in a language; the merchant's default language has no query. */
export function addressIn(
  language: LanguageCode,
  { origin, path, defaultLanguage }: { origin: string; path: string; defaultLanguage: LanguageCode | undefined },
): string {
  return language === defaultLanguage ? origin + path : `${origin}${path}?${LANGUAGE_QUERY}=${tagOf(language)}`;
}

/** Returns the part of the document's head for search engines and previews. */
export function searchHead({
  title,
  description,
  siteName,
  language,
  languages,
  origin,
  path,
  picture,
}: SearchFacts): string {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const graph = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escapeHtml(content)}">`;
  const head = [`<title>${escapeHtml(title)}</title>`, meta('description', description)];
  if (path === undefined) return [...head, meta('robots', 'noindex')].join('');
  head.push(
    graph('type', 'website'),
    graph('site_name', siteName),
    graph('title', title),
    graph('description', description),
    graph('locale', tagOf(language).replace('-', '_')),
  );
  if (origin === undefined) return head.join('');
  const defaultLanguage = languages[0];
  const here = addressIn(language, { origin, path, defaultLanguage });
  head.push(
    graph('url', here),
    picture === undefined ? '' : graph('image', origin + picture),
    `<link rel="canonical" href="${escapeHtml(here)}">`,
    ...languages.map(
      (other) =>
        `<link rel="alternate" hreflang="${tagOf(other)}" href="${escapeHtml(addressIn(other, { origin, path, defaultLanguage }))}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(origin + path)}">`,
  );
  return head.join('');
}

/**
 * Returns robots.txt. Crawlers may fetch all addresses except those of accounts and of the zero-configuration tools.
 */
export function robotsText(origin: string | undefined): string {
  const closed = ['/m/member/', '/m/play/', '/outbox', '/sandbox/'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, ...(origin === undefined ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]), ''].join(
    '\n',
  );
}

/** Returns the listed screens in every language in the format of sitemaps.org. */
export function sitemapXml(origin: string, paths: readonly string[], languages: readonly LanguageCode[]): string {
  const defaultLanguage = languages[0];
  const urls = paths.map((path) => {
    const alternates = languages.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${tagOf(language)}" href="${escapeHtml(addressIn(language, { origin, path, defaultLanguage }))}"/>`,
    );
    return `<url><loc>${escapeHtml(origin + path)}</loc>${alternates.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
}
