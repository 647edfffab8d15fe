import type { Card } from '../cards.ts';
import { totalOf } from './hands.ts';
import type { BlackjackEvent, HandResult, Move } from './rules.ts';

/** A hand on the table. */
export interface TableHand {
  cards: readonly Card[];
  /** In minor units. */
  stake: bigint;
  result?: HandResult;
  pay?: bigint;
}

/** The state of the table. */
export interface TableState {
  hands: readonly TableHand[];
  /** Without the hidden card, as long as it is hidden. */
  dealer: readonly Card[];
  /** The pending decision. */
  pending: { for: 'insurance'; amount: bigint } | { for: 'move'; hand: number; moves: readonly Move[] } | null;
  insurance: { isTaken: boolean; amount: bigint; pay?: bigint } | null;
}

export const EMPTY_TABLE: TableState = { hands: [], dealer: [], pending: null, insurance: null };

/** Returns the state of the table after an event. */
export function tableAfter(table: TableState, event: BlackjackEvent): TableState {
  const changed = (index: number, change: (hand: TableHand) => TableHand): TableState => ({
    ...table,
    pending: null,
    hands: table.hands.map((hand, place) => (place === index ? change(hand) : hand)),
  });
  switch (event.type) {
    case 'dealt':
      return {
        ...EMPTY_TABLE,
        hands: event.hands.map(({ cards, stake }) => ({ cards, stake: BigInt(stake) })),
        dealer: [event.dealer],
      };
    case 'insurance_offered':
      return { ...table, pending: { for: 'insurance', amount: BigInt(event.amount) } };
    case 'insurance_answered': {
      const amount = table.pending?.for === 'insurance' ? table.pending.amount : 0n;
      return { ...table, pending: null, insurance: { isTaken: event.isTaken, amount } };
    }
    case 'turn':
      return { ...table, pending: { for: 'move', hand: event.hand, moves: event.moves } };
    case 'hand_hit':
      return changed(event.hand, (hand) => ({ ...hand, cards: [...hand.cards, event.card] }));
    case 'hand_doubled':
      return changed(event.hand, (hand) => ({
        ...hand,
        cards: [...hand.cards, event.card],
        stake: BigInt(event.stake),
      }));
    case 'hand_split': {
      const stake = table.hands[event.hand]?.stake ?? 0n;
      const parts = event.cards.map((cards) => ({ cards, stake }));
      return { ...table, pending: null, hands: table.hands.toSpliced(event.hand, 1, ...parts) };
    }
    case 'dealer_revealed':
    case 'dealer_drew':
      return { ...table, pending: null, dealer: [...table.dealer, event.card] };
    case 'insurance_settled':
      return { ...table, insurance: table.insurance && { ...table.insurance, pay: BigInt(event.pay) } };
    case 'hand_settled':
      return changed(event.hand, (hand) => ({ ...hand, result: event.result, pay: BigInt(event.pay) }));
    case 'no_blackjack':
    case 'hand_stood':
    case 'round_ended':
  }
  return { ...table, pending: null };
}

/** Returns points in words: "7/17" while an ace may count either way. */
export function pointsText(cards: readonly Card[]): string {
  const { points, isSoft } = totalOf(cards);
  return isSoft && points < 21 ? `${points - 10}/${points}` : String(points);
}
