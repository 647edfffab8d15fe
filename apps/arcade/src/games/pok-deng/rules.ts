import { drawDistinct } from '../../fairness/drawDistinct.ts';
import { DECK } from '../cards.ts';
import { DecisionError, type Json } from '../game.ts';
import type { SeatRules } from '../seatGame.ts';
import { pokHandOf, settlePokDeng, type PokHand } from './hands.ts';

export const POK_DENG_VERSION = 'pok-deng@1';
const MAX_MULTIPLE = 5;
const MAX_SEATS = 6;
/** A hand of at most this many points takes a third card if nobody decides. */
const DRAWS_UP_TO = 4;

/** `draw` takes a third card. */
export type PokDengMove = 'draw' | 'stand';

/** Cards are numbers from 0 to 51. The last place is the banker's. */
export type PokDengState = {
  /** Two cards by place. */
  hands: number[][];
  /** The third card that each place would take. The deal fixes it, so it does not depend on who decides first. */
  thirds: number[];
  moves: (PokDengMove | null)[];
};

/** The view of a place. Hidden cards are null. */
export type PokDengPlaceView = {
  cards: (number | null)[];
  /** Null while a card is hidden. */
  hand: PokHand | null;
  /** Whether the place took a third card or stood; false while it has not decided. */
  hasDecided: boolean;
};

export type PokDengView = { places: PokDengPlaceView[]; isOver: boolean };

const isPok = (cards: readonly number[] | undefined): boolean => cards !== undefined && pokHandOf(cards).points >= 8;

const bankerOf = ({ hands }: PokDengState): number => hands.length - 1;

function cardsOf({ hands, thirds, moves }: PokDengState, place: number): number[] {
  const third = thirds[place];
  return [...(hands[place] ?? []), ...(moves[place] === 'draw' && third !== undefined ? [third] : [])];
}

function toMove(state: PokDengState): number[] {
  const { hands, moves } = state;
  const banker = bankerOf(state);
  if (isPok(hands[banker])) return [];
  const waiting = hands.flatMap((hand, place) => (moves[place] === null && !isPok(hand) ? [place] : []));
  const players = waiting.filter((place) => place !== banker);
  // The banker draws last, and not at all when everybody else has shown.
  const hasOpponent = hands.some((hand, place) => place !== banker && !isPok(hand));
  return players.length > 0 || !hasOpponent ? players : waiting;
}

const isOver = (state: PokDengState): boolean => toMove(state).length === 0;

const isMove = (move: unknown): move is PokDengMove => move === 'draw' || move === 'stand';

function bestMove(cards: readonly (number | null)[] | undefined): PokDengMove {
  const known = (cards ?? []).filter((card) => card !== null);
  return pokHandOf(known).points <= DRAWS_UP_TO ? 'draw' : 'stand';
}

/** Pok deng: two cards, an optional third, each player against the banker. */
export const pokDengRules: SeatRules<PokDengState, PokDengMove> = {
  version: POK_DENG_VERSION,
  seats: { least: 2, most: MAX_SEATS },
  maxLossUnits: (seat, seats) => (seat === seats - 1 ? MAX_MULTIPLE * (seats - 1) : MAX_MULTIPLE),
  thinkMs: 12_000,
  deal(draw, seats) {
    // One card to each place in the order of play, then a second one, then the third ones.
    const cards = drawDistinct(draw, DECK, 3 * seats);
    const row = (round: number): number[] => cards.slice(round * seats, (round + 1) * seats);
    const [first, second, thirds] = [row(0), row(1), row(2)];
    return {
      hands: first.map((card, place) => [card, second[place] ?? 0]),
      thirds,
      moves: first.map(() => null),
    };
  },
  toMove,
  moves: (state, seat) => (toMove(state).includes(seat) ? ['draw', 'stand'] : []),
  isLegal: (state, seat, move) => toMove(state).includes(seat) && isMove(move),
  apply(state, seat, move) {
    if (!toMove(state).includes(seat) || !isMove(move)) throw new DecisionError('the place cannot move so');
    return { ...state, moves: state.moves.map((previous, place) => (place === seat ? move : previous)) };
  },
  defaultMove: (state, seat) => bestMove(state.hands[seat]),
  botMove: (view, seat) => bestMove((view as unknown as PokDengView).places[seat]?.cards),
  viewFor(state, seat): Json {
    const over = isOver(state);
    const places = state.hands.map((hand, place): PokDengPlaceView => {
      const cards = cardsOf(state, place);
      // A pok is shown at once.
      const isShown = over || place === seat || isPok(hand);
      return {
        cards: isShown ? cards : cards.map(() => null),
        hand: isShown ? pokHandOf(cards) : null,
        hasDecided: state.moves[place] !== null,
      };
    });
    return { places, isOver: over };
  },
  resultOf(state) {
    if (!isOver(state)) return null;
    const banker = bankerOf(state);
    const bank = pokHandOf(cardsOf(state, banker));
    const units = state.hands.map((_, place) =>
      place === banker ? 0 : settlePokDeng(pokHandOf(cardsOf(state, place)), bank),
    );
    units[banker] = 0 - units.reduce((sum, value) => sum + value, 0);
    return units;
  },
};
