import { isJurisdiction } from './playProfile.rules.ts';

// The prohibitions of jurisdictions for offers, as far as this product enforces it. The figures are those of
// docs/adr/0069-contests-and-draws.md; they are not legal advice.

/** The offers that a jurisdiction allows from a day on. */
export interface OfferLimits {
  /** The highest wagering multiple of a bonus; null without a limit. */
  maxWagering: number | null;
  /** Whether one offer may count play of several products: games of chance, bets on sports, lotteries. */
  mixesProducts: boolean;
  /** Whether a player may get more than one reward from an offer. */
  repeats: boolean;
  /** Whether there may be a reward for registering or for the first deposit. */
  welcomes: boolean;
  /** Whether players may have levels: ranks with gifts, and offers only for some levels. */
  hasLevels: boolean;
  /**
   * The hours, in the merchant's time zone, in which players may be shown unsolicited advertising; `to` may be on the
   * next day. Null: at any time.
   */
  advertisingHours: AdvertisingHours | null;
}

/** From one full hour to another. */
export interface AdvertisingHours {
  from: number;
  to: number;
}

const open: OfferLimits = {
  maxWagering: null,
  mixesProducts: true,
  repeats: true,
  welcomes: true,
  hasLevels: true,
  advertisingHours: null,
};

interface LimitsVersion {
  from: `${number}-${number}-${number}`;
  limits: OfferLimits;
}

const limited: Readonly<Record<string, readonly LimitsVersion[]>> = {
  GB: [{ from: '2026-01-19', limits: { ...open, maxWagering: 10, mixesProducts: false } }],
  DE: [{ from: '2021-07-01', limits: { ...open, hasLevels: false, advertisingHours: { from: 21, to: 6 } } }],
  SE: [{ from: '2019-01-01', limits: { ...open, repeats: false } }],
  BR: [{ from: '2025-01-01', limits: { ...open, welcomes: false } }],
};

/** Returns the offers that a jurisdiction allows at a time in epoch ms; the strictest rules if the name is unknown. */
export function offerLimitsAt(name: string, at: number): OfferLimits {
  const limitsIn = (versions: readonly LimitsVersion[] = []): OfferLimits =>
    versions.findLast(({ from }) => Date.parse(from) <= at)?.limits ?? open;
  if (isJurisdiction(name)) return limitsIn(limited[name]);
  const all = Object.values(limited).map(limitsIn);
  const wagering = all.flatMap(({ maxWagering }) => maxWagering ?? []);
  return {
    maxWagering: wagering.length === 0 ? null : Math.min(...wagering),
    mixesProducts: all.every(({ mixesProducts }) => mixesProducts),
    repeats: all.every(({ repeats }) => repeats),
    welcomes: all.every(({ welcomes }) => welcomes),
    hasLevels: all.every(({ hasLevels }) => hasLevels),
    // Only one jurisdiction has hours so far, so they are the strictest.
    advertisingHours: all.find(({ advertisingHours }) => advertisingHours !== null)?.advertisingHours ?? null,
  };
}

/** Whether a merchant may show unsolicited advertising at a time in epoch ms. */
export function mayAdvertise(
  { jurisdiction, timeZone }: { jurisdiction: string; timeZone: string },
  at: number,
): boolean {
  const hours = offerLimitsAt(jurisdiction, at).advertisingHours;
  if (hours === null) return true;
  const hour = Number(new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at));
  return hours.from < hours.to ? hour >= hours.from && hour < hours.to : hour >= hours.from || hour < hours.to;
}
