const files = import.meta.glob<string>('../../node_modules/country-flag-icons/3x2/??.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** Address of each flag by ISO 3166-1 alpha-2 code. Flags are separate files, so that only visible ones are loaded. */
export const flagAddresses: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, address]) => [path.slice(-'XX.svg'.length, -'.svg'.length), address]),
);
