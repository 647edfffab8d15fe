import { gameTypes, type GameType } from '@parlor/contract';

/** Parts per million of a stake that count towards wagering, where an offer says nothing else (rewards.md). */
export const defaultContributions: Readonly<Record<GameType, number>> = {
  RNG: 1_000_000,
  FISH: 1_000_000,
  SPORTS: 1_000_000,
  LOTT: 1_000_000,
  ELOTT: 1_000_000,
  PVP: 250_000,
  LIVE: 100_000,
};

/** The same in percent for every game type, with what an offer says otherwise. */
export function contributionPercents(
  own: Readonly<Record<string, number>> = {},
): { gameType: string; percent: number }[] {
  return gameTypes.map((gameType) => ({
    gameType,
    percent: (own[gameType] ?? defaultContributions[gameType]) / 10_000,
  }));
}
