import { cardsText } from '../../../shell/cards/cardNames.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { ThreeCardPokerEvent } from '../rules.ts';

/** Describes an event in words. `money` formats an amount in minor units. */
export function describeThreeCardPoker(
  event: ThreeCardPokerEvent,
  text: Text,
  money: (minor: bigint) => string,
): string {
  const amount = (digits: string): string => money(BigInt(digits));
  switch (event.type) {
    case 'dealt':
      return text('youHave', { cards: cardsText(event.cards, text), kind: text(`kind.${event.kind}`) });
    case 'decided':
      return text(event.move === 'play' ? 'youPlay' : 'youFold');
    case 'dealer_revealed': {
      const words = text('dealerHas', { cards: cardsText(event.cards, text), kind: text(`kind.${event.kind}`) });
      return event.qualifies ? words : `${words}. ${text('result.not_qualified')}`;
    }
    case 'duel_settled':
      return text('duelPays', {
        result: text(`result.${event.result}`),
        amount: amount(event.pay),
        bonus: amount(event.bonus),
      });
    case 'pair_plus_settled':
      return text('pairPlusPays', { amount: amount(event.pay) });
    case 'round_ended':
  }
  return text('roundWins', { amount: amount(event.win) });
}
