import { drawDistinct } from '../../fairness/drawDistinct.ts';
import { DECK } from '../cards.ts';
import { DecisionError, type Json } from '../game.ts';
import type { SeatRules } from '../seatGame.ts';
import { bragHandOf, bragKinds, compareBrag, type BragHand } from './hands.ts';

export const BRAG_VERSION = 'brag@1';
/** The ante of every player, in units. */
export const ANTE = 1;
/** The amount of a raise, in units. */
export const RAISE = 2;
/** The most raises of a hand. After them players only call or fold, so that nobody loses more than is set aside. */
export const MAX_RAISES = 6;
const MAX_SEATS = 6;
/** The most that a place puts in, in units. */
export const MAX_STAKE_UNITS = ANTE + MAX_RAISES * RAISE;

export type BragMove = 'fold' | 'call' | 'raise';

/** Cards are numbers from 0 to 51. */
export type BragState = {
  hands: number[][];
  /** The sum that each place has bet, in units. */
  put: number[];
  folded: boolean[];
  turn: number;
  raises: number;
  /** The player of the last raise, or the first player: on their next turn, hands are shown. */
  closer: number;
  isShown: boolean;
};

/** The view of a hand. Cards of others are null until hands are shown; cards of a player who folded stay null. */
export type BragView = {
  places: { cards: (number | null)[]; put: number; hasFolded: boolean; hand: BragHand | null; isWinner: boolean }[];
  pot: number;
  /** The amount for the place to call, in units. */
  toCall: number;
  canRaise: boolean;
  isOver: boolean;
};

const activeIn = ({ folded }: BragState): number[] => folded.flatMap((hasFolded, place) => (hasFolded ? [] : [place]));
const isOver = (state: BragState): boolean => state.isShown || activeIn(state).length < 2;
const stakeOf = ({ put }: BragState): number => Math.max(...put);

/** Returns the places with the best hand; several if they are equal. */
function winnersOf(state: BragState): number[] {
  const active = activeIn(state);
  const hands = new Map(active.map((place) => [place, bragHandOf(state.hands[place] ?? [])]));
  const isBest = (place: number) =>
    active.every((other) => {
      const [mine, theirs] = [hands.get(place), hands.get(other)];
      return mine && theirs && compareBrag(mine, theirs) >= 0;
    });
  return active.filter(isBest);
}

function movesOf(state: BragState, seat: number): BragMove[] {
  if (isOver(state) || state.turn !== seat) return [];
  return state.raises < MAX_RAISES ? ['call', 'raise', 'fold'] : ['call', 'fold'];
}

function after(state: BragState, seat: number): BragState {
  const seats = state.hands.length;
  const order = Array.from({ length: seats }, (_, step) => (seat + 1 + step) % seats);
  const next = order.find((place) => place === state.closer || !state.folded[place]) ?? seat;
  if (next === state.closer && state.put.every((put, place) => state.folded[place] || put === stakeOf(state)))
    return { ...state, turn: next, isShown: true };
  return { ...state, turn: next };
}

/** Three-card brag with a fixed limit: one round of bets, then the best hand takes the pot. */
export const bragRules: SeatRules<BragState, BragMove> = {
  version: BRAG_VERSION,
  seats: { least: 2, most: MAX_SEATS },
  maxLossUnits: () => MAX_STAKE_UNITS,
  thinkMs: 15_000,
  deal(draw, seats) {
    // One card to each place in the order of play, three times.
    const cards = drawDistinct(draw, DECK, 3 * seats);
    const hands = Array.from({ length: seats }, (_, place) => cards.filter((_card, index) => index % seats === place));
    return {
      hands,
      put: hands.map(() => ANTE),
      folded: hands.map(() => false),
      turn: 0,
      raises: 0,
      closer: 0,
      isShown: false,
    };
  },
  toMove: (state) => (isOver(state) ? [] : [state.turn]),
  moves: movesOf,
  isLegal: (state, seat, move) => movesOf(state, seat).includes(move),
  apply(state, seat, move) {
    if (!movesOf(state, seat).includes(move)) throw new DecisionError('the place cannot move so');
    if (move === 'fold') {
      const folded = state.folded.map((was, place) => was || place === seat);
      // If the first player folds, the next one closes the betting.
      const closer = state.closer === seat ? nextActive(folded, seat) : state.closer;
      const next = { ...state, folded, closer };
      return isOver(next) ? next : state.closer === seat ? { ...next, turn: closer } : after(next, seat);
    }
    const stake = stakeOf(state) + (move === 'raise' ? RAISE : 0);
    const put = state.put.map((had, place) => (place === seat ? stake : had));
    const isRaise = move === 'raise';
    return after(
      { ...state, put, raises: state.raises + (isRaise ? 1 : 0), closer: isRaise ? seat : state.closer },
      seat,
    );
  },
  defaultMove: (state, seat) => (state.put[seat] === stakeOf(state) ? 'call' : 'fold'),
  botMove(view, seat, draw) {
    const { places, toCall, canRaise } = view as unknown as BragView;
    const hand = places[seat]?.hand;
    const [kind = 0, top = 0] = hand?.strength ?? [];
    const chance = draw(100);
    if (kind >= bragKinds.indexOf('flush')) return canRaise && chance < 70 ? 'raise' : 'call';
    if (kind === bragKinds.indexOf('pair')) return canRaise && chance < 25 ? 'raise' : 'call';
    // A weak hand calls low amounts, and bluffs now and then.
    if (canRaise && chance < 6) return 'raise';
    return toCall === 0 || (toCall <= RAISE && top >= 12) ? 'call' : 'fold';
  },
  viewFor(state, seat): Json {
    const over = isOver(state);
    const winners = over ? winnersOf(state) : [];
    return {
      places: state.hands.map((cards, place) => {
        const hasFolded = state.folded[place] ?? false;
        const isOpen = place === seat || (state.isShown && !hasFolded);
        const { kind, strength } = bragHandOf(cards);
        return {
          cards: isOpen ? cards : cards.map(() => null),
          put: state.put[place] ?? 0,
          hasFolded,
          hand: isOpen ? { kind, strength: [...strength] } : null,
          isWinner: winners.includes(place),
        };
      }),
      pot: state.put.reduce((sum, put) => sum + put, 0),
      toCall: seat === null ? 0 : stakeOf(state) - (state.put[seat] ?? 0),
      canRaise: state.raises < MAX_RAISES,
      isOver: over,
    };
  },
  resultOf(state) {
    if (!isOver(state)) return null;
    const winners = winnersOf(state);
    const pot = state.put.reduce((sum, put) => sum + put, 0);
    const share = Math.floor(pot / winners.length);
    // The indivisible remainder goes to the first winner after the dealer.
    const rest = pot - share * winners.length;
    return state.put.map((put, place) => {
      const at = winners.indexOf(place);
      return (at < 0 ? 0 : share + (at === 0 ? rest : 0)) - put;
    });
  },
};

function nextActive(folded: readonly boolean[], seat: number): number {
  const order = folded.map((_, step) => (seat + 1 + step) % folded.length);
  return order.find((place) => !folded[place]) ?? seat;
}
