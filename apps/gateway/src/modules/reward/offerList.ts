import type { Offer } from './offerRule.ts';

/** Offers of a merchant that count the same event in the same span. */
export interface OfferList {
  offers: readonly Offer[];
  /** The codes of the offers, sorted and separated by spaces. */
  codes: string;
  codeSet: ReadonlySet<string>;
  /** The offers with their versions, `code:version`, sorted and separated by spaces. */
  names: string;
  /** Whether single events may earn a reward, not only sums. */
  isOfEvents: boolean;
}

const join = (names: readonly string[]): string => names.toSorted().join(' ');

export function listOf(offers: readonly Offer[]): OfferList {
  const codes = offers.map(({ code }) => code);
  return {
    offers,
    codes: join(codes),
    codeSet: new Set(codes),
    names: join(offers.map(({ code, version }) => `${code}:${version}`)),
    isOfEvents: offers.some(({ rule: { condition } }) => condition.type === 'none' || condition.type === 'streak'),
  };
}

/** Returns the list of the offers that pass a test; undefined if none does. Mostly, all do. */
export function narrowList(list: OfferList, test: (offer: Offer) => boolean): OfferList | undefined {
  if (list.offers.every(test)) return list;
  const passed = list.offers.filter(test);
  return passed.length === 0 ? undefined : listOf(passed);
}
