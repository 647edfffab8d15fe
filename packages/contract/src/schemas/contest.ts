import { z } from 'zod';
import { contestKinds, contestMeasures, contestStates } from '../contestRules.ts';
import { currency, epochMs, moneyAmount } from './primitives.ts';

const contestCode = z.string().regex(/^[a-z0-9-]{1,60}$/);

/**
 * A formatted score, by the measure: an amount of money, a multiple of the stake with two decimals ("120.00"), or
 * a whole number of points or tickets.
 */
const score = z.string().regex(/^\d{1,18}(?:\.\d{1,4})?$/);

/** Equal prizes for a range of places. */
const contestPrize = z.object({ from: z.int().positive(), to: z.int().positive(), amount: moneyAmount });

/** A tournament or a raffle, the same for every caller. */
export const contest = z.object({
  code: contestCode,
  kind: z.enum(contestKinds),
  title: z.string(),
  /** The cover's address without density and format, or null. */
  cover: z.object({ url: z.string(), dominantColour: z.string() }).nullable(),
  state: z.enum(contestStates),
  startsAt: epochMs,
  endsAt: epochMs,
  currency,
  /** The sum of the prizes. */
  pool: moneyAmount,
  prizes: z.array(contestPrize),
  reward: z.enum(['cash', 'bonus']),
  /** How many times a bonus must be staked; null for cash. */
  wageringMultiple: z.number().positive().nullable(),
  measure: z.enum(contestMeasures),
  /** The games that count; all if both are null. */
  gameTypes: z.array(z.string()).nullable(),
  games: z.array(z.object({ nodeId: z.string(), name: z.string() })).nullable(),
  /** The minimum stake of a round, or the minimum deposit, that counts; null without one. */
  minStake: moneyAmount.nullable(),
  /** The stake for one point, and the points of rounds that win at least a multiple of the stake. */
  points: z
    .object({ per: moneyAmount, wins: z.array(z.object({ multiple: z.int().positive(), points: z.int().positive() })) })
    .nullable(),
  /** Raffles: the price of a ticket, and the maximum number per player. */
  ticket: z.object({ per: moneyAmount, most: z.int().positive().nullable() }).nullable(),
  /** Number of participants. */
  players: z.int().nonnegative(),
  /** Raffles: the SHA-256 of the draw's seed, and the seed itself after the draw. */
  draw: z
    .object({
      commitment: z.string(),
      seed: z.string().nullable(),
      listHash: z.string().nullable(),
      winners: z.array(z.object({ place: z.int().positive(), entry: z.int().positive() })),
    })
    .nullable(),
});
/** Answer of `listContests`: running ones (those that end first come first), then upcoming ones, then past ones. */
export const contests = z.object({ list: z.array(contest) });

/** Path parameters of the calls about one contest. */
export const contestParams = z.object({ code: contestCode });

const place = z.object({
  rank: z.int().positive(),
  /** The name with most letters masked. */
  name: z.string(),
  score,
  /** The prize of the place; null below the last prize. */
  prize: moneyAmount.nullable(),
  /** A seeded demo row that is not a player and wins nothing. */
  isDemo: z.boolean(),
});

/** Answer of `getContestBoard`: the first places. The places of a raffle come from its draw. */
export const contestBoard = z.object({
  code: contestCode,
  players: z.int().nonnegative(),
  /** Whether the places are final. */
  isFinal: z.boolean(),
  list: z.array(place),
});

/** The player's place in a joined contest. */
export const contestStanding = z.object({
  code: contestCode,
  joinedAt: epochMs,
  /** Null before the player has a score. */
  rank: z.int().positive().nullable(),
  score,
  /** Raffles: the number of tickets, and after the draw the player's number in it. */
  tickets: z.int().nonnegative().nullable(),
  /** How many of the tickets came from rewards. */
  given: z.int().nonnegative(),
  entry: z.int().positive().nullable(),
  /** The player's prize; null while the contest runs, or if there is none. */
  prize: moneyAmount.nullable(),
  /** Whether the prize was paid. */
  isPaid: z.boolean(),
  /** The player with at most two places above and two below. Empty for raffles. */
  around: z.array(place.extend({ isSelf: z.boolean() })),
});

/** Schemas of the calls about tournaments and raffles. */
export const contestCalls = {
  listContests: { summary: 'Tournaments and raffles', value: contests, errors: [] },
  getContestBoard: {
    summary: 'First places of a contest',
    params: contestParams,
    value: contestBoard,
    errors: ['request.not_found'],
  },
  getContestEntries: {
    summary: 'Entries of a raffle as they were drawn from',
    params: contestParams,
    /** One line per entry: its number, a colon and its tickets. */
    value: z.object({ text: z.string() }),
    errors: ['request.not_found'],
  },
  listContestStandings: {
    summary: 'Where the player stands in the contests that they joined',
    value: z.object({ list: z.array(contestStanding) }),
    errors: [],
  },
  joinContest: {
    summary: 'Join a contest',
    params: contestParams,
    body: z.strictObject({}),
    value: contestStanding,
    errors: ['account.real_required', 'request.not_found', 'promotion.closed'],
  },
} as const;
