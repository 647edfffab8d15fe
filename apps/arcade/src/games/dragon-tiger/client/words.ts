import { cardName } from '../../../shell/cards/cardNames.ts';
import type { TableWords } from '../../../shell/draw/tableWords.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { DragonTigerPlace, DragonTigerResult, DuelDealtEvent } from '../rules.ts';

/** Places and cards in words. */
export const dragonTigerWords: TableWords<DragonTigerPlace, DuelDealtEvent> = {
  placeName(place, text) {
    const [, side, trait] = /^(dragon|tiger)([A-Z]\w+)$/.exec(place) ?? [];
    return side && trait ? text('sideTrait', { side: text(side), trait: text(`trait.${trait}`) }) : text(place);
  },
  shownWords: ({ dragon, tiger }, text) =>
    text('eventDealt', { dragon: cardName(dragon, text), tiger: cardName(tiger, text) }),
};

/** Returns the winner, in words. */
export function winnerText({ winner, dragon, tiger }: DragonTigerResult, text: Text): string {
  if (winner !== 'tie') return text('winner', { side: text(winner) });
  return text(dragon.suit === tiger.suit ? 'winnerSuitedTie' : 'winnerTie');
}
