import { cardName } from '../../../shell/cards/cardNames.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { Card } from '../../cards.ts';
import type { BlackjackEvent } from '../rules.ts';
import { pointsText } from '../table.ts';

/** Returns cards in words with their points. */
export function handText(cards: readonly Card[], text: Text): string {
  return text('handWords', {
    cards: cards.map((card) => cardName(card, text)).join(', '),
    points: pointsText(cards),
  });
}

/** Describes an event in words. `money` formats an amount in minor units. */
export function describeBlackjack(event: BlackjackEvent, text: Text, money: (minor: bigint) => string): string {
  const amount = (digits: string): string => money(BigInt(digits));
  const hand = 'hand' in event ? event.hand + 1 : 0;
  switch (event.type) {
    case 'dealt':
      return [
        ...event.hands.map(({ cards }, index) => text('handDealt', { hand: index + 1, cards: handText(cards, text) })),
        text('dealerShows', { card: cardName(event.dealer, text) }),
      ].join('. ');
    case 'insurance_offered':
      return text('insuranceOffered', { amount: amount(event.amount) });
    case 'insurance_answered':
      return text(event.isTaken ? 'insuranceTaken' : 'insuranceDeclined');
    case 'no_blackjack':
      return text('noBlackjack');
    case 'turn':
      return text('handTurn', { hand });
    case 'hand_hit':
      return text('handHit', { hand, card: cardName(event.card, text) });
    case 'hand_stood':
      return text('handStood', { hand });
    case 'hand_doubled':
      return text('handDoubled', { hand, card: cardName(event.card, text), amount: amount(event.stake) });
    case 'hand_split':
      return text('handSplit', {
        hand,
        first: handText(event.cards[0], text),
        second: handText(event.cards[1], text),
      });
    case 'dealer_revealed':
      return text('dealerReveals', { card: cardName(event.card, text) });
    case 'dealer_drew':
      return text('dealerDraws', { card: cardName(event.card, text) });
    case 'insurance_settled':
      return text('insurancePays', { amount: amount(event.pay) });
    case 'hand_settled':
      return text('handSettled', { hand, result: text(`result.${event.result}`), amount: amount(event.pay) });
    case 'round_ended':
  }
  return text('roundWins', { amount: amount(event.win) });
}
