/*
 * Games for several people at one table: a seat game. Rules are pure, so that the server, tests and the verifier run the same
 * code. Cards are dealt from the seeds of the hand; everything else follows from the moves.
 */
import type { UniformDraw } from '../fairness/uniformDraw.ts';
import type { Json } from './game.ts';

/** A seat of a hand, from 0 in the order of play. */
export type Seat = number;

/** What each seat gets from a hand, in units of the table's base, before rake. They sum to zero. */
export type HandResult = readonly number[];

/** The rules of a seat game. `State` holds everything, hidden cards too; it never leaves the server. */
export interface SeatRules<State extends Json = Json, Move extends Json = Json> {
  /** Stored with every hand. Any change of a result needs a new version. */
  version: string;
  seats: { least: number; most: number };
  /** The most that a seat can lose in a hand, in units of the base. Who has less sits out. */
  mostUnits: number;
  /** How long a seat may think before its time bank is used, in ms. */
  thinkMs: number;
  deal(draw: UniformDraw, seats: number): State;
  /** The seats that may move now; empty once the hand is over. */
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
  /** What a seat may see; what everybody may see for `null`. Holds no card of others before it is shown. */
  viewFor(state: State, seat: Seat | null): Json;
  /** Null while the hand goes on. */
  resultOf(state: State): HandResult | null;
}
