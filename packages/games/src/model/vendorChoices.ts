import { presetOf, type GameCategory, type ListTopic, type Vendor } from '@parlor/contract';
import { isCockfight, isEsport } from './vendorGroups.ts';

/** Returns the category of a vendor's row. */
export function categoryOfVendor(vendor: Vendor): GameCategory {
  if (vendor.gameType !== 'SPORTS') return vendor.gameType;
  if (isEsport(vendor)) return 'ESPORTS';
  return isCockfight(vendor) ? 'COCKFIGHT' : 'SPORTS';
}

/**
 * Vendors that a list screen offers: those of its game type and preset, and with the selected class if there is one.
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

/** Classes that have a separate category and are left out of the bar. */
const ownCategoryClasses: readonly string[] = ['SM', 'Crash'];

/** Classes of the classification bar: those of the screen's vendors, or of the selected vendor, without duplicates. */
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
