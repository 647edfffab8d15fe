import { createCupShow } from '../../../shell/dice/cupShow.ts';
import { createHotAndCold, createPastStrip, stackPanels } from '../../../shell/draw/pastDraws.ts';
import type { PlaceBoard } from '../../../shell/draw/placeBoard.ts';
import type { TableGame } from '../../../shell/draw/tableGame.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { returnByMode } from '../math.ts';
import {
  dieSymbols,
  fishPrawnCrabPlaces,
  hundredthsOf,
  symbolPairs,
  symbolsOfPlace,
  type FishPrawnCrabPlace,
  type FishPrawnCrabResult,
  type SymbolsThrownEvent,
} from '../rules.ts';
import { drawnSymbol, symbolDie } from './symbols.ts';
import { fishPrawnCrabWords, symbolWords } from './words.ts';

/** The server sends results of this game only. */
const symbolsOf = (result: unknown) => (result as FishPrawnCrabResult).symbols;

function renderPlaces(board: PlaceBoard<FishPrawnCrabPlace>, text: Text): HTMLElement {
  const group = (name: string, ...places: Node[]): HTMLElement =>
    element(
      'div',
      { class: `dice-group is-${name}`, role: 'group', 'aria-label': text(name) },
      element('p', { class: 'caption', 'aria-hidden': 'true' }, text(name)),
      ...places,
    );
  const place = (code: FishPrawnCrabPlace, pay: string, ...words: string[]): HTMLElement =>
    board.place({
      place: code,
      label: fishPrawnCrabWords.placeName(code, text),
      pay,
      className: 'is-dense',
      shown: [...symbolsOfPlace(code).map((symbol) => drawnSymbol(symbol)), ...words],
    });
  return element(
    'div',
    { class: 'dice-places' },
    group('symbols', ...dieSymbols.map((symbol) => place(symbol, text('symbolPay'), text(symbol)))),
    group('pairs', ...symbolPairs.map(([first, second]) => place(`${first}-${second}`, '6 : 1'))),
    group('triples', ...dieSymbols.map((symbol) => place(`triple-${symbol}`, '209 : 1'))),
    element('div', { class: 'dice-group is-any' }, place('anyTriple', '34 : 1', text('anyTriple'))),
  );
}

/** The table of Fish Prawn Crab: a cup with three dice, 28 places, the frequency of symbols. */
export const fishPrawnCrabTable: TableGame<FishPrawnCrabPlace, FishPrawnCrabResult, SymbolsThrownEvent> = {
  ...fishPrawnCrabWords,
  family: 'fish-prawn-crab',
  places: fishPrawnCrabPlaces,
  hundredthsOf,
  verdict: symbolWords,
  createShow: (parts) =>
    createCupShow<FishPrawnCrabResult>(parts, {
      diceOf: ({ symbols }) => symbols.map(symbolDie),
      words: (result) => symbolWords(result, parts.text),
      verdict: (result) => symbolWords(result, parts.text),
    }),
  renderPlaces,
  createPast: (text) =>
    stackPanels(text, [
      createPastStrip(text, {
        nodesOf: (result) => symbolsOf(result).map((symbol) => drawnSymbol(symbol)),
        wordsOf: (result) => symbolWords({ symbols: symbolsOf(result) }, text),
      }),
      createHotAndCold(
        text,
        text('countSymbol'),
        dieSymbols.map((symbol) => ({
          name: text(symbol),
          shown: () => drawnSymbol(symbol, 'symbol is-counted'),
          countIn: (result) => symbolsOf(result).filter((each) => each === symbol).length,
        })),
      ),
    ]),
  paragraphs: ['aboutThrow', 'aboutSymbols', 'aboutPairs', 'aboutTriples'],
  returnByMode,
};
