import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { shuffledDecks, type Card } from '../cards.ts';
import { playPlaces, type PlaceBets, type PlaceEvent } from '../placePays.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const BACCARAT_VERSION = 'baccarat@1';

/** Cards of this many decks are shuffled for every draw. */
export const DECKS = 8;

export const baccaratPlaces = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;
export type BaccaratPlace = (typeof baccaratPlaces)[number];
export type BaccaratChoice = PlaceBets<BaccaratPlace>;

export type BaccaratWinner = 'player' | 'banker' | 'tie';

/** The public data of a draw. */
export interface BaccaratResult {
  player: Card[];
  banker: Card[];
  winner: BaccaratWinner;
}

/** An event of a round. Amounts are digits in minor units. */
export type BaccaratEvent = DealtEvent | PlaceEvent<BaccaratPlace>;
/** The public data of the draw, in the list of events. */
export type DealtEvent = { type: 'cards_dealt'; playerPoints: number; bankerPoints: number } & BaccaratResult;

/** Returns the points of a card: tens and figures count nothing. */
function cardPoints({ rank }: Pick<Card, 'rank'>): number {
  return rank >= 10 ? 0 : rank;
}

/** Returns the points of a hand: the last digit of the sum. */
export function handPoints(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + cardPoints(card), 0) % 10;
}

/** Whether the banker draws a third card, by the points of the two and of the player's third card. */
export function bankerDraws(points: number, playerThird: number | undefined): boolean {
  if (playerThird === undefined) return points <= 5;
  if (points <= 2) return true;
  if (points === 3) return playerThird !== 8;
  if (points === 4) return playerThird >= 2 && playerThird <= 7;
  if (points === 5) return playerThird >= 4 && playerThird <= 7;
  return points === 6 && (playerThird === 6 || playerThird === 7);
}

/** Deals the cards of a draw from a fresh shoe: two each in turn, player first, then the third cards. */
export function dealBaccarat(draw: UniformDraw): BaccaratResult {
  const next = shuffledDecks(draw, DECKS);
  const [player, banker]: [Card[], Card[]] = [[], []];
  for (let turn = 0; turn < 2; turn += 1) {
    player.push(next());
    banker.push(next());
  }
  const [playerTwo, bankerTwo] = [handPoints(player), handPoints(banker)];
  if (playerTwo < 8 && bankerTwo < 8) {
    if (playerTwo <= 5) player.push(next());
    const third = player[2] && cardPoints(player[2]);
    if (bankerDraws(bankerTwo, third)) banker.push(next());
  }
  const difference = handPoints(player) - handPoints(banker);
  return { player, banker, winner: difference > 0 ? 'player' : difference < 0 ? 'banker' : 'tie' };
}

/** Whether the first two cards of a hand have the same rank. */
export function isPair([first, second]: readonly Card[]): boolean {
  return first !== undefined && first.rank === second?.rank;
}

/** Returns the payout of a place with its stake, in hundredths of the stake. A tie returns stakes on the hands. */
export function hundredthsOf(place: BaccaratPlace, { winner, player, banker }: BaccaratResult): number {
  if (place === 'tie') return winner === 'tie' ? 900 : 0;
  if (place === 'playerPair') return isPair(player) ? 1200 : 0;
  if (place === 'bankerPair') return isPair(banker) ? 1200 : 0;
  if (winner === 'tie') return 100;
  if (winner !== place) return 0;
  return place === 'banker' ? 195 : 200;
}

/** Decides a bet from the cards of its draw. */
export const playBaccarat = playPlaces<BaccaratPlace, DealtEvent>(
  baccaratPlaces,
  (draw) => {
    const result = dealBaccarat(draw);
    const [playerPoints, bankerPoints] = [handPoints(result.player), handPoints(result.banker)];
    return { type: 'cards_dealt', ...result, playerPoints, bankerPoints };
  },
  hundredthsOf,
);
