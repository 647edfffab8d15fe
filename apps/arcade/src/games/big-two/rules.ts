import { drawDistinct } from '../../fairness/drawDistinct.ts';
import { DECK } from '../cards.ts';
import { DecisionError, type Json } from '../game.ts';
import type { SeatRules } from '../seatGame.ts';
import { beats, byStrength, cardStrength, combinationOf, combinationsIn, rankStrength } from './combinations.ts';

export const BIG_TWO_VERSION = 'big-two@1';
export const HAND_CARDS = 13;
const MAX_SEATS = 4;

/** The cards that are played, numbers from 0 to 51; an empty list passes. */
export type BigTwoMove = number[];

export type BigTwoState = {
  /** The remaining cards of each place. */
  hands: number[][];
  turn: number;
  /** The play to beat; null if any play is allowed. */
  trick: { place: number; cards: number[] } | null;
  /** Players who have passed in this trick, and cannot play again in it. */
  passed: boolean[];
  /** The weakest card that was dealt; the first play must contain it. Null once it is played. */
  opening: number | null;
};

/** The view of a hand. Cards of others are null until the hand is over. */
export type BigTwoView = {
  places: { cards: (number | null)[]; hasPassed: boolean }[];
  trick: { place: number; cards: number[] } | null;
  /** The card that the first play has to contain; null for players who do not hold it. */
  opening: number | null;
  isOver: boolean;
};

const winnerOf = ({ hands }: BigTwoState): number => hands.findIndex(({ length }) => length === 0);

/** Returns the payment of a place for this number of remaining cards, in units. */
export function unitsFor(remaining: number): number {
  if (remaining === HAND_CARDS) return 3 * remaining;
  return remaining >= 10 ? 2 * remaining : remaining;
}

interface Situation {
  hand: readonly number[];
  trick: readonly number[] | null;
  opening: number | null;
}

function isPlayable({ hand, trick, opening }: Situation, move: readonly number[]): boolean {
  if (move.length === 0) return trick !== null;
  if (new Set(move).size < move.length || !move.every((card) => hand.includes(card))) return false;
  const played = combinationOf(move);
  if (!played || (opening !== null && !move.includes(opening))) return false;
  const other = trick && combinationOf(trick);
  return !other || beats(played, other);
}

const playsIn = (situation: Situation): number[][] =>
  combinationsIn(situation.hand, situation.trick?.length).filter((cards) => isPlayable(situation, cards));

const situationOf = ({ hands, trick, opening }: BigTwoState, seat: number): Situation => ({
  hand: hands[seat] ?? [],
  trick: trick?.cards ?? null,
  opening,
});

const isTurnOf = (state: BigTwoState, seat: number): boolean => winnerOf(state) < 0 && state.turn === seat;

const isLegal = (state: BigTwoState, seat: number, move: BigTwoMove): boolean =>
  isTurnOf(state, seat) && isPlayable(situationOf(state, seat), move);

/** Returns the play that costs least: as a lead the most cards with the weakest one, as an answer the weakest play. */
function cheapestPlay(situation: Situation): number[] {
  const plays = playsIn(situation);
  if (situation.trick !== null) {
    // Keeps four of a kind and twos while another play exists.
    return (
      plays.find((cards) => cards.length === 5 || cards.every((card) => rankStrength(card) < 12)) ?? plays[0] ?? []
    );
  }
  const weakest = byStrength(situation.hand)[0];
  const leads = plays.filter((cards) => weakest !== undefined && cards.includes(weakest));
  return leads.toSorted((a, b) => b.length - a.length)[0] ?? plays[0] ?? [];
}

/** Big Two: the first player without cards is paid by the others for the cards that they still hold. */
export const bigTwoRules: SeatRules<BigTwoState, BigTwoMove> = {
  version: BIG_TWO_VERSION,
  seats: { least: 2, most: MAX_SEATS },
  maxLossUnits: () => unitsFor(HAND_CARDS),
  thinkMs: 20_000,
  deal(draw, seats) {
    // Thirteen cards to each place, one after the other in the order of play.
    const cards = drawDistinct(draw, DECK, HAND_CARDS * seats);
    const hands = Array.from({ length: seats }, (_, place) =>
      byStrength(cards.filter((_card, index) => index % seats === place)),
    );
    const opening = cards.reduce((weakest, card) => (cardStrength(card) < cardStrength(weakest) ? card : weakest));
    return {
      hands,
      turn: hands.findIndex((hand) => hand.includes(opening)),
      trick: null,
      passed: hands.map(() => false),
      opening,
    };
  },
  toMove: (state) => (winnerOf(state) < 0 ? [state.turn] : []),
  moves(state, seat) {
    if (!isTurnOf(state, seat)) return [];
    const situation = situationOf(state, seat);
    return [...playsIn(situation), ...(situation.trick === null ? [] : [[]])];
  },
  isLegal,
  apply(state, seat, move) {
    if (!isLegal(state, seat, move)) throw new DecisionError('these cards cannot be played now');
    const isPass = move.length === 0;
    const hands = state.hands.map((hand, place) =>
      place === seat ? hand.filter((card) => !move.includes(card)) : hand,
    );
    const trick = isPass ? state.trick : { place: seat, cards: byStrength(move) };
    const passed = state.passed.map((hadPassed, place) => hadPassed || (isPass && place === seat));
    const seats = hands.length;
    const after = Array.from({ length: seats }, (_, step) => (seat + 1 + step) % seats);
    const next = after.find((place) => !passed[place] && place !== trick?.place);
    // Everybody else has passed: the trick is over, and its winner leads.
    if (next === undefined)
      return { hands, turn: trick?.place ?? seat, trick: null, passed: hands.map(() => false), opening: null };
    return { hands, turn: next, trick, passed, opening: null };
  },
  defaultMove(state, seat) {
    const situation = situationOf(state, seat);
    if (situation.trick !== null) return [];
    return [situation.opening ?? situation.hand[0] ?? 0];
  },
  botMove(view, seat) {
    const { places, trick, opening } = view as unknown as BigTwoView;
    const hand = (places[seat]?.cards ?? []).filter((card) => card !== null);
    return cheapestPlay({ hand, trick: trick?.cards ?? null, opening });
  },
  viewFor(state, seat): Json {
    const isOver = winnerOf(state) >= 0;
    return {
      places: state.hands.map((hand, place) => ({
        cards: isOver || place === seat ? hand : hand.map(() => null),
        hasPassed: state.passed[place] ?? false,
      })),
      trick: state.trick,
      opening:
        state.opening !== null && seat !== null && state.hands[seat]?.includes(state.opening) ? state.opening : null,
      isOver,
    };
  },
  resultOf(state) {
    const winner = winnerOf(state);
    if (winner < 0) return null;
    const units = state.hands.map(({ length }) => 0 - unitsFor(length));
    units[winner] = 0 - units.reduce((sum, value) => sum + value, 0);
    return units;
  },
};
