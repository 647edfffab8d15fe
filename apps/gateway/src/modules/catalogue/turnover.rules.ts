import type { GameType } from '@parlor/contract';

/**
 * Game types whose stakes are not turnover. At a table with seats (PVP, ADR 0089) the stake is a buy-in: most of it
 * comes back when the player stands up, and the gateway does not know how much was risked in between. If it counted,
 * players could move money to the table and back for levels, rebates, contests and wagering, without risk.
 */
const typesWithoutTurnover: readonly GameType[] = ['PVP'];

/**
 * Whether stakes of a game type are turnover. All code that counts stakes uses this, or `is_turnover` of the database,
 * which returns the same: a bet, its rollback and its corrections count together or not at all. Limits of players
 * concern money that leaves the account, so they count every stake.
 */
export const isTurnover = (gameType: string): boolean => !typesWithoutTurnover.some((type) => type === gameType);
