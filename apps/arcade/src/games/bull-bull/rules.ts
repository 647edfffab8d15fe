import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { shuffledDecks, type Card } from '../cards.ts';
import { playPlaces, type PlaceBets, type PlaceEvent } from '../placePays.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const BULL_BULL_VERSION = 'bull-bull@1';

export const HAND = 5;
/** The greatest multiple. A bet at the multiple reserves this many times its base bet. */
export const MAX_MULTIPLE = 5;

export const bullPlayers = ['player1', 'player2', 'player3'] as const;
export type BullPlayer = (typeof bullPlayers)[number];
export type BullPlace = BullPlayer | `${BullPlayer}Multiple`;
export const bullBullPlaces: readonly BullPlace[] = [
  ...bullPlayers,
  ...bullPlayers.map((player) => `${player}Multiple` as const),
];
export type BullBullChoice = PlaceBets<BullPlace>;

/** The value of a hand: 0 without a bull, 1 to 9, 10 for bull bull, 11 for five figures. */
export type Bull = number;
export const BULL_BULL = 10;
export const FIVE_FIGURES = 11;

/** A hand on the table. */
export interface BullHand {
  cards: Card[];
  bull: Bull;
}

/** The public data of a draw. */
export interface BullBullResult {
  banker: BullHand;
  player1: BullHand;
  player2: BullHand;
  player3: BullHand;
}

/** The draw in the list of events. */
export type HandsDealtEvent = { type: 'hands_dealt' } & BullBullResult;
/** An event of a round. */
export type BullBullEvent = HandsDealtEvent | PlaceEvent<BullPlace>;

/** Returns the points of a card: tens and figures count ten. */
function pointsOf({ rank }: Pick<Card, 'rank'>): number {
  return Math.min(rank, 10);
}

/** Returns the first three cards whose points sum to a multiple of ten, by their places in the hand. */
export function threeOfBull(cards: readonly Pick<Card, 'rank'>[]): [number, number, number] | undefined {
  const points = cards.map(pointsOf);
  for (let first = 0; first < points.length; first += 1)
    for (let second = first + 1; second < points.length; second += 1)
      for (let third = second + 1; third < points.length; third += 1)
        if (((points[first] ?? 0) + (points[second] ?? 0) + (points[third] ?? 0)) % 10 === 0)
          return [first, second, third];
  return undefined;
}

/** Returns the value of five cards. For any three that make the bull, the other two have the same last digit. */
export function bullOf(cards: readonly Pick<Card, 'rank'>[]): Bull {
  if (cards.every(({ rank }) => rank > 10)) return FIVE_FIGURES;
  if (!threeOfBull(cards)) return 0;
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10 || BULL_BULL;
}

/** Returns how many times the base bet the winner's hand pays. */
export function multipleOf(bull: Bull): number {
  if (bull === FIVE_FIGURES) return MAX_MULTIPLE;
  if (bull === BULL_BULL) return 3;
  return bull >= 7 ? 2 : 1;
}

/** Returns the place of a card among 52, from the ace of clubs at 0 to the king of spades at 51. */
function cardStrength({ rank, suit }: Card): number {
  return (rank - 1) * 4 + (3 - suit);
}

/** Returns a number by which hands compare: their worth, then their highest card. */
export function handStrength({ cards, bull }: BullHand): number {
  return bull * 52 + Math.max(...cards.map(cardStrength));
}

/** Whether a player's hand beats the banker's. The banker wins if worth and highest card are the same. */
export function beatsBanker(player: BullHand, banker: BullHand): boolean {
  return handStrength(player) > handStrength(banker);
}

/** Deals five cards from a fresh deck. */
function dealHand(draw: UniformDraw): BullHand {
  const next = shuffledDecks(draw);
  const cards = Array.from({ length: HAND }, () => next());
  return { cards, bull: bullOf(cards) };
}

/** Deals the hands of a draw, the banker's first, each from its own deck. */
export function dealBullBull(draw: UniformDraw): BullBullResult {
  return { banker: dealHand(draw), player1: dealHand(draw), player2: dealHand(draw), player3: dealHand(draw) };
}

/** The payout of a won flat bet, in hundredths: even money less 5 %. */
export const FLAT_WIN = 195;

/**
 * Returns the payout of a bet at the multiple, in hundredths of the reserved amount. A fifth of it is the base bet. It
 * wins the base bet times the multiple less 5 %, or loses the base bet times the multiple; the rest is returned.
 */
export function multipleHundredths(isWon: boolean, multiple: number): number {
  const base = 100 / MAX_MULTIPLE;
  return isWon ? 100 + (base * multiple * 95) / 100 : 100 - base * multiple;
}

/** Returns the player that a place is on, and whether it is at the multiple. */
export function placeParts(place: BullPlace): { player: BullPlayer; isMultiple: boolean } {
  const player = bullPlayers.find((each) => place.startsWith(each));
  if (!player) throw new RangeError(`${place} is no place of Bull Bull`);
  return { player, isMultiple: place !== player };
}

/** Returns the payout of a place with its stake, in hundredths of the stake. */
export function hundredthsOf(place: BullPlace, result: BullBullResult): number {
  const { player, isMultiple } = placeParts(place);
  const [hand, { banker }] = [result[player], result];
  const isWon = beatsBanker(hand, banker);
  if (isMultiple) return multipleHundredths(isWon, multipleOf((isWon ? hand : banker).bull));
  return isWon ? FLAT_WIN : 0;
}

/** Decides a bet from the hands of its draw. */
export const playBullBull = playPlaces<BullPlace, HandsDealtEvent>(
  bullBullPlaces,
  (draw) => ({ type: 'hands_dealt', ...dealBullBull(draw) }),
  hundredthsOf,
);
