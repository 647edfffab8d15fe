import type { Currency } from '@parlor/contract';
import {
  freeSpinCounts,
  LINE_COUNT,
  linePays,
  lines,
  REELS,
  ROWS,
  scatterPays,
} from '../../../games/lotusLanterns/paytable.ts';
import { paySymbols, type LotusSymbol } from '../../../games/lotusLanterns/symbols.ts';
import { amountText } from './amountText.ts';
import { element, svgElement } from './element.ts';
import type { Messages } from './messages.ts';
import { openPanel } from './panel.ts';
import { symbolArt } from './symbolArt.ts';

function drawing(symbol: LotusSymbol, messages: Messages): HTMLElement {
  return element('img', { src: symbolArt[symbol], alt: messages.symbol(symbol), width: 64, height: 64 });
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

/** Opens pays, lines and rules, with amounts at the chosen stake. */
export function openPaytable(messages: Messages, currency: Currency, stake: bigint, declaredReturn: number): void {
  const { text } = messages;
  const lineBet = stake / BigInt(LINE_COUNT);
  const pays = element(
    'ul',
    { class: 'pays' },
    ...paySymbols.map((symbol) =>
      element(
        'li',
        {},
        drawing(symbol, messages),
        element(
          'dl',
          {},
          ...linePays[symbol]
            .map((pay, i) => [
              element('dt', {}, String(i + 3)),
              element('dd', {}, amountText(lineBet * BigInt(pay), currency)),
            ])
            .toReversed()
            .flat(),
        ),
      ),
    ),
  );
  openPanel(
    text('paytable'),
    text('close'),
    element('div', { class: 'special' }, drawing('lantern', messages), element('p', {}, text('wildNote'))),
    element(
      'div',
      { class: 'special' },
      drawing('lotus', messages),
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
              amount: amountText(stake * BigInt(scatterPays[count] ?? 0), currency),
              spins: freeSpinCounts[count] ?? 0,
            }),
          ),
        ),
        element('p', {}, text('freeSpinsRule')),
      ),
    ),
    element('h3', {}, text('pays')),
    element('p', { class: 'quiet' }, text('paysNote', { stake: amountText(stake, currency) })),
    pays,
    element('h3', {}, text('linesTitle')),
    element('div', { class: 'line-drawings' }, ...lines.map((rows, i) => lineDrawing(rows, i + 1))),
    element('h3', {}, text('rulesTitle')),
    element('p', {}, text('returnRule', { percent: (declaredReturn * 100).toFixed(2) })),
    element('p', {}, text('resultRule')),
    element('p', {}, text('keysRule')),
  );
}
