import { createHotAndCold, createPastStrip, stackPanels } from '../../../shell/draw/pastDraws.ts';
import type { PlaceBoard } from '../../../shell/draw/placeBoard.ts';
import type { TableGame } from '../../../shell/draw/tableGame.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { percentText } from '../../../shell/multiplierText.ts';
import { returnByMode, returnOfBaseBet } from '../math.ts';
import {
  beatsBanker,
  bullBullPlaces,
  BULL_BULL,
  bullPlayers,
  FIVE_FIGURES,
  hundredthsOf,
  multipleOf,
  type Bull,
  type BullBullResult,
  type BullPlace,
  type HandsDealtEvent,
} from '../rules.ts';
import { createHands } from './show.ts';
import { bullBullWords, bullSeats, bullText, resultText } from './words.ts';

const bulls: readonly Bull[] = Array.from({ length: FIVE_FIGURES + 1 }, (_, bull) => bull);

/** Returns the value of a hand in one or two characters. */
function shortBull(bull: Bull): string {
  if (bull === 0) return '–';
  return bull === BULL_BULL ? '10' : bull === FIVE_FIGURES ? '★' : String(bull);
}

/** The server sends results of this game only. */
const handsOf = (result: unknown) => result as BullBullResult;

function renderPlaces(board: PlaceBoard<BullPlace>, text: Text): HTMLElement {
  const flat = bullPlayers.map((place) => board.place({ place, label: text(place), pay: '0.95 : 1' }));
  const multiple = bullPlayers.map((player) =>
    board.place({
      place: `${player}Multiple`,
      label: bullBullWords.placeName(`${player}Multiple`, text),
      shown: [text('multiple'), element('small', { 'aria-hidden': 'true' }, '×1–×5')],
      pay: text('multiplePay'),
      className: 'is-dense is-multiple',
    }),
  );
  return element(
    'div',
    { class: 'bull-places' },
    ...flat,
    ...multiple,
    element('p', { class: 'bull-note caption' }, text('multipleNote')),
  );
}

/** Creates the multiple of each worth, as a table of the rules sheet. */
function multiples(text: Text): HTMLElement {
  return element(
    'table',
    { class: 'bull-multiples' },
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('th', { scope: 'col' }, text('bullColumn')),
        element('th', { scope: 'col' }, text('multipleColumn')),
      ),
    ),
    element(
      'tbody',
      {},
      ...bulls
        .toReversed()
        .map((bull) =>
          element('tr', {}, element('td', {}, bullText(bull, text)), element('td', {}, `×${multipleOf(bull)}`)),
        ),
    ),
  );
}

/** The table of Bull Bull: four hands, flat bets and bets at the multiple. */
export const bullBullTable: TableGame<BullPlace, BullBullResult, HandsDealtEvent> = {
  ...bullBullWords,
  family: 'bull-bull',
  places: bullBullPlaces,
  hundredthsOf,
  verdict: resultText,
  createShow: createHands,
  renderPlaces,
  createPast: (text) =>
    stackPanels(text, [
      createPastStrip(text, {
        nodesOf(result) {
          const hands = handsOf(result);
          return bullSeats.map((seat) => {
            const end = seat === 'banker' ? seat : beatsBanker(hands[seat], hands.banker) ? 'won' : 'lost';
            return element(
              'span',
              { class: 'past-bull', 'data-end': end, 'aria-hidden': 'true' },
              shortBull(hands[seat].bull),
            );
          });
        },
        wordsOf(result) {
          const hands = handsOf(result);
          const worths = bullSeats.map((seat) => `${text(seat)}: ${bullText(hands[seat].bull, text)}`);
          return `${resultText(hands, text)}. ${worths.join(', ')}`;
        },
      }),
      createHotAndCold(
        text,
        text('countBull'),
        bulls.map((bull) => ({
          name: bullText(bull, text),
          shown: () => shortBull(bull),
          countIn: (result) => bullSeats.filter((seat) => handsOf(result)[seat].bull === bull).length,
        })),
      ),
    ]),
  paragraphs: ['aboutHands', 'aboutBull', 'aboutEqual', 'aboutFlat', 'aboutMultiple'],
  moreRules: (text) => [
    multiples(text),
    element('p', {}, text('aboutMultipleReturn', { returned: percentText(returnOfBaseBet(), 4) })),
  ],
  returnByMode,
};
