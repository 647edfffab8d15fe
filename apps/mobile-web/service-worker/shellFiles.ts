/** The script with which a page of the site begins; its name changes with every release. */
export function entryOf(html: string): string | undefined {
  return /<script\b[^>]*\bsrc="([^"]+)"/.exec(html)?.[1];
}

/** The files of the site that a page names: its scripts and chunks, styles, fonts and icons. Addresses of other origins are left out. */
export function shellFilesOf(html: string): string[] {
  const addresses = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+)"/g)].flatMap(([, address]) => address ?? []);
  return [...new Set(addresses.filter((address) => address.startsWith('/m/')))];
}
