import { cardOf } from '../cards.ts';

/** The kinds of hands. Earlier kinds beat later ones; points decide only between two hands of points. */
export const HAND_KINDS = ['pok9', 'pok8', 'tong', 'straightFlush', 'straight', 'threeFaces', 'points'] as const;
export type HandKind = (typeof HAND_KINDS)[number];

/** The value of a hand. */
export type PokHand = {
  kind: HandKind;
  /** From 0 to 9. */
  points: number;
  /** The deng: how many bases the hand wins. */
  multiple: number;
  /** Decides between two hands of three of a kind or two straights; 0 for other hands. */
  top: number;
};

/** The rank of the ace: after the king in a straight, above it in three of a kind. */
const ACE_HIGH = 14;
const FIRST_FACE = 11;

const pointsOf = (ranks: readonly number[]): number =>
  ranks.reduce((sum, rank) => sum + (rank >= 10 ? 0 : rank), 0) % 10;

function pointsHand(ranks: readonly number[], isFlush: boolean): PokHand {
  const isPair = ranks.length === 2 && ranks[0] === ranks[1];
  const multiple = isFlush ? ranks.length : isPair ? 2 : 1;
  return { kind: 'points', points: pointsOf(ranks), multiple, top: 0 };
}

/** Evaluates two or three cards, by their numbers from 0 to 51. */
export function pokHandOf(cards: readonly number[]): PokHand {
  const dealt = cards.map(cardOf);
  const ranks = dealt.map(({ rank }) => rank);
  const isFlush = dealt.every(({ suit }) => suit === dealt[0]?.suit);
  const plain = pointsHand(ranks, isFlush);
  const { points } = plain;
  if (cards.length === 2) return points >= 8 ? { ...plain, kind: points === 9 ? 'pok9' : 'pok8' } : plain;
  const high = ranks.map((rank) => (rank === 1 ? ACE_HIGH : rank)).toSorted((a, b) => a - b);
  const [low = 0, middle = 0, top = 0] = high;
  if (low === top) return { kind: 'tong', points, multiple: 5, top };
  const isStraight = middle === low + 1 && top === middle + 1;
  if (isStraight) return { kind: isFlush ? 'straightFlush' : 'straight', points, multiple: isFlush ? 5 : 3, top };
  if (ranks.every((rank) => rank >= FIRST_FACE)) return { kind: 'threeFaces', points, multiple: 3, top: 0 };
  return plain;
}

/** Returns the player's win from the banker in bases; negative for a loss. The better hand wins by its own multiple. */
export function settlePokDeng(player: PokHand, banker: PokHand): number {
  const ranks = (hand: PokHand): [number, number] => [
    -HAND_KINDS.indexOf(hand.kind),
    hand.kind === 'points' ? hand.points : hand.top,
  ];
  const [playerRanks, bankerRanks] = [ranks(player), ranks(banker)];
  const difference = playerRanks[0] - bankerRanks[0] || playerRanks[1] - bankerRanks[1];
  if (difference === 0) return 0;
  return difference > 0 ? player.multiple : -banker.multiple;
}
