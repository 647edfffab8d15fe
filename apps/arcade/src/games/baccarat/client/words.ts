import { cardName } from '../../../shell/cards/cardNames.ts';
import type { TableWords } from '../../../shell/draw/tableWords.ts';
import type { BaccaratPlace, DealtEvent } from '../rules.ts';

/** Places and cards in words. */
export const baccaratWords: TableWords<BaccaratPlace, DealtEvent> = {
  placeName: (place, text) => text(place),
  shownWords({ player, banker, playerPoints, bankerPoints }, text) {
    const names = (cards: typeof player): string => cards.map((card) => cardName(card, text)).join(', ');
    return text('eventDealt', {
      playerCards: names(player),
      bankerCards: names(banker),
      playerPoints,
      bankerPoints,
    });
  },
};
