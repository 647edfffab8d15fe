import { suitMark } from '../../../shell/cards/cardFace.ts';
import { createRoadPanel } from '../../../shell/draw/roadPanel.ts';
import type { TableGame } from '../../../shell/draw/tableGame.ts';
import { element } from '../../../shell/element.ts';
import { returnByMode } from '../math.ts';
import {
  cardSides,
  cardTraits,
  dragonTigerPlaces,
  hundredthsOf,
  type CardTrait,
  type DragonTigerPlace,
  type DragonTigerResult,
  type DuelDealtEvent,
} from '../rules.ts';
import { createDuel } from './show.ts';
import { dragonTigerWords, winnerText } from './words.ts';

const TRAIT_PAY = '1.1 : 1';
const pays: Readonly<Record<string, string>> = {
  dragon: '1 : 1',
  tiger: '1 : 1',
  tie: '12 : 1',
  suitedTie: '56 : 1',
};

const suitsOf: Readonly<Partial<Record<CardTrait, readonly number[]>>> = { Red: [1, 2], Black: [0, 3] };

/** The table of Dragon Tiger: two cards, sixteen places, five roads, squeeze. */
export const dragonTigerTable: TableGame<DragonTigerPlace, DragonTigerResult, DuelDealtEvent> = {
  ...dragonTigerWords,
  family: 'dragon-tiger',
  places: dragonTigerPlaces,
  hundredthsOf,
  verdict: winnerText,
  createShow: createDuel,
  renderPlaces(board, text) {
    const main = (['dragon', 'tie', 'suitedTie', 'tiger'] as const).map((place) =>
      board.place({
        place,
        label: text(place),
        pay: pays[place] ?? '',
        className: `is-main is-${place}${/tie$/i.test(place) ? ' is-dense' : ''}`,
      }),
    );
    const traits = cardSides.map((side) =>
      element(
        'div',
        { class: `duel-traits is-${side}`, role: 'group', 'aria-label': text('sideBets', { side: text(side) }) },
        ...cardTraits.map((trait) => {
          const place = `${side}${trait}` as const;
          const suits = suitsOf[trait] ?? [];
          return board.place({
            place,
            label: dragonTigerWords.placeName(place, text),
            shown: [text(`trait.${trait}`), ...suits.map((suit) => suitMark(suit, 'duel-suit'))],
            pay: TRAIT_PAY,
            className: `is-dense is-${trait}`,
          });
        }),
      ),
    );
    return element('div', { class: 'duel-places' }, ...main, ...traits);
  },
  createPast: (text) =>
    createRoadPanel({
      text,
      sides: [
        { code: 'dragon', name: text('dragon'), letter: text('bead.dragon') },
        { code: 'tiger', name: text('tiger'), letter: text('bead.tiger') },
        { code: 'tie', name: text('tie'), letter: text('bead.tie') },
      ],
      entryOf(result) {
        // The server sends results of this game only.
        const { winner } = result as DragonTigerResult;
        return { side: winner === 'tie' ? undefined : winner };
      },
    }),
  paragraphs: ['aboutCards', 'aboutTie', 'aboutTraits'],
  returnByMode,
  hasSqueeze: true,
};
