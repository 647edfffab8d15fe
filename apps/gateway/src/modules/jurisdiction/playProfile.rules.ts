import type { Currency, Game } from '@parlor/contract';
import type { provider as schemas } from '@parlor/contract/schemas';
import type { z } from 'zod';
import { jurisdictions, type ByKind, type PlayKind, type PlayTerms, type StakeCaps } from './jurisdictions.ts';

/** The play profile of a game session: the terms of its jurisdiction for the kind of game. */
export type PlayProfile = z.output<typeof schemas.playProfile>;

/** The jurisdiction of a merchant that names none. */
export const DEFAULT_JURISDICTION = 'open';

/** Whether a name is that of a jurisdiction. */
export function isJurisdiction(name: string): boolean {
  return Object.hasOwn(jurisdictions, name);
}

/** Returns the terms of a jurisdiction at a time in epoch ms; the strictest of all if the name or the time has none. */
export function termsAt(name: string, at: number): PlayTerms {
  const versions = isJurisdiction(name) ? (jurisdictions[name] ?? []) : [];
  return versions.findLast(({ from }) => Date.parse(from) <= at)?.terms ?? strictestAt(at);
}

/** Combines the strictest value of each rule over all jurisdictions, at a time in epoch ms. */
export function strictestAt(at: number): PlayTerms {
  const terms = Object.values(jurisdictions).flatMap(
    (versions) => versions.findLast(({ from }) => Date.parse(from) <= at)?.terms ?? [],
  );
  const byKind = <Value>(pick: (terms: PlayTerms) => ByKind<Value>, strictest: (values: Value[]) => Value) => ({
    slot: strictest(terms.map((each) => pick(each).slot)),
    other: strictest(terms.map((each) => pick(each).other)),
  });
  const all = (values: boolean[]): boolean => values.every(Boolean);
  return {
    realMoney: first(['closed', 'slots', 'open'], (value) => terms.some(({ realMoney }) => realMoney === value)),
    demoPlay: first(['off', 'members', 'everybody'], (value) => terms.some(({ demoPlay }) => demoPlay === value)),
    minCycleMs: byKind(
      ({ minCycleMs }) => minCycleMs,
      (values) => Math.max(0, ...values),
    ),
    autoplay: byKind(({ autoplay }) => autoplay, all),
    turbo: byKind(({ turbo }) => turbo, all),
    celebratesSmallWins: all(terms.map(({ celebratesSmallWins }) => celebratesSmallWins)),
    maxStake: byKind(({ maxStake }) => maxStake, lowestCaps),
    parallelGames: byKind(({ parallelGames }) => parallelGames, lowestOf),
    jackpots: all(terms.map(({ jackpots }) => jackpots)),
    limitRaiseHours: Math.max(0, ...terms.map(({ limitRaiseHours }) => limitRaiseHours)),
    reminderMinutes: lowestOf(terms.map(({ reminderMinutes }) => reminderMinutes)),
    reminderPauseMinutes: Math.max(0, ...terms.map(({ reminderPauseMinutes }) => reminderPauseMinutes)),
  };
}

/** Returns the lowest limit; null if there is none. */
function lowestOf(values: readonly (number | null)[]): number | null {
  return values.reduce(
    (lowest, value) => (value === null || (lowest !== null && lowest <= value) ? lowest : value),
    null,
  );
}

/** Lists the jurisdictions that allow jackpots at a time in epoch ms. An unknown one allows none. */
export function jurisdictionsWithJackpots(at: number): string[] {
  return Object.keys(jurisdictions).filter((name) => termsAt(name, at).jackpots);
}

/** Returns the kind of a game of the catalogue. */
export function kindOf({ gameType, gameClassify }: Pick<Game, 'gameType' | 'gameClassify'>): PlayKind {
  if (gameClassify.includes('SM')) return 'slot';
  return gameType !== 'RNG' || gameClassify.includes('Crash') ? 'shared' : 'other';
}

/** Whether terms let a game be played for money. */
export function mayPlayForMoney({ realMoney }: PlayTerms, game: Pick<Game, 'gameClassify' | 'gameType'>): boolean {
  if (realMoney === 'slots') return kindOf(game) === 'slot' || game.gameType === 'SPORTS';
  return realMoney === 'open';
}

/** Returns the profile of a session that opens now. */
export function playProfileOf(
  jurisdiction: string,
  { kind, currency, at }: { kind: PlayKind; currency: Currency; at: number },
): PlayProfile {
  const terms = termsAt(jurisdiction, at);
  const rulesOf = kind === 'slot' ? 'slot' : 'other';
  const cap = terms.maxStake[rulesOf]?.[currency];
  const parallel = terms.parallelGames[rulesOf];
  return {
    jurisdiction: isJurisdiction(jurisdiction) ? jurisdiction : 'strictest',
    kind,
    // A round that all players share has its own pace, and a player may bet on it twice.
    min_cycle_ms: kind === 'shared' ? 0 : terms.minCycleMs[rulesOf],
    autoplay: terms.autoplay[rulesOf],
    turbo: terms.turbo[rulesOf],
    celebrate_small_wins: terms.celebratesSmallWins,
    jackpots: terms.jackpots,
    ...(cap !== undefined && { max_stake: cap.toString() }),
    ...(parallel !== null && { parallel_games: parallel }),
  };
}

function first<Value>(values: readonly [Value, ...Value[]], isThere: (value: Value) => boolean): Value {
  return values.find(isThere) ?? values[0];
}

function lowestCaps(caps: (StakeCaps | null)[]): StakeCaps | null {
  return caps.reduce((lowest, next) => {
    if (lowest === null || next === null) return lowest ?? next;
    const entries = Object.entries(lowest) as [Currency, bigint][];
    return Object.fromEntries(
      entries.map(([currency, cap]) => [currency, next[currency] < cap ? next[currency] : cap]),
    ) as Record<Currency, bigint>;
  }, null);
}
