import { cockfightVendors, esportVendors, type GameCategory, type GameType, type Vendor } from '@parlor/contract';

/** The vendors of one category, in the order of the platform. */
export interface VendorGroup {
  category: GameCategory;
  vendors: Vendor[];
}

const has = (codes: readonly string[]) => (vendor: Vendor) => codes.includes(vendor.vassalage);
/** Whether a vendor's sports are e-sports. */
export const isEsport = has(esportVendors);
/** Whether a vendor's sports are cockfights. */
export const isCockfight = has(cockfightVendors);

/**
 * Groups vendors by category in the order in which the platform first lists each game type. E-sports and cockfight
 * vendors form separate categories directly after sports; sports is omitted if no vendor remains.
 */
export function groupVendors(vendors: readonly Vendor[]): VendorGroup[] {
  const types: GameType[] = [...new Set(vendors.map(({ gameType }) => gameType))];
  const groups = types
    .map((gameType) => ({ gameType, list: vendors.filter((vendor) => vendor.gameType === gameType) }))
    .flatMap(({ gameType, list }): VendorGroup[] =>
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

/** The categories of the strip: hot, slots and crash first, then those of the vendors. */
export function stripCategories(vendors: readonly Vendor[] | undefined): GameCategory[] {
  // Until the vendors are loaded the default order is used, so that the strip is not empty and its first entries do not
  // change.
  const categories: GameCategory[] = vendors
    ? groupVendors(vendors).map(({ category }) => category)
    : ['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'];
  return ['HOT', 'SLOT', 'CRASH', ...categories];
}
