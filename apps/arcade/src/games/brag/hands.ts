import { cardOf, type Card } from '../cards.ts';

/** From the lowest to the highest. A prial is three of one rank, a run three in a row. */
export const bragKinds = ['highCard', 'pair', 'flush', 'run', 'runningFlush', 'prial'] as const;
export type BragKind = (typeof bragKinds)[number];

/** Three cards, comparable by their strength from the first number on. */
export interface BragHand {
  kind: BragKind;
  strength: readonly number[];
}

const ACE = 14;
const high = ({ rank }: Card): number => (rank === 1 ? ACE : rank);

/** Returns the strength of three ranks in a row; null if they are not. Ace, two and three are the highest run. */
function runOf(ranks: readonly number[]): number | null {
  const [top = 0, middle = 0, low = 0] = ranks;
  if (top === ACE && middle === 3 && low === 2) return ACE + 1;
  return top === middle + 1 && middle === low + 1 ? top : null;
}

/** Evaluates three cards, numbers from 0 to 51. Three threes are the highest hand of all. */
export function bragHandOf(numbers: readonly number[]): BragHand {
  const cards = numbers.map(cardOf);
  const ranks = cards.map(high).toSorted((a, b) => b - a);
  const [top = 0, middle = 0, low = 0] = ranks;
  const hand = (kind: BragKind, ...rest: number[]): BragHand => ({
    kind,
    strength: [bragKinds.indexOf(kind), ...rest],
  });
  if (top === low) return hand('prial', top === 3 ? ACE + 1 : top);
  const run = runOf(ranks);
  const isFlush = cards.every(({ suit }) => suit === cards[0]?.suit);
  if (run !== null) return hand(isFlush ? 'runningFlush' : 'run', run);
  if (isFlush) return hand('flush', ...ranks);
  if (top === middle || middle === low) return hand('pair', middle, top === middle ? low : top);
  return hand('highCard', ...ranks);
}

/** Positive if one hand beats the other, 0 if they are equal. */
export function compareBrag(a: BragHand, b: BragHand): number {
  const at = a.strength.findIndex((value, place) => value !== b.strength[place]);
  return at < 0 ? 0 : (a.strength[at] ?? 0) - (b.strength[at] ?? 0);
}
