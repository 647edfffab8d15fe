import { createHash } from 'node:crypto';
import { demoGames } from '@parlor/artwork/titles';
import { categoryPresets, gameCategories, type Game, type GameCategory } from '@parlor/contract';

/** The lists of cards that a player can choose. HOT is left out: its cards are in the other lists too. */
export const cardCategories = gameCategories.filter((category) => category !== 'HOT');

/** A list of cards that a player can choose. */
export type CardCategory = Exclude<GameCategory, 'HOT'>;

/** Returns the cards of a category, by the request of the site for that category. */
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
 * Orders cards by a seed alone: adding or removing a card does not change the order of the others.
 */
function shuffled(cards: readonly Game[], seed: string): Game[] {
  const positions = new Map(
    cards.map(({ nodeId }) => [nodeId, createHash('sha256').update(`${seed} ${nodeId}`).digest('hex')]),
  );
  const positionOf = ({ nodeId }: Game): string => positions.get(nodeId) ?? '';
  return cards.toSorted((a, b) => (positionOf(a) < positionOf(b) ? -1 : 1));
}

/** Returns `count` random cards of a category, or all of them if it has fewer. */
export function pickCards(category: CardCategory, cards: readonly Game[], seed: string, count: number): Game[] {
  return shuffled(cardsOf(category, cards), `${seed} ${category}`).slice(0, count);
}

/** Returns a random card of each family without a picked card, so that every game is played. */
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
 * Returns the seed of the short form: eight hexadecimal digits derived from the codes of the catalogue's games. It
 * stays the same until a game is added or removed, so that a failed run can be repeated.
 */
export function catalogueSeed(games: readonly { gameCode: string }[] = demoGames()): string {
  const codes = games.map(({ gameCode }) => gameCode).toSorted();
  return createHash('sha256').update(codes.join()).digest('hex').slice(0, 8);
}
