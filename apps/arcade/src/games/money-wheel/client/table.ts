import { createPastPanel } from '../../../shell/draw/pastPanel.ts';
import type { TableGame } from '../../../shell/draw/tableGame.ts';
import { element } from '../../../shell/element.ts';
import { returnByMode, segmentsOf } from '../math.ts';
import {
  hundredthsOf,
  moneyWheelPlaces,
  placeHundredths,
  type MoneyWheelPlace,
  type MoneyWheelResult,
  type StoppedEvent,
} from '../rules.ts';
import { createWheelShow } from './wheelShow.ts';
import { moneyWheelWords, placeMark, resultText } from './words.ts';

/** The table of the money wheel: the wheel, six places, the last draws. */
export const moneyWheelTable: TableGame<MoneyWheelPlace, MoneyWheelResult, StoppedEvent> = {
  ...moneyWheelWords,
  family: 'money-wheel',
  places: moneyWheelPlaces,
  hundredthsOf,
  verdict: resultText,
  createShow: createWheelShow,
  renderPlaces: (board, text) =>
    element(
      'div',
      { class: 'money-wheel-places' },
      ...moneyWheelPlaces.map((place) => {
        const pay = `${placeHundredths[place] / 100 - 1} : 1`;
        const button = board.place({ place, label: placeMark(place), pay });
        button
          .querySelector('.place-pay')
          ?.after(element('span', { class: 'place-share' }, text('segmentCount', { count: segmentsOf(place) })));
        return button;
      }),
    ),
  createPast: (text) =>
    createPastPanel({
      text,
      outcomes: moneyWheelPlaces.map((place) => ({ code: place, label: placeMark(place) })),
      // The server sends results of this game only.
      codeOf: (result) => (result as MoneyWheelResult).place,
    }),
  paragraphs: ['aboutWheel', 'aboutPays', 'aboutSegments', 'aboutReturn'],
  returnByMode,
};
