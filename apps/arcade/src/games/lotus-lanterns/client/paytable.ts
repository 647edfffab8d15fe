import {
  addedSpinCounts,
  freeSpinCounts,
  MAX_FREE_SPINS,
  LINE_COUNT,
  linePays,
  lines,
  REELS,
  ROWS,
  scatterPays,
} from '../paytable.ts';
import { paySymbols, type LotusSymbol } from '../symbols.ts';
import { element, svgElement } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { symbolArt } from './symbolArt.ts';

function drawing(symbol: LotusSymbol, text: Text): HTMLElement {
  return element('img', { src: symbolArt[symbol], alt: text(`symbol.${symbol}`), width: 64, height: 64 });
}

function lineDrawing(rows: readonly number[], number: number): HTMLElement {
  const cells = Array.from({ length: REELS * ROWS }, (_, i) => {
    const reel = i % REELS;
    const row = Math.floor(i / REELS);
    return svgElement('rect', {
      x: reel * 10 + 1,
      y: row * 10 + 1,
      width: 8,
      height: 8,
      rx: 1.5,
      class: rows[reel] === row ? 'on' : 'off',
    });
  });
  return element(
    'figure',
    { class: 'line-drawing' },
    svgElement('svg', { viewBox: '0 0 50 30', 'aria-hidden': 'true' }, ...cells),
    element('figcaption', {}, String(number)),
  );
}

/** Pays and lines, with amounts at the chosen stake. */
export function paytable(text: Text, stake: bigint, money: (minor: bigint) => string): Node[] {
  const lineBet = stake / BigInt(LINE_COUNT);
  const pays = element(
    'ul',
    { class: 'pays' },
    ...paySymbols.map((symbol) =>
      element(
        'li',
        {},
        drawing(symbol, text),
        element(
          'dl',
          {},
          ...linePays[symbol]
            .map((pay, i) => [element('dt', {}, String(i + 3)), element('dd', {}, money(lineBet * BigInt(pay)))])
            .toReversed()
            .flat(),
        ),
      ),
    ),
  );
  return [
    element('div', { class: 'special' }, drawing('lantern', text), element('p', {}, text('wildNote'))),
    element(
      'div',
      { class: 'special' },
      drawing('lotus', text),
      element(
        'div',
        {},
        element('p', {}, text('scatterNote')),
        ...[3, 4, 5].map((count) =>
          element(
            'p',
            { class: 'number' },
            text('scatterRow', {
              count,
              amount: money(stake * BigInt(scatterPays[count] ?? 0)),
              spins: freeSpinCounts[count] ?? 0,
            }),
          ),
        ),
        element('p', {}, text('freeSpinsRule')),
        element(
          'p',
          {},
          text('retriggerRule', {
            three: addedSpinCounts[3] ?? 0,
            four: addedSpinCounts[4] ?? 0,
            five: addedSpinCounts[5] ?? 0,
            most: MAX_FREE_SPINS,
          }),
        ),
      ),
    ),
    element('h3', {}, text('pays')),
    element('p', { class: 'quiet' }, text('paysNote', { stake: money(stake) })),
    pays,
    element('h3', {}, text('linesTitle')),
    element('div', { class: 'line-drawings' }, ...lines.map((rows, i) => lineDrawing(rows, i + 1))),
  ];
}
