/** Addresses of the flags, one small file each; only the flags of offered languages are ever fetched. */
const addresses = import.meta.glob<string>('./flags/*.svg', { eager: true, query: '?url', import: 'default' });

/** The address of a language's flag, 3 wide to 2 high; nothing for a language that has none. */
export function flagOf(language: string): string | undefined {
  return addresses[`./flags/${language.toLowerCase()}.svg`];
}
