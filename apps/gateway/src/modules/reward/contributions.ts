import { gameTypes, type GameType } from '@parlor/contract';
import { isTurnover } from '../catalogue/turnover.rules.ts';

/** Parts per million of a stake that count towards wagering, where an offer says nothing else (rewards.md). */
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
 * Classes of games that keep most of what is staked for the player, so that a stake counts less than its game type
 * says: crash, and the games of one bet such as dice. Also a default.
 */
const defaultClasses: Readonly<Record<string, number>> = { Crash: 250_000, AR: 250_000 };

/** Decimal odds from which a stake on sports counts, unless an offer sets another value (rewards.md). */
export const DEFAULT_MIN_ODDS = '1.50';

/** The contributions of a bonus by game type, class and game: the defaults, with what its offer says otherwise. */
export function contributionsOf(own: Readonly<Record<string, number>> = {}): Record<string, number> {
  return { ...defaultContributions, ...defaultClasses, ...own };
}

/**
 * Contributions in percent, as players see them: of every game type, and of classes that count less. If there are such
 * classes, the rest of `RNG` is named by the class of slots, `SM`. Sports have the odds from which they count.
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

/** Odds as they are written: at least two places. */
function twoPlaces(odds: string): string {
  const [whole = '', places = ''] = odds.split('.');
  return `${whole}.${places.replace(/0+$/, '').padEnd(2, '0')}`;
}

/**
 * The error of an offer or contest that counts game types whose stakes are no turnover, for wagering or as its bets.
 * Undefined if there is none. Checked on publication; earlier versions count nothing for these types.
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
