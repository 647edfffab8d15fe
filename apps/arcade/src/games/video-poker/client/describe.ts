import { cardName, cardsText } from '../../../shell/cards/cardNames.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { VideoHand } from '../pays.ts';
import type { VideoPokerEvent } from '../rules.ts';

/** Returns the name of a hand that pays. */
export function handName(hand: VideoHand, text: Text): string {
  return text(hand === 'jacks_or_better' ? 'jacksOrBetter' : `kind.${hand}`);
}

/** Describes an event in words. `money` formats an amount in minor units. */
export function describeVideoPoker(event: VideoPokerEvent, text: Text, money: (minor: bigint) => string): string {
  switch (event.type) {
    case 'dealt': {
      const words = text('youHave', { cards: cardsText(event.cards, text) });
      return event.hand === null ? words : `${words}: ${handName(event.hand, text)}`;
    }
    case 'drawn': {
      const hand = event.hand === null ? text('nothing') : handName(event.hand, text);
      const held = event.held.flatMap((place) => {
        const card = event.cards[place];
        return card ? [cardName(card, text)] : [];
      });
      return text(held.length === 0 ? 'drewFive' : 'drew', {
        held: held.join(', '),
        cards: cardsText(event.cards, text),
        hand,
      });
    }
    case 'round_ended':
  }
  return text('roundWins', { amount: money(BigInt(event.win)) });
}
