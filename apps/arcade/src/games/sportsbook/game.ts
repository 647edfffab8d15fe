import type { Currency } from '@parlor/contract';
import { z } from 'zod';
import { defineGame, type Game, type SlipLimits } from '../game.ts';
import { gridStakes } from '../stakes.ts';
import { toDecimal } from '../fraction.ts';
import { MIN_RETURN } from './model/prices.ts';
import { linesOf, MAX_LEGS, MAX_LINES, playSlip, slipOdds, SPORTSBOOK_VERSION, type SlipChoice } from './slip.ts';

/** The largest slip and the highest payout, in largest stakes of the grid. */
const MAX_SLIP_STAKES = 5n;
const MAX_PAYOUT_STAKES = 1_000n;
const SELECTIONS_OF_A_LEG = 8;

const selection = z.strictObject({
  market: z.string().regex(/^[\w.:+-]{1,40}$/),
  pick: z.string().regex(/^[\w.:+/-]{1,40}$/),
});

/** Selections of one fixture: each market once, sorted. */
export const legSelections = z
  .array(selection)
  .min(1)
  .max(SELECTIONS_OF_A_LEG)
  .refine((list) => new Set(list.map(({ market }) => market)).size === list.length)
  .transform((list) => list.toSorted((a, b) => (a.market < b.market ? -1 : 1)));

/** The id of a fixture. */
export const fixtureId = z.string().regex(/^[a-z\d-]{1,40}:(0|[1-9]\d{0,11})$/);

const leg = z.strictObject({
  fixture: fixtureId,
  selections: legSelections,
  price: z.int().min(101).max(10_000_000),
});

/** The legs of a slip and how they combine. Each leg has its own fixture. */
export const slipChoice: z.ZodType<SlipChoice> = z
  .strictObject({ legs: z.array(leg).min(1).max(MAX_LEGS), combine: z.int().min(1).max(MAX_LEGS) })
  .refine(({ legs }) => new Set(legs.map(({ fixture }) => fixture)).size === legs.length)
  .refine(({ legs, combine }) => combine <= legs.length && linesOf({ legs, combine }) <= MAX_LINES);

/** Returns the limits of a slip's stake: a multiple of `unit`, and of the number of lines. */
export function slipLimitsOf(currency: Currency): SlipLimits {
  const stakes = gridStakes(currency);
  return { unit: stakes[0] ?? 100n, max: (stakes.at(-1) ?? 100n) * MAX_SLIP_STAKES };
}

/** Returns the most that a slip pays, in minor units. A slip that could pay more is refused. */
export function maxPayoutOf(currency: Currency): bigint {
  return (gridStakes(currency).at(-1) ?? 100n) * MAX_PAYOUT_STAKES;
}

/** The sportsbook. A slip is a round with its own calls: it is priced when it is placed, and fixtures decide it. */
export const sportsbookGame: Game = defineGame({
  version: SPORTSBOOK_VERSION,
  // The minimum return of a single. Prices are rounded down to hundredths, so most return a little more.
  declaredReturn: toDecimal(MIN_RETURN, 9),
  isSportsbook: true,
  stakesOf: gridStakes,
  slip: { amountsOf: () => [], limitsOf: slipLimitsOf },
  choice: slipChoice,
  oddsOf: slipOdds,
  // No call makes a decision in its rounds.
  decision: z.never(),
  play: playSlip,
});
