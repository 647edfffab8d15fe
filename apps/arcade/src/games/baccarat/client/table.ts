import { createRoadPanel } from '../../../shell/draw/roadPanel.ts';
import type { TableGame } from '../../../shell/draw/tableGame.ts';
import { element } from '../../../shell/element.ts';
import { returnByMode } from '../math.ts';
import {
  baccaratPlaces,
  hundredthsOf,
  isPair,
  type BaccaratPlace,
  type BaccaratResult,
  type DealtEvent,
} from '../rules.ts';
import { createHandsTable, winnerText } from './handsTable.ts';
import { baccaratWords } from './words.ts';

const pays: Readonly<Record<BaccaratPlace, string>> = {
  player: '1 : 1',
  banker: '0.95 : 1',
  tie: '8 : 1',
  playerPair: '11 : 1',
  bankerPair: '11 : 1',
};
const shownOrder: readonly BaccaratPlace[] = ['player', 'tie', 'banker', 'playerPair', 'bankerPair'];

/** The table of baccarat: two hands, five roads, squeeze. */
export const baccaratTable: TableGame<BaccaratPlace, BaccaratResult, DealtEvent> = {
  ...baccaratWords,
  family: 'baccarat',
  places: baccaratPlaces,
  hundredthsOf,
  verdict: winnerText,
  createShow: createHandsTable,
  renderPlaces: (board, text) =>
    element(
      'div',
      { class: 'baccarat-places' },
      ...shownOrder.map((place) =>
        board.place({ place, label: text(place), pay: pays[place], className: `is-${place}` }),
      ),
    ),
  createPast: (text) =>
    createRoadPanel({
      text,
      sides: [
        { code: 'banker', name: text('banker'), letter: text('bead.banker') },
        { code: 'player', name: text('player'), letter: text('bead.player') },
        { code: 'tie', name: text('tie'), letter: text('bead.tie') },
      ],
      entryOf(result) {
        // The server sends results of this game only.
        const { winner, player, banker } = result as BaccaratResult;
        return {
          side: winner === 'tie' ? undefined : winner,
          notes: [...(isPair(banker) ? ['bankerPair'] : []), ...(isPair(player) ? ['playerPair'] : [])],
        };
      },
      dots: { bankerPair: { at: 'start', tone: 'red' }, playerPair: { at: 'end', tone: 'blue' } },
    }),
  paragraphs: ['aboutHands', 'aboutCards', 'aboutPlayerThird', 'aboutBankerThird', 'aboutTie'],
  returnByMode,
  hasSqueeze: true,
};
