import { gameTypes, type GameType } from '@parlor/contract';
import { isTurnover } from '../catalogue/turnover.rules.ts';

/** The default contributions to wagering, in parts per million of a stake (rewards.md). */
const defaultContributions: Readonly<Record<GameType, number>> = {
  RNG: 1_000_000,
  FISH: 1_000_000,
  SPORTS: 1_000_000,
  LOTT: 1_000_000,
  ELOTT: 1_000_000,
  PVP: 0,
  LIVE: 100_000,
};

/**
 * Default contributions of classes that count less than their game type, because they return most of the stake: crash,
 * and single-bet games such as dice.
 */
const defaultClasses: Readonly<Record<string, number>> = { Crash: 250_000, AR: 250_000 };

/** The lowest decimal odds at which a sports stake counts, by default (rewards.md). */
export const DEFAULT_MIN_ODDS = '1.50';

/**
 * Returns the contributions of a bonus by game type, class and game: the defaults, overridden by those of the offer.
 */
export function contributionsOf(own: Readonly<Record<string, number>> = {}): Record<string, number> {
  return { ...defaultContributions, ...defaultClasses, ...own };
}

/**
 * Returns contributions in percent for display: of every game type, and of classes that count less. If there are such
 * classes, the rest of `RNG` is listed under the class of slots, `SM`. Sports include their lowest odds.
 */
export function contributionPercents(
  all: Readonly<Record<string, number>>,
  minOdds: string | null = null,
): { gameType: string; percent: number; minOdds?: string }[] {
  const percentOf = (name: string): number => (isTurnover(name) ? (all[name] ?? 0) / 10_000 : 0);
  const classes = Object.keys(defaultClasses)
    .filter((name) => Object.hasOwn(all, name))
    .map((gameType) => ({ gameType, percent: percentOf(gameType) }))
    .filter(({ percent }) => percent < percentOf('RNG'));
  const types = gameTypes.map((gameType) => ({
    gameType: gameType === 'RNG' && classes.length > 0 ? 'SM' : gameType,
    percent: percentOf(gameType),
    ...(gameType === 'SPORTS' && minOdds !== null && percentOf(gameType) > 0 && { minOdds: twoPlaces(minOdds) }),
  }));
  return [...types, ...classes];
}

/** Formats odds with at least two decimals. */
function twoPlaces(odds: string): string {
  const [whole = '', places = ''] = odds.split('.');
  return `${whole}.${places.replace(/0+$/, '').padEnd(2, '0')}`;
}

/**
 * Returns the error of an offer or contest that counts game types whose stakes are not turnover, for wagering or as its
 * bets; undefined if there is none. Checked on publication; earlier versions count nothing for these types.
 */
export function turnoverProblem(
  gameTypesOfBets: readonly string[] = [],
  contributions: Readonly<Record<string, number>> = {},
): string | undefined {
  const ofBets = gameTypesOfBets.find((type) => !isTurnover(type));
  if (ofBets !== undefined) return `gameTypes: stakes of ${ofBets} are no turnover, so they count for nothing`;
  const ofWagering = Object.keys(contributions).find((type) => !isTurnover(type) && contributions[type] !== 0);
  return ofWagering === undefined
    ? undefined
    : `money.contributions.${ofWagering}: stakes of ${ofWagering} are no turnover, so it is 0`;
}
