/** The script with which a page of the site begins; its name changes with every release. */
export function entryOf(html: string): string | undefined {
  return /<script\b[^>]*\bsrc="([^"]+)"/.exec(html)?.[1];
}

/** The files of the build that a page names: its scripts and chunks, styles, fonts and icons. Everything else is asked for anew. */
export function shellFilesOf(html: string): string[] {
  const addresses = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+)"/g)].flatMap(([, address]) => address ?? []);
  return [...new Set(addresses.filter((address) => address.startsWith('/m/assets/')))];
}

/**
 * Whether an address of this origin is answered with the page of the site: home in all its spellings and everything under
 * `/m`. What is downloaded, such as the profile for the home screen, and what else has the name of a file, is no page of the site.
 */
export function isSitePage(pathname: string): boolean {
  return /^\/(?:m(?:\/.*)?)?$/.test(pathname) && !/\.(?!html$)[^/.]+$/.test(pathname);
}
