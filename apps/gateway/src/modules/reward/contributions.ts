import { gameTypes, type GameType } from '@parlor/contract';
import { isTurnover } from '../catalogue/turnover.rules.ts';

/** Parts per million of a stake that count towards wagering, where an offer says nothing else (rewards.md). */
export const defaultContributions: Readonly<Record<GameType, number>> = {
  RNG: 1_000_000,
  FISH: 1_000_000,
  SPORTS: 1_000_000,
  LOTT: 1_000_000,
  ELOTT: 1_000_000,
  PVP: 0,
  LIVE: 100_000,
};

/** The same in percent for every game type, with what an offer says otherwise where stakes are turnover. */
export function contributionPercents(
  own: Readonly<Record<string, number>> = {},
): { gameType: string; percent: number }[] {
  return gameTypes.map((gameType) => ({
    gameType,
    percent: isTurnover(gameType) ? (own[gameType] ?? defaultContributions[gameType]) / 10_000 : 0,
  }));
}

/**
 * What an offer or a contest may not say of game types whose stakes are no turnover: that they count for wagering, or
 * that its bets are of them. Undefined when nothing is wrong. Asked of what is published; what stood before counts
 * nothing for them.
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
