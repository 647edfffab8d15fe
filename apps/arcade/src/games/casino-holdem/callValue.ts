import { cardOf, DECK, type Card } from '../cards.ts';
import { kindOfScore, pokerScore, rankBit, suitMasks, type SuitMasks } from '../pokerHands.ts';
import { antePays, QUALIFYING_SCORE } from './pays.ts';

/** The possible continuations of a round after the flop. */
export const CONTINUATIONS = 1_070_190;

/** Returns the remaining cards as masks of each suit. */
function remainingCards(out: readonly Card[]): Int32Array[] {
  const isOut = (card: Card): boolean => out.some(({ rank, suit }) => rank === card.rank && suit === card.suit);
  const remaining = Array.from({ length: DECK }, (_, index) => cardOf(index)).filter((card) => !isOut(card));
  return [0, 1, 2, 3].map((suit) =>
    Int32Array.from(remaining, (card) => (card.suit === suit ? rankBit(card.rank) : 0)),
  );
}

/**
 * Returns the net win of calling with this score against every hand that the dealer may have with this turn and river.
 */
function valueOnBoard(
  score: number,
  board: SuitMasks,
  remaining: readonly Int32Array[],
  turn: number,
  river: number,
): number {
  const ante = Number(antePays[kindOfScore(score)]);
  const [spades, hearts, diamonds, clubs] = remaining as [Int32Array, Int32Array, Int32Array, Int32Array];
  let value = 0;
  for (let second = 1; second < spades.length; second += 1) {
    if (second === turn || second === river) continue;
    const a = board[0] | (spades[second] as number);
    const b = board[1] | (hearts[second] as number);
    const c = board[2] | (diamonds[second] as number);
    const d = board[3] | (clubs[second] as number);
    for (let first = 0; first < second; first += 1) {
      if (first === turn || first === river) continue;
      const dealer = pokerScore(
        a | (spades[first] as number),
        b | (hearts[first] as number),
        c | (diamonds[first] as number),
        d | (clubs[first] as number),
      );
      if (dealer < QUALIFYING_SCORE) value += ante;
      else if (dealer < score) value += ante + 2;
      else if (dealer > score) value -= 3;
    }
  }
  return value;
}

/**
 * Returns the net win of calling over every turn, river and hand of the dealer that may follow two cards and a flop, in
 * antes. There are 1,070,190 ways; folding wins −1 in each. Takes a few hundredths of a second.
 */
export function callValue(hand: readonly Card[], flop: readonly Card[]): number {
  const remaining = remainingCards([...hand, ...flop]);
  const playerMasks = suitMasks([...hand, ...flop]);
  const boardMasks = suitMasks(flop);
  let value = 0;
  for (let turn = 1; turn < DECK - 5; turn += 1)
    for (let river = 0; river < turn; river += 1) {
      const [a, b, c, d] = remaining.map((suit) => (suit[turn] ?? 0) | (suit[river] ?? 0)) as [
        number,
        number,
        number,
        number,
      ];
      const score = pokerScore(playerMasks[0] | a, playerMasks[1] | b, playerMasks[2] | c, playerMasks[3] | d);
      value += valueOnBoard(
        score,
        [boardMasks[0] | a, boardMasks[1] | b, boardMasks[2] | c, boardMasks[3] | d],
        remaining,
        turn,
        river,
      );
    }
  return value;
}

/** Whether the best play calls. */
export const isCallBest = (hand: readonly Card[], flop: readonly Card[]): boolean =>
  callValue(hand, flop) > -CONTINUATIONS;
