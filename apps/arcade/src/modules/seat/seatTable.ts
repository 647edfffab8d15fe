import type { RoundState } from '../../database.ts';
import type { Json } from '../../games/game.ts';
import type { Seat, SeatMoney } from '../../games/seatGame.ts';

/** Times of tables in ms, which tests override. */
export interface SeatTimes {
  /** The interval at which a process polls for due tables and for changes of other processes. */
  pollEveryMs: number;
  /** The polling interval while this process has no seated player. */
  idleEveryMs: number;
  /** How long a hand is shown before the next one is dealt. */
  showMs: number;
  /** The time from when enough players are ready until the hand is dealt. */
  gatherMs: number;
  /** The additional wait for the seed of a present player. */
  seedWaitMs: number;
  /** The time until the first bot sits down, and between two bots. */
  fillAfterMs: number;
  fillEveryMs: number;
  /** The minimum and maximum thinking time of a bot. */
  botThinkMs: readonly [number, number];
  bankMs: number;
  /** The grace period for a move that was sent before the time ended. */
  graceMs: number;
  /** The time without a message after which a player is away. */
  awayAfterMs: number;
  /** The time after which a player who is away or sits out leaves the table. */
  leavesAfterMs: number;
  outLeavesAfterMs: number;
  /** The interval at which a process renews the holds of its connections. */
  touchEveryMs: number;
}

export const defaultSeatTimes: SeatTimes = {
  pollEveryMs: 200,
  idleEveryMs: 1_000,
  showMs: 6_000,
  gatherMs: 1_500,
  seedWaitMs: 2_500,
  fillAfterMs: 4_000,
  fillEveryMs: 700,
  botThinkMs: [900, 2_400],
  bankMs: 30_000,
  graceMs: 300,
  awayAfterMs: 15_000,
  leavesAfterMs: 60_000,
  outLeavesAfterMs: 300_000,
  touchEveryMs: 5_000,
};

/** How often a table is checked when nothing is due, in ms. Nothing is due later than that. */
export const IDLE_CHECK_MS = 60_000;

/** A player or bot at a table. Amounts are minor units, times epoch ms of the database's clock. */
export interface Sitting {
  readonly id: string;
  seat: number | null;
  /** Null for a bot. */
  readonly round: {
    readonly id: string;
    readonly playerRef: string;
    readonly sessionId: string;
    readonly state: RoundState;
    /** The sum of the buy-in and accepted top-ups. */
    readonly staked: bigint;
    readonly topUps: number;
  } | null;
  readonly name: string;
  readonly picture: number;
  bought: bigint;
  stack: bigint;
  bankMs: number;
  missed: number;
  isOut: boolean;
  outSince: number | null;
  isLeaving: boolean;
  /** The browser's client seed for a hand. */
  seed: { handId: string; clientSeed: string } | null;
  /** The connection; written by its process, not by the table's steps. */
  readonly holder: string | null;
  readonly seenAt: number | null;
  readonly addressPrint: string | null;
  readonly satAt: number;
  hasLeft: boolean;
}

/** A move that was made in a hand. */
export interface PlayedMove {
  place: Seat;
  move: Json;
  by: 'player' | 'time' | 'bot';
}

/** The player who was dealt in at a place. */
export interface HandPlace {
  readonly place: Seat;
  readonly seat: number;
  readonly sittingId: string;
  readonly clientSeed: string | null;
  money: (SeatMoney & { units: number }) | null;
}

export interface Hand {
  readonly id: string;
  readonly number: number;
  readonly gameVersion: string;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  moves: PlayedMove[];
  /** The start of each place's turn, by place. */
  turns: Record<string, number>;
  readonly places: HandPlace[];
  readonly dealtAt: number;
  overAt: number | null;
}

/** The next hand: its seed is committed, and nobody is dealt in. */
export interface NextHand {
  readonly id: string;
  readonly number: number;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
}

/** A table with everything that a step needs. */
export interface Table {
  readonly id: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly isFreePlay: boolean;
  readonly base: bigint;
  version: bigint;
  dealsAt: number | null;
  fillsAt: number | null;
  dealer: number;
  dueAt: number;
  closedAt: number | null;
  sittings: Sitting[];
  next: NextHand;
  /** The current hand, or the last one. */
  hand: Hand | null;
}

/** Returns the sittings that have not left. */
export const present = ({ sittings }: Table): Sitting[] => sittings.filter(({ hasLeft }) => !hasLeft);

export const isBot = ({ round }: Sitting): boolean => round === null;

/** Whether a player's connection is lost. */
export function isAway({ round, holder, seenAt }: Sitting, now: number, { awayAfterMs }: SeatTimes): boolean {
  return round !== null && (holder === null || seenAt === null || now - seenAt > awayAfterMs);
}

/** Whether a hand continues. */
export const isPlaying = (hand: Hand | null): hand is Hand => hand !== null && hand.overAt === null;

/** Whether a sitting is part of the current hand. */
export function isInHand({ hand }: Table, { id }: Sitting): boolean {
  return isPlaying(hand) && hand.places.some(({ sittingId }) => sittingId === id);
}
