import { createHash } from 'node:crypto';
import { demoGames } from '@parlor/artwork/titles';
import { categoryPresets, gameCategories, type Game, type GameCategory } from '@parlor/contract';

/** The lists of cards that a player can choose. HOT is left out: its cards are in the other lists too. */
export const cardCategories = gameCategories.filter((category) => category !== 'HOT');

/** A list of cards that a player can choose. */
export type CardCategory = Exclude<GameCategory, 'HOT'>;

/** The cards of a category, by what the site asks for when the category is chosen. */
function cardsOf(category: CardCategory, cards: readonly Game[]): Game[] {
  const { gameType, gameClassify, vendors } = categoryPresets[category];
  return cards.filter(
    (card) =>
      (gameType === undefined || card.gameType === gameType) &&
      (gameClassify === undefined || card.gameClassify.includes(gameClassify)) &&
      (vendors === undefined || vendors.includes(card.vassalage)),
  );
}

/**
 * Cards in an order that follows from a seed alone: a card that comes or goes leaves the order of the others as it is.
 */
function shuffled(cards: readonly Game[], seed: string): Game[] {
  const places = new Map(
    cards.map(({ nodeId }) => [nodeId, createHash('sha256').update(`${seed} ${nodeId}`).digest('hex')]),
  );
  const placeOf = ({ nodeId }: Game): string => places.get(nodeId) ?? '';
  return cards.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

/** This many random cards of a category, or all of them when it has fewer. */
export function pickCards(category: CardCategory, cards: readonly Game[], seed: string, count: number): Game[] {
  return shuffled(cardsOf(category, cards), `${seed} ${category}`).slice(0, count);
}

/** A random card of each family that no picked card opens, so that no game goes unplayed. */
export function pickFamilies(picked: readonly Game[], cards: readonly Game[], seed: string): Game[] {
  const familyOf = new Map(demoGames().map(({ gameCode, family }) => [gameCode, family]));
  const seen = new Set(picked.map(({ gameCode }) => familyOf.get(gameCode)));
  return shuffled(cards, seed).filter(({ gameCode }) => {
    const family = familyOf.get(gameCode);
    if (seen.has(family)) return false;
    seen.add(family);
    return true;
  });
}

/**
 * The seed of the short form: eight hexadecimal digits that follow from the codes of the catalogue's games. It stays
 * the same until a game comes or goes, so that a run which fails can be repeated.
 */
export function catalogueSeed(games: readonly { gameCode: string }[] = demoGames()): string {
  const codes = games.map(({ gameCode }) => gameCode).toSorted();
  return createHash('sha256').update(codes.join()).digest('hex').slice(0, 8);
}
