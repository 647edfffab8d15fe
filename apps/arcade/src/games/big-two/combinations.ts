import { RANKS } from '../cards.ts';

/** The combinations, from the lowest kind of five cards to the highest. */
export type CombinationKind =
  | 'single'
  | 'pair'
  | 'triple'
  | 'straight'
  | 'flush'
  | 'fullHouse'
  | 'fourOfAKind'
  | 'straightFlush';

/** A combination, comparable with others of the same size. */
export interface Combination {
  kind: CombinationKind;
  size: number;
  /** Compared from the first number on; the higher one wins. */
  strength: readonly number[];
}

/** Diamonds are the lowest suit, then clubs, hearts, spades; by the suits of `Card`. */
const suitStrength = [3, 2, 0, 1] as const;
const fiveCards: readonly CombinationKind[] = ['straight', 'flush', 'fullHouse', 'fourOfAKind', 'straightFlush'];
/** The strength of the two, above the ace. No straight contains it. */
const TWO = 12;

/** From 0, a three, to 11, an ace, and 12, a two. */
export const rankStrength = (card: number): number => ((card % RANKS) + 11) % RANKS;

/** From 0, the three of diamonds, to 51, the two of spades. */
export const cardStrength = (card: number): number =>
  rankStrength(card) * 4 + (suitStrength[Math.floor(card / RANKS)] ?? 0);

/** Returns cards from the weakest to the strongest. */
export const byStrength = (cards: readonly number[]): number[] =>
  cards.toSorted((a, b) => cardStrength(a) - cardStrength(b));

/** Returns the combination that distinct cards form; undefined if they cannot be played. */
export function combinationOf(cards: readonly number[]): Combination | undefined {
  const sorted = byStrength(cards);
  const top = cardStrength(sorted.at(-1) ?? 0);
  const counts = [...Map.groupBy(sorted, rankStrength)].map(([rank, { length }]) => ({ rank, length }));
  const largest = counts.toSorted((a, b) => b.length - a.length || b.rank - a.rank)[0];
  if (!largest) return undefined;
  if (sorted.length < 4) {
    if (counts.length > 1) return undefined;
    const kind = (['single', 'pair', 'triple'] as const)[sorted.length - 1];
    return kind && { kind, size: sorted.length, strength: [top] };
  }
  if (sorted.length !== 5) return undefined;
  const five = (kind: CombinationKind, ...rest: number[]): Combination => ({
    kind,
    size: 5,
    strength: [fiveCards.indexOf(kind), ...rest],
  });
  if (largest.length === 4) return five('fourOfAKind', largest.rank);
  if (largest.length === 3) return counts.length === 2 ? five('fullHouse', largest.rank) : undefined;
  const isFlush = sorted.every((card) => Math.floor(card / RANKS) === Math.floor((sorted[0] ?? 0) / RANKS));
  const ranks = sorted.map(rankStrength);
  const isStraight = counts.length === 5 && ranks[4] === (ranks[0] ?? 0) + 4 && ranks[4] !== TWO;
  if (isStraight) return five(isFlush ? 'straightFlush' : 'straight', top);
  return isFlush ? five('flush', ...ranks.toReversed(), top) : undefined;
}

/** Whether a combination beats another one of the same size. */
export function beats(a: Combination, b: Combination): boolean {
  if (a.size !== b.size) return false;
  const at = a.strength.findIndex((value, place) => value !== b.strength[place]);
  return at >= 0 && (a.strength[at] ?? 0) > (b.strength[at] ?? 0);
}

/** Returns all combinations in these cards, of the given size or of any size. Each size starts with the weakest. */
export function combinationsIn(cards: readonly number[], size?: number): number[][] {
  const sorted = byStrength(cards);
  const groups = [...Map.groupBy(sorted, rankStrength).values()];
  const small = groups.flatMap((group) => subsetsOf(group).filter(({ length }) => length < 4));
  const fives = size === undefined || size === 5 ? subsetsOfFive(sorted) : [];
  return [...small, ...fives]
    .flatMap((subset) => {
      const combination = size === undefined || subset.length === size ? combinationOf(subset) : undefined;
      return combination ? [{ subset, combination }] : [];
    })
    .toSorted(({ combination: a }, { combination: b }) => {
      if (a.size !== b.size) return a.size - b.size;
      return beats(a, b) ? 1 : -1;
    })
    .map(({ subset }) => subset);
}

function subsetsOf(cards: readonly number[]): number[][] {
  return Array.from({ length: 2 ** cards.length - 1 }, (_, index) =>
    cards.filter((_card, place) => ((index + 1) >> place) & 1),
  );
}

function subsetsOfFive(cards: readonly number[], from = 0, chosen: readonly number[] = []): number[][] {
  if (chosen.length === 5) return [[...chosen]];
  return cards.slice(from).flatMap((card, step) => subsetsOfFive(cards, from + step + 1, [...chosen, card]));
}
