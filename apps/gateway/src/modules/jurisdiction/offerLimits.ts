import { isJurisdiction } from './playProfile.rules.ts';

// What jurisdictions forbid of offers, as far as this product enforces it. The figures are those of
// docs/adr/0069-contests-and-draws.md; they are no legal advice.

/** What a jurisdiction allows of offers from a day on. */
export interface OfferLimits {
  /** The most times that a bonus may have to be staked; null without a limit. */
  maxWagering: number | null;
  /** Whether one offer may count play of several products: games of chance, bets on sports, lotteries. */
  mixesProducts: boolean;
  /** Whether a player may be given more than one reward by an offer. */
  repeats: boolean;
  /** Whether there may be a reward for registering or for the first deposit. */
  welcomes: boolean;
  /** Whether an offer may be for some levels alone. */
  prefersLevels: boolean;
}

const open: OfferLimits = {
  maxWagering: null,
  mixesProducts: true,
  repeats: true,
  welcomes: true,
  prefersLevels: true,
};

interface LimitsVersion {
  from: `${number}-${number}-${number}`;
  limits: OfferLimits;
}

const limited: Readonly<Record<string, readonly LimitsVersion[]>> = {
  GB: [{ from: '2026-01-19', limits: { ...open, maxWagering: 10, mixesProducts: false } }],
  DE: [{ from: '2021-07-01', limits: { ...open, prefersLevels: false } }],
  SE: [{ from: '2019-01-01', limits: { ...open, repeats: false } }],
  BR: [{ from: '2025-01-01', limits: { ...open, welcomes: false } }],
};

/** What a jurisdiction allows at a time in epoch ms; the least of all where the name is not known. */
export function offerLimitsAt(name: string, at: number): OfferLimits {
  const of = (versions: readonly LimitsVersion[] = []): OfferLimits =>
    versions.findLast(({ from }) => Date.parse(from) <= at)?.limits ?? open;
  if (isJurisdiction(name)) return of(limited[name]);
  const all = Object.values(limited).map(of);
  const wagering = all.flatMap(({ maxWagering }) => maxWagering ?? []);
  return {
    maxWagering: wagering.length === 0 ? null : Math.min(...wagering),
    mixesProducts: all.every(({ mixesProducts }) => mixesProducts),
    repeats: all.every(({ repeats }) => repeats),
    welcomes: all.every(({ welcomes }) => welcomes),
    prefersLevels: all.every(({ prefersLevels }) => prefersLevels),
  };
}
