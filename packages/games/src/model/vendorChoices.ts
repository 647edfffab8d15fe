import { presetOf, type GameCategory, type ListTopic, type Vendor } from '@parlor/contract';
import { isCockfight, isEsport } from './vendorGroups.ts';

/** The category in which a vendor's row is found. */
export function categoryOfVendor(vendor: Vendor): GameCategory {
  if (vendor.gameType !== 'SPORTS') return vendor.gameType;
  if (isEsport(vendor)) return 'ESPORTS';
  return isCockfight(vendor) ? 'COCKFIGHT' : 'SPORTS';
}

/**
 * Vendors that a list screen offers: of its game type, of its preset, and with the chosen class where one is chosen.
 */
export function vendorsFor(topic: ListTopic, vendors: readonly Vendor[], gameClassify?: string): Vendor[] {
  const preset = presetOf(topic);
  const wanted = preset.gameClassify ?? gameClassify;
  const fitting = vendors.filter(
    (vendor) =>
      (preset.gameType === undefined || vendor.gameType === preset.gameType) &&
      (preset.vendors?.includes(vendor.vassalage) ?? (topic !== 'SPORTS' || categoryOfVendor(vendor) === 'SPORTS')) &&
      (wanted === undefined || vendor.gameClassify.some(({ key }) => key === wanted)),
  );
  // A vendor has a row for each game type; a screen of several types shows it once.
  return [...new Map(fitting.toReversed().map((vendor) => [vendor.vassalage, vendor])).values()].toReversed();
}

/** Classes that have a category of their own and are left out of the bar. */
const ownCategoryClasses: readonly string[] = ['SM', 'Crash'];

/** Classes of the classification bar: those of the screen's vendors, or of the chosen one, each once. */
export function classesFor(
  topic: ListTopic,
  vendors: readonly Vendor[],
  vassalage?: string,
): { key: string; displayName: string }[] {
  const classes = vendorsFor(topic, vendors)
    .filter((vendor) => vassalage === undefined || vendor.vassalage === vassalage)
    .flatMap((vendor) => vendor.gameClassify)
    .filter(({ key }) => !ownCategoryClasses.includes(key));
  return [...new Map(classes.map((entry) => [entry.key, entry])).values()];
}
