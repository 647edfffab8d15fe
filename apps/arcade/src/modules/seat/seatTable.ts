import type { RoundState } from '../../database.ts';
import type { Json } from '../../games/game.ts';
import type { Seat, SeatMoney } from '../../games/seatGame.ts';

/** Times of tables in ms, which tests override. */
export interface SeatTimes {
  /** How often a process looks for tables where something is due, or where another process did something. */
  lookEveryMs: number;
  /** The same while nobody of this process sits at a table. */
  idleEveryMs: number;
  /** How long a hand is shown before the next one is dealt. */
  showMs: number;
  /** From when enough are ready until the hand is dealt. */
  gatherMs: number;
  /** How much longer somebody who is here is waited for. */
  seedWaitMs: number;
  /** Until the first bot comes, and from one to the next. */
  fillAfterMs: number;
  fillEveryMs: number;
  /** The least and the most that a bot thinks. */
  botThinkMs: readonly [number, number];
  bankMs: number;
  /** The grace period for a move that was sent before the time ended. */
  graceMs: number;
  /** A connection without a message for this time is away. */
  awayAfterMs: number;
  /** A player who is away, or sits out, for this time leaves the table. */
  leavesAfterMs: number;
  outLeavesAfterMs: number;
  /** How often a process says which connections it has. */
  touchEveryMs: number;
}

export const defaultSeatTimes: SeatTimes = {
  lookEveryMs: 200,
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
export const LOOK_AGAIN_MS = 60_000;

/** Somebody at a table. Amounts are minor units, times epoch ms of the database's clock. */
export interface Sitting {
  readonly id: string;
  seat: number | null;
  /** Null for a bot. */
  readonly round: {
    readonly id: string;
    readonly playerRef: string;
    readonly sessionId: string;
    readonly state: RoundState;
    /** Everything that was staked so far. */
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
  /** The seed of the browser for a hand. */
  seed: { handId: string; clientSeed: string } | null;
  /** Written by the process that has the connection, and not by the table's steps. */
  readonly holder: string | null;
  readonly seenAt: number | null;
  readonly addressPrint: string | null;
  readonly satAt: number;
  hasLeft: boolean;
}

/** A move of a hand, in the order in which they were made. */
export interface MadeMove {
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
  moves: MadeMove[];
  /** Since when each place may move. */
  turns: Record<string, number>;
  readonly places: HandPlace[];
  readonly dealtAt: number;
  overAt: number | null;
}

/** The hand that comes next: its seed is committed, and nobody is dealt in. */
export interface NextHand {
  readonly id: string;
  readonly number: number;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
}

/** A table with all that a step of it needs. */
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
  /** The hand that is running, or the last one. */
  hand: Hand | null;
}

/** Those who are at the table. */
export const present = ({ sittings }: Table): Sitting[] => sittings.filter(({ hasLeft }) => !hasLeft);

export const isBot = ({ round }: Sitting): boolean => round === null;

/** Whether a player's connection is lost. */
export function isAway({ round, holder, seenAt }: Sitting, now: number, { awayAfterMs }: SeatTimes): boolean {
  return round !== null && (holder === null || seenAt === null || now - seenAt > awayAfterMs);
}

/** Whether a hand continues. */
export const isPlaying = (hand: Hand | null): hand is Hand => hand !== null && hand.overAt === null;

/** Whether a sitting is part of the hand that is running. */
export function isInHand({ hand }: Table, { id }: Sitting): boolean {
  return isPlaying(hand) && hand.places.some(({ sittingId }) => sittingId === id);
}
