import { cardName } from '../../../shell/cards/cardNames.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { BaccaratEvent } from '../rules.ts';

/** An event in words. */
export function describeBaccarat(event: BaccaratEvent, text: Text, money: (minor: bigint) => string): string {
  switch (event.type) {
    case 'cards_dealt': {
      const names = (cards: typeof event.player): string => cards.map((card) => cardName(card, text)).join(', ');
      const { playerPoints, bankerPoints } = event;
      return text('eventDealt', {
        playerCards: names(event.player),
        bankerCards: names(event.banker),
        playerPoints,
        bankerPoints,
      });
    }
    case 'places_paid':
      return event.places
        .map(({ place, stake, win }) =>
          text('eventPlace', { place: text(place), stake: money(BigInt(stake)), win: money(BigInt(win)) }),
        )
        .join('; ');
    case 'round_ended':
      break;
  }
  return text('eventEnded', { win: money(BigInt(event.win)) });
}
