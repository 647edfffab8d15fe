import { FILES_ELEMENT_ID } from '@parlor/contract';
import type { SiteFiles } from '../document/siteFiles.ts';

/** Returns the list of the site's files in a document; undefined in a foreign page. */
function siteFilesIn(html: string): SiteFiles | undefined {
  const text = new RegExp(`id="${FILES_ELEMENT_ID}">([^<]+)<`).exec(html)?.[1];
  return text === undefined ? undefined : (JSON.parse(text) as SiteFiles);
}

/** Returns the site's script; its name changes with every release. */
export function entryOf(html: string): string | undefined {
  return siteFilesIn(html)?.site.at(-1);
}

/**
 * Returns the files with which the site starts, and those of overlays of any page: chunks, fonts and icons. Everything
 * else is fetched from the network.
 */
export function shellFilesOf(html: string): string[] {
  const { site = [], page = [], later = [] } = siteFilesIn(html) ?? {};
  const linked = [...html.matchAll(/<link\b[^>]*\bhref="([^"]+)"/g)].flatMap(([, address]) => address ?? []);
  return [...new Set([...site, ...page, ...later, ...linked].filter((address) => address.startsWith('/m/assets/')))];
}

/**
 * Whether an address of this origin is answered with the page of the site: home in all its spellings and everything
 * under `/m`. Downloads, such as the profile for the home screen, and other paths with a file name are not pages of the
 * site.
 */
export function isSitePage(pathname: string): boolean {
  return /^\/(?:m(?:\/.*)?)?$/.test(pathname) && !/\.(?!html$)[^/.]+$/.test(pathname);
}
