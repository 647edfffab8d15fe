import { cockfightVendors, esportVendors, presetOf, type GameCategory, type GameType, type ListTopic, type Vendor } from '@parlor/contract';

/** The vendors of one category, in the order of the platform. */
export interface VendorGroup {
  category: GameCategory;
  vendors: Vendor[];
}

const has = (codes: readonly string[]) => (vendor: Vendor) => codes.includes(vendor.vassalage);
const isEsport = has(esportVendors);
const isCockfight = has(cockfightVendors);

/**
 * Groups vendors by category in the order in which the platform first names each game type. E-sports and cockfight vendors
 * come out of sports as categories of their own right after it; sports itself is dropped when nothing is left of it.
 */
export function groupVendors(vendors: readonly Vendor[]): VendorGroup[] {
  const types: GameType[] = [...new Set(vendors.map(({ gameType }) => gameType))];
  const groups = types.map((gameType) => ({ gameType, list: vendors.filter((vendor) => vendor.gameType === gameType) })).flatMap(({ gameType, list }): VendorGroup[] =>
    gameType === 'SPORTS'
      ? [
          { category: 'SPORTS', vendors: list.filter((vendor) => !isEsport(vendor) && !isCockfight(vendor)) },
          { category: 'ESPORTS', vendors: list.filter(isEsport) },
          { category: 'COCKFIGHT', vendors: list.filter(isCockfight) },
        ]
      : [{ category: gameType, vendors: list }],
  );
  return groups.filter((group) => group.vendors.length > 0);
}

/** The categories of the strip: hot, slots and crash first, then the vendors' own. */
export function stripCategories(vendors: readonly Vendor[] | undefined): GameCategory[] {
  // Until the vendors are known the usual order stands in, so that the strip neither is empty nor changes its first entries.
  const own: GameCategory[] = vendors ? groupVendors(vendors).map(({ category }) => category) : ['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'];
  return ['HOT', 'SLOT', 'CRASH', ...own];
}

/** The category in which a vendor's row is found. */
export function categoryOfVendor(vendor: Vendor): GameCategory {
  if (vendor.gameType !== 'SPORTS') return vendor.gameType;
  if (isEsport(vendor)) return 'ESPORTS';
  return isCockfight(vendor) ? 'COCKFIGHT' : 'SPORTS';
}

/** Vendors that a list screen offers: of its game type, of its preset, and with the chosen class where one is chosen. */
export function vendorsFor(topic: ListTopic, vendors: readonly Vendor[], gameClassify?: string): Vendor[] {
  const preset = presetOf(topic);
  const wanted = preset.gameClassify ?? gameClassify;
  const fitting = vendors.filter((vendor) =>
    (preset.gameType === undefined || vendor.gameType === preset.gameType)
    && (preset.vendors?.includes(vendor.vassalage) ?? (topic !== 'SPORTS' || categoryOfVendor(vendor) === 'SPORTS'))
    && (wanted === undefined || vendor.gameClassify.some(({ key }) => key === wanted)));
  // A vendor has a row for each game type; a screen of several types shows it once.
  return [...new Map(fitting.toReversed().map((vendor) => [vendor.vassalage, vendor])).values()].toReversed();
}

/** Classes that have a category of their own and are left out of the bar. */
const ownCategoryClasses: readonly string[] = ['SM', 'Crash'];

/** Classes of the classification bar: those of the screen's vendors, or of the chosen one, each once. */
export function classesFor(topic: ListTopic, vendors: readonly Vendor[], vassalage?: string): { key: string; displayName: string }[] {
  const classes = vendorsFor(topic, vendors)
    .filter((vendor) => vassalage === undefined || vendor.vassalage === vassalage)
    .flatMap((vendor) => vendor.gameClassify)
    .filter(({ key }) => !ownCategoryClasses.includes(key));
  return [...new Map(classes.map((entry) => [entry.key, entry])).values()];
}
