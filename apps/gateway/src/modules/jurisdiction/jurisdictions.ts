import type { Currency } from '@parlor/contract';

// The requirements of jurisdictions for games, as far as this product enforces them. The figures are those of
// docs/adr/0060-play-profiles-are-dated-data.md; they are not legal advice.

/**
 * The kind of a game for a jurisdiction. Rounds of a `shared` game do not begin with the player's bet: crash, live
 * tables, draws, sports.
 */
export type PlayKind = 'slot' | 'shared' | 'other';

/** A rule with one value for slots and another for the other games. */
export interface ByKind<Value> {
  slot: Value;
  other: Value;
}

/** The largest stake of a round by currency, in minor units. */
export type StakeCaps = Readonly<Record<Currency, bigint>>;

/** The requirements of a jurisdiction from a day on. */
export interface PlayTerms {
  /** Which games may be played for money: all, slots and sports, or none. */
  realMoney: 'open' | 'slots' | 'closed';
  /** The accounts that may play for free: all, members but no trials, or none. */
  demoPlay: 'everybody' | 'members' | 'off';
  /** The shortest time from one bet of a player to the next, in ms. Shared games have none. */
  minCycleMs: ByKind<number>;
  autoplay: ByKind<boolean>;
  /** Whether a round may be shortened by turbo or skip. */
  turbo: ByKind<boolean>;
  /** Whether a win below the stake may be celebrated. */
  celebratesSmallWins: boolean;
  /** Null: no cap. */
  maxStake: ByKind<StakeCaps | null>;
  /** How many games of the kind a player may have open at once. Null: any number. */
  parallelGames: ByKind<number | null>;
  jackpots: boolean;
  /** How long a player waits until a raised or removed limit takes effect, in hours. */
  limitRaiseHours: number;
  /** The playing time after which a player gets a reminder, in minutes; null: only players who request it. */
  reminderMinutes: number | null;
  /** How long the player cannot bet after such a reminder, in minutes. */
  reminderPauseMinutes: number;
}

/** Terms that apply from the beginning of a day in UTC. */
export interface TermsVersion {
  from: `${number}-${number}-${number}`;
  terms: PlayTerms;
}

const both = <Value>(value: Value): ByKind<Value> => ({ slot: value, other: value });

/**
 * A legal cap in other currencies: round figures below the amount, so that a change of exchange rates does not exceed
 * it. A real merchant uses the currency of its jurisdiction.
 */
const oneEuro: StakeCaps = {
  EUR: 100n,
  USD: 100n,
  THB: 3_000n,
  CNY: 700n,
  MYR: 400n,
  INR: 8_000n,
  VND: 25_000n,
  IDR: 15_000n,
  JPY: 140n,
};
const timesOneEuro = (factor: bigint): StakeCaps => ({
  EUR: oneEuro.EUR * factor,
  USD: oneEuro.USD * factor,
  THB: oneEuro.THB * factor,
  CNY: oneEuro.CNY * factor,
  MYR: oneEuro.MYR * factor,
  INR: oneEuro.INR * factor,
  VND: oneEuro.VND * factor,
  IDR: oneEuro.IDR * factor,
  JPY: oneEuro.JPY * factor,
});
const twoPounds = timesOneEuro(2n);
const fivePounds = timesOneEuro(5n);

const open: PlayTerms = {
  realMoney: 'open',
  demoPlay: 'everybody',
  minCycleMs: { slot: 2_500, other: 500 },
  autoplay: both(true),
  turbo: both(true),
  celebratesSmallWins: false,
  maxStake: both(null),
  parallelGames: both(null),
  jackpots: true,
  limitRaiseHours: 24,
  reminderMinutes: 60,
  reminderPauseMinutes: 0,
};

const greatBritain: PlayTerms = {
  ...open,
  demoPlay: 'members',
  minCycleMs: { slot: 2_500, other: 5_000 },
  autoplay: both(false),
  turbo: both(false),
  parallelGames: { slot: 1, other: null },
  reminderMinutes: null,
};

const germany: PlayTerms = {
  realMoney: 'slots',
  demoPlay: 'off',
  minCycleMs: both(5_000),
  autoplay: both(false),
  turbo: both(false),
  celebratesSmallWins: false,
  maxStake: { slot: oneEuro, other: null },
  parallelGames: both(1),
  jackpots: false,
  limitRaiseHours: 168,
  reminderMinutes: 60,
  reminderPauseMinutes: 5,
};

const ontario: PlayTerms = {
  ...open,
  minCycleMs: { slot: 2_500, other: 500 },
  autoplay: { slot: false, other: true },
  turbo: { slot: false, other: true },
  parallelGames: { slot: 1, other: null },
  reminderMinutes: null,
};

/** Jurisdictions by the name that a merchant's setting has, each with its versions, the oldest first. */
export const jurisdictions: Readonly<Record<string, readonly TermsVersion[]>> = {
  /** The demo: no law in particular. */
  open: [{ from: '2000-01-01', terms: open }],
  /** For measurements: without requirements. */
  unpaced: [{ from: '2000-01-01', terms: { ...open, minCycleMs: both(0), reminderMinutes: null } }],
  GB: [
    { from: '2025-01-17', terms: greatBritain },
    { from: '2025-04-09', terms: { ...greatBritain, maxStake: { slot: fivePounds, other: null } } },
    // Players up to 24. Games do not know the age of a player, so everybody has the lower cap.
    { from: '2025-05-21', terms: { ...greatBritain, maxStake: { slot: twoPounds, other: null } } },
  ],
  DE: [{ from: '2021-07-01', terms: germany }],
  NL: [{ from: '2021-10-01', terms: { ...open, limitRaiseHours: 168, reminderMinutes: 30 } }],
  SE: [
    {
      from: '2019-01-01',
      terms: {
        ...open,
        minCycleMs: { slot: 3_000, other: 500 },
        autoplay: both(false),
        limitRaiseHours: 72,
      },
    },
  ],
  ON: [{ from: '2022-04-04', terms: ontario }],
  BR: [{ from: '2025-01-01', terms: open }],
  PH: [{ from: '2000-01-01', terms: { ...open, reminderMinutes: null } }],
  'TH-demo': [{ from: '2000-01-01', terms: { ...open, realMoney: 'closed' } }],
};
