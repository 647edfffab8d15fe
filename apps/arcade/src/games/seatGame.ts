/*
 * Games for several people at one table: a seat game. Rules are pure, so that the server, tests and the verifier run
 * the same code. Cards are dealt from the seeds of the hand; everything else follows from the moves.
 */
import type { UniformDraw } from '../fairness/uniformDraw.ts';
import type { Json } from './json.ts';

/**
 * A place in a hand, from 0 in the order of play. The last place is the dealer's: it goes to the next seat of the table
 * from hand to hand. A game with a banker makes the dealer its banker; one whose cards say who begins does not look at
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
   * The maximum loss of a seat in a hand of this many, in units of the base. A smaller stack is not dealt in at such a
   * place, so that a stack never falls below zero.
   */
  mostUnits(seat: Seat, seats: number): number;
  /** How long a seat may think before its time bank is used, in ms. */
  thinkMs: number;
  deal(draw: UniformDraw, seats: number): State;
  /** The seats that may move now, one or several at once; empty once the hand is over. */
  toMove(state: State): readonly Seat[];
  /** Every move that a seat may make now. For games with very many moves those of `isLegal`, and this only suggests. */
  moves(state: State, seat: Seat): readonly Move[];
  isLegal(state: State, seat: Seat, move: Move): boolean;
  /** @throws DecisionError for a move that is not allowed. */
  apply(state: State, seat: Seat, move: Move): State;
  /** The move of a seat that says nothing in time or is away. It is never worse than giving up. */
  defaultMove(state: State, seat: Seat): Move;
  /** The move of a bot, which knows what `viewFor` shows and nothing else. */
  botMove(view: Json, seat: Seat, draw: UniformDraw): Move;
  /** The view of a seat; the public view for `null`. Holds no card of others before it is shown. */
  viewFor(state: State, seat: Seat | null): Json;
  /** Null while the hand continues. */
  resultOf(state: State): HandResult | null;
}

/**
 * The rake: this part of what a seat wins from others in a hand. Bases are multiples of its denominator, so it is
 * whole.
 */
export const RAKE = { numerator: 1n, denominator: 50n } as const;

/** The change of a seat by a hand, in minor units: the stack changes by `net`, and `rake` goes to the house. */
export interface SeatMoney {
  net: bigint;
  rake: bigint;
}

/**
 * The money of a hand. Nets and rakes sum to zero.
 *
 * @throws RangeError for a base that is off the grid, or a result that does not sum to zero.
 */
export function handMoney(units: HandResult, base: bigint): SeatMoney[] {
  if (base % RAKE.denominator !== 0n) throw new RangeError('the base is off the grid of the rake');
  if (units.reduce((sum, one) => sum + one, 0) !== 0) throw new RangeError('a hand moves as much as it takes');
  return units.map((one) => {
    const won = BigInt(one) * base;
    const rake = won > 0n ? (won * RAKE.numerator) / RAKE.denominator : 0n;
    return { net: won - rake, rake };
  });
}
