const files = import.meta.glob<string>('../../node_modules/country-flag-icons/3x2/??.svg', { eager: true, import: 'default', query: '?url&no-inline' });

/** Where each country's flag is, by its two letters (ISO 3166): files of their own, so that only flags that are seen are fetched. */
export const flagAddresses: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, address]) => [path.slice(-'XX.svg'.length, -'.svg'.length), address]),
);
