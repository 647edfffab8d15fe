/*
 * Seat games: games for several players at one table. Rules are pure, so that the server, tests and the verifier run
 * the same code. Cards are dealt from the seeds of the hand; everything else follows from the moves.
 */
import type { UniformDraw } from '../fairness/uniformDraw.ts';
import type { Json } from './json.ts';

/**
 * A place in a hand, from 0 in the order of play. The last place is the dealer's, which moves to the next seat of the
 * table after each hand. In a game with a banker the dealer is the banker; a game whose cards decide who begins ignores
 * it.
 */
export type Seat = number;

/** The result of each seat in a hand, in whole units of the table's base, before rake. They sum to zero. */
export type HandResult = readonly number[];

/** The rules of a seat game. `State` holds everything, hidden cards too; it never leaves the server. */
export interface SeatRules<State extends Json = Json, Move extends Json = Json> {
  /** Stored with every hand. Any change of a result needs a new version. */
  version: string;
  seats: { least: number; most: number };
  /**
   * The maximum loss of a seat in a hand of this many seats, in units of the base. A smaller stack is not dealt in at
   * that place, so that no stack falls below zero.
   */
  maxLossUnits(seat: Seat, seats: number): number;
  /** How long a seat may think before its time bank is used, in ms. */
  thinkMs: number;
  deal(draw: UniformDraw, seats: number): State;
  /** The seats that may move now, one or several at once; empty once the hand is over. */
  toMove(state: State): readonly Seat[];
  /**
   * Every move that a seat may make now. In games with very many moves `isLegal` decides, and these are only
   * suggestions.
   */
  moves(state: State, seat: Seat): readonly Move[];
  isLegal(state: State, seat: Seat, move: Move): boolean;
  /** @throws DecisionError if the move is not allowed. */
  apply(state: State, seat: Seat, move: Move): State;
  /** The move of a seat that does not answer in time or is away. It is never worse than giving up. */
  defaultMove(state: State, seat: Seat): Move;
  /** The move of a bot, which sees only what `viewFor` returns. */
  botMove(view: Json, seat: Seat, draw: UniformDraw): Move;
  /** The view of a seat; the public view for `null`. It contains no hidden card of others. */
  viewFor(state: State, seat: Seat | null): Json;
  /** Null while the hand continues. */
  resultOf(state: State): HandResult | null;
}

/**
 * The rake, as a fraction of a seat's win from others in a hand. Bases are multiples of its denominator, so that it is
 * whole.
 */
export const RAKE = { numerator: 1n, denominator: 50n } as const;

/** The effect of a hand on a seat, in minor units: the stack changes by `net`, and `rake` goes to the house. */
export interface SeatMoney {
  net: bigint;
  rake: bigint;
}

/**
 * Returns the money of a hand. Nets and rakes sum to zero.
 *
 * @throws RangeError if the base is off the grid, or the result does not sum to zero.
 */
export function handMoney(units: HandResult, base: bigint): SeatMoney[] {
  if (base % RAKE.denominator !== 0n) throw new RangeError('the base is off the grid of the rake');
  if (units.reduce((sum, value) => sum + value, 0) !== 0) throw new RangeError('a hand moves as much as it takes');
  return units.map((value) => {
    const won = BigInt(value) * base;
    const rake = won > 0n ? (won * RAKE.numerator) / RAKE.denominator : 0n;
    return { net: won - rake, rake };
  });
}
