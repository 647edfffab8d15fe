import { cardsText } from '../../../shell/cards/cardNames.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { CasinoHoldemEvent } from '../rules.ts';

/** Describes an event in words. `money` formats an amount in minor units. */
export function describeCasinoHoldem(event: CasinoHoldemEvent, text: Text, money: (minor: bigint) => string): string {
  const amount = (digits: string): string => money(BigInt(digits));
  switch (event.type) {
    case 'dealt':
      return text('youHave', {
        cards: cardsText(event.cards, text),
        flop: cardsText(event.flop, text),
        kind: text(`kind.${event.kind}`),
      });
    case 'decided':
      return text(event.move === 'call' ? 'youCall' : 'youFold');
    case 'board_dealt':
      return text('boardHas', { cards: cardsText(event.cards, text), kind: text(`kind.${event.kind}`) });
    case 'dealer_revealed': {
      const words = text('dealerHas', { cards: cardsText(event.cards, text), kind: text(`kind.${event.kind}`) });
      return event.qualifies ? words : `${words}. ${text('result.not_qualified')}`;
    }
    case 'duel_settled':
      return text('duelPays', {
        result: text(`result.${event.result}`),
        ante: amount(event.ante),
        call: amount(event.call),
      });
    case 'bonus_settled':
      return text('bonusPays', { amount: amount(event.pay) });
    case 'round_ended':
  }
  return text('roundWins', { amount: amount(event.win) });
}
