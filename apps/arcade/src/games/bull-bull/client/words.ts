import { cardName } from '../../../shell/cards/cardNames.ts';
import type { TableWords } from '../../../shell/draw/tableWords.ts';
import type { Text } from '../../../shell/gameText.ts';
import {
  beatsBanker,
  BULL_BULL,
  bullPlayers,
  FIVE_FIGURES,
  placeParts,
  type Bull,
  type BullBullResult,
  type BullHand,
  type BullPlace,
  type HandsDealtEvent,
} from '../rules.ts';

/** The hands in the order in which they are dealt. */
export const bullSeats = ['banker', ...bullPlayers] as const;

/** Returns the value of a hand, in words. */
export function bullText(bull: Bull, text: Text): string {
  if (bull === 0) return text('noBull');
  if (bull === BULL_BULL) return text('bullBull');
  return bull === FIVE_FIGURES ? text('fiveFigures') : text('bull', { bull });
}

/** Returns the cards of a hand in words. */
export function handWords({ cards }: BullHand, text: Text): string {
  return cards.map((card) => cardName(card, text)).join(', ');
}

/** Returns the places that beat the banker, in words. */
export function resultText(result: BullBullResult, text: Text): string {
  const winners = bullPlayers.flatMap((player, at) => (beatsBanker(result[player], result.banker) ? [at + 1] : []));
  if (winners.length === 0) return text('bankerWins');
  if (winners.length === bullPlayers.length) return text('allWin');
  return text(winners.length === 1 ? 'playerWins' : 'playersWin', { players: winners.join(', ') });
}

/** Places and hands in words. */
export const bullBullWords: TableWords<BullPlace, HandsDealtEvent> = {
  placeName(place, text) {
    const { player, isMultiple } = placeParts(place);
    return isMultiple ? text('placeMultiple', { player: text(player) }) : text(player);
  },
  shownWords: (hands, text) =>
    bullSeats
      .map((seat) =>
        text('eventHand', {
          seat: text(seat),
          cards: handWords(hands[seat], text),
          bull: bullText(hands[seat].bull, text),
        }),
      )
      .join('; '),
};
