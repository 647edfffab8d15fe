import { createCupShow } from '../../../shell/dice/cupShow.ts';
import { createHotAndCold, createPastStrip, stackPanels } from '../../../shell/draw/pastDraws.ts';
import { drawnDie } from '../../../shell/dice/drawnDie.ts';
import type { PlaceBoard } from '../../../shell/draw/placeBoard.ts';
import { createRoadPanel } from '../../../shell/draw/roadPanel.ts';
import type { TableGame } from '../../../shell/draw/tableGame.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { countOf, facePairs, FACES, sumOf, type Face } from '../../threeDice.ts';
import { returnByMode } from '../math.ts';
import {
  hundredthsOf,
  sicBoPlaces,
  sicBoSides,
  sizeOf,
  totals,
  type SicBoPlace,
  type SicBoResult,
  type SicBoThrownEvent,
  type Total,
} from '../rules.ts';
import { diceWords, sicBoWords, resultText } from './words.ts';

const totalOdds: Readonly<Record<Total, string>> = {
  4: '69 : 1',
  5: '34 : 1',
  6: '20 : 1',
  7: '13 : 1',
  8: '9 : 1',
  9: '7.4 : 1',
  10: '6.75 : 1',
  11: '6.75 : 1',
  12: '7.4 : 1',
  13: '9 : 1',
  14: '13 : 1',
  15: '20 : 1',
  16: '34 : 1',
  17: '69 : 1',
};
const ranges = { small: '4–10', big: '11–17' } as const;

/** The server sends results of this game only. */
const diceOf = (result: unknown) => (result as SicBoResult).dice;

function renderPlaces(board: PlaceBoard<SicBoPlace>, text: Text): HTMLElement {
  const group = (name: string, caption: string, ...places: Node[]): HTMLElement =>
    element(
      'div',
      { class: `dice-group is-${name}`, role: 'group', 'aria-label': caption },
      element('p', { class: 'caption', 'aria-hidden': 'true' }, caption),
      ...places,
    );
  const place = (code: SicBoPlace, pay: string, ...shown: (string | Node)[]): HTMLElement =>
    board.place({
      place: code,
      label: sicBoWords.placeName(code, text),
      pay,
      className: 'is-dense',
      ...(shown.length > 0 && { shown }),
    });
  const ofFaces = (kind: 'single' | 'double' | 'triple', count: number, pay: string): Node[] =>
    FACES.map((face: Face) => place(`${kind}${face}`, pay, ...Array.from({ length: count }, () => drawnDie(face))));
  return element(
    'div',
    { class: 'dice-places' },
    element(
      'div',
      { class: 'dice-group is-sides' },
      ...sicBoSides.map((side) =>
        board.place({
          place: side,
          label: text(side),
          pay: '1 : 1',
          className: `is-dense is-${side}`,
          ...(side in ranges && {
            shown: [text(side), element('small', {}, ranges[side as keyof typeof ranges])],
          }),
        }),
      ),
    ),
    group('totals', text('totals'), ...totals.map((total) => place(`total${total}`, totalOdds[total], String(total)))),
    group('singles', text('singles'), ...ofFaces('single', 1, text('singlePay'))),
    group('doubles', text('doubles'), ...ofFaces('double', 2, '12 : 1')),
    group(
      'pairs',
      text('pairs'),
      ...facePairs.map(([low, high]) => place(`pair${low}${high}`, '6 : 1', drawnDie(low), drawnDie(high))),
    ),
    group('triples', text('triples'), ...ofFaces('triple', 3, '209 : 1')),
    element('div', { class: 'dice-group is-any' }, place('anyTriple', '34 : 1')),
  );
}

/** The table of Sic Bo: a cup with three dice, 52 places, the road of big and small, the frequency of totals. */
export const sicBoTable: TableGame<SicBoPlace, SicBoResult, SicBoThrownEvent> = {
  ...sicBoWords,
  family: 'sic-bo',
  places: sicBoPlaces,
  hundredthsOf,
  verdict: resultText,
  createShow: (parts) =>
    createCupShow<SicBoResult>(parts, {
      diceOf: ({ dice }) => dice.map((die) => drawnDie(die)),
      words: (result) => diceWords(result, parts.text),
      verdict: (result) => resultText(result, parts.text),
    }),
  renderPlaces,
  createPast(text) {
    const roads = createRoadPanel({
      text,
      sides: [
        { code: 'big', name: text('big'), letter: text('bead.big') },
        { code: 'small', name: text('small'), letter: text('bead.small') },
        { code: 'triple', name: text('tripleName'), letter: text('bead.triple') },
      ],
      entryOf: (result) => ({ side: sizeOf(diceOf(result)) }),
      hasDerived: false,
    });
    return stackPanels(text, [
      createPastStrip(text, {
        nodesOf: (result) => [
          ...diceOf(result).map((die) => drawnDie(die)),
          element('strong', { 'aria-hidden': 'true' }, String(sumOf(diceOf(result)))),
        ],
        wordsOf: (result) => diceWords({ dice: diceOf(result) }, text),
      }),
      roads,
      createHotAndCold(
        text,
        text('countFace'),
        FACES.map((face) => ({
          name: String(face),
          shown: () => drawnDie(face),
          countIn: (result) => countOf(diceOf(result), face),
        })),
      ),
      createHotAndCold(
        text,
        text('countTotal'),
        totals.map((total) => ({
          name: text('aim.total', { total }),
          shown: () => String(total),
          countIn: (result) => (sumOf(diceOf(result)) === total ? 1 : 0),
        })),
      ),
    ]);
  },
  paragraphs: ['aboutThrow', 'aboutSides', 'aboutTotals', 'aboutFaces'],
  returnByMode,
};
