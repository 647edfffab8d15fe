import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { shuffledDecks, type Card } from '../cards.ts';
import { playPlaces, type PlaceBets, type PlaceEvent } from '../placePays.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const DRAGON_TIGER_VERSION = 'dragon-tiger@1';

/** Cards of this many decks are shuffled for every draw. */
export const DECKS = 8;

export const cardSides = ['dragon', 'tiger'] as const;
export type CardSide = (typeof cardSides)[number];
/** The bets on the card of a side. A seven loses all of them. */
export const cardTraits = ['Big', 'Small', 'Odd', 'Even', 'Red', 'Black'] as const;
export type CardTrait = (typeof cardTraits)[number];

export type DragonTigerPlace = CardSide | 'tie' | 'suitedTie' | `${CardSide}${CardTrait}`;
export const dragonTigerPlaces: readonly DragonTigerPlace[] = [
  'dragon',
  'tiger',
  'tie',
  'suitedTie',
  ...cardSides.flatMap((side) => cardTraits.map((trait) => `${side}${trait}` as const)),
];
export type DragonTigerChoice = PlaceBets<DragonTigerPlace>;

/** The public data of a draw. */
export interface DragonTigerResult {
  dragon: Card;
  tiger: Card;
  winner: CardSide | 'tie';
}

/** The draw in the list of events. */
export type DuelDealtEvent = { type: 'cards_dealt' } & DragonTigerResult;
/** An event of a round. */
export type DragonTigerEvent = DuelDealtEvent | PlaceEvent<DragonTigerPlace>;

const SEVEN = 7;

/** Deals a card to each side from a fresh shoe, to the dragon first. The higher rank wins; the ace is the lowest. */
export function dealDragonTiger(draw: UniformDraw): DragonTigerResult {
  const next = shuffledDecks(draw, DECKS);
  const [dragon, tiger] = [next(), next()];
  const difference = dragon.rank - tiger.rank;
  return { dragon, tiger, winner: difference > 0 ? 'dragon' : difference < 0 ? 'tiger' : 'tie' };
}

/** Whether a card has a trait. */
export function hasTrait({ rank, suit }: Card, trait: CardTrait): boolean {
  if (rank === SEVEN) return false;
  switch (trait) {
    case 'Big':
      return rank > SEVEN;
    case 'Small':
      return rank < SEVEN;
    case 'Odd':
      return rank % 2 === 1;
    case 'Even':
      return rank % 2 === 0;
    // Hearts and diamonds.
    case 'Red':
      return suit === 1 || suit === 2;
    case 'Black':
      break;
  }
  return suit === 0 || suit === 3;
}

/** The payout of each kind of place with its stake, in hundredths of the stake. */
export const dragonTigerPays = { side: 200, tiedSide: 50, tie: 1300, suitedTie: 5700, trait: 210 } as const;

/** Returns the payout of a place, in hundredths of its stake. A tie returns half of the stake on a side. */
export function hundredthsOf(place: DragonTigerPlace, { dragon, tiger, winner }: DragonTigerResult): number {
  if (place === 'tie') return winner === 'tie' ? dragonTigerPays.tie : 0;
  if (place === 'suitedTie') return winner === 'tie' && dragon.suit === tiger.suit ? dragonTigerPays.suitedTie : 0;
  if (place === 'dragon' || place === 'tiger') {
    if (winner === 'tie') return dragonTigerPays.tiedSide;
    return winner === place ? dragonTigerPays.side : 0;
  }
  const [side, card] = place.startsWith('dragon') ? (['dragon', dragon] as const) : (['tiger', tiger] as const);
  return hasTrait(card, place.slice(side.length) as CardTrait) ? dragonTigerPays.trait : 0;
}

/** Decides a bet from the cards of its draw. */
export const playDragonTiger = playPlaces<DragonTigerPlace, DuelDealtEvent>(
  dragonTigerPlaces,
  (draw) => ({ type: 'cards_dealt', ...dealDragonTiger(draw) }),
  hundredthsOf,
);
