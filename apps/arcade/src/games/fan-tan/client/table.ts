import type { PlaceBoard } from '../../../shell/draw/placeBoard.ts';
import { createPastPanel } from '../../../shell/draw/pastPanel.ts';
import type { TableGame } from '../../../shell/draw/tableGame.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { returnByMode } from '../math.ts';
import { fanTanKinds, fanTanPlaces, placeCodes, remainders, winHundredths, type FanTanKind } from '../places.ts';
import { hundredthsOf, type CountedEvent, type FanTanResult } from '../rules.ts';
import { createPileShow } from './pileShow.ts';
import { fanTanWords, placeName, resultText } from './words.ts';

/** Returns the payout of a kind, to one, for instance "1.9 : 1". */
function payOf(kind: FanTanKind): string {
  return `${(winHundredths[kind] - 100) / 100} : 1`;
}

/** Creates the section of a kind: its name, its pay, how it wins, and its places. */
function kindSection(kind: FanTanKind, board: PlaceBoard<string>, text: Text): HTMLElement {
  const cells = fanTanPlaces
    .filter((place) => place.kind === kind)
    .map(({ code, wins, back }) => {
      const button = board.place({ place: code, label: placeName(code, text), pay: payOf(kind) });
      const label = button.querySelector('.place-label');
      const isNamed = code === 'kwok13' || code === 'kwok24';
      if (label) label.textContent = isNamed ? text(`cell.${code}`) : wins.join(' · ');
      const note = isNamed ? wins.join(' · ') : back === undefined ? '' : `↩ ${back}`;
      label?.after(element('span', { class: 'place-note' }, note));
      return button;
    });
  return element(
    'section',
    { class: 'kind', 'data-kind': kind, 'aria-label': text(`kind.${kind}`) },
    element(
      'h2',
      { class: 'kind-head' },
      element('span', { class: 'kind-name' }, text(`kind.${kind}`)),
      element('span', { class: 'kind-pay number' }, payOf(kind)),
      element('span', { class: 'caption' }, text(`about.${kind}`)),
    ),
    element('div', { class: 'kind-places' }, ...cells),
  );
}

/** The table of fan tan: the pile, five kinds of places, the last draws. */
export const fanTanTable: TableGame<string, FanTanResult, CountedEvent> = {
  ...fanTanWords,
  family: 'fan-tan',
  places: placeCodes,
  hundredthsOf,
  verdict: resultText,
  createShow: createPileShow,
  renderPlaces: (board, text) =>
    element('div', { class: 'fan-tan-places' }, ...fanTanKinds.map((kind) => kindSection(kind, board, text))),
  createPast: (text) =>
    createPastPanel({
      text,
      outcomes: remainders.map((number) => ({ code: String(number), label: String(number) })),
      // The server sends results of this game only.
      codeOf: (result) => String((result as FanTanResult).remainder),
    }),
  paragraphs: ['aboutPile', 'aboutFan', 'aboutKwok', 'aboutSsh', 'aboutNim', 'aboutNga', 'aboutReturn'],
  modeName: (mode, text) => text(`kind.${mode}`),
  returnByMode,
};
