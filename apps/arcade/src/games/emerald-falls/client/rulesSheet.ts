import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { bookFacts } from '../facts.ts';
import {
  freeFallCounts,
  ladder,
  MAX_FREE_FALLS,
  MAX_PAYOUT,
  payCounts,
  RETRIGGER_FALLS,
  RETRIGGER_TEMPLES,
  symbolPays,
  templePays,
} from '../paytable.ts';
import { paySymbols, type FallsSymbol } from '../symbols.ts';
import { symbolArt } from './symbolArt.ts';

/** The greatest win as a multiple of the stake, such as "5,000". */
export const bestMultiplier = (MAX_PAYOUT / 100).toLocaleString('en');

function drawing(symbol: FallsSymbol, text: Text): HTMLElement {
  return element('img', { src: symbolArt[symbol], alt: text(`symbol.${symbol}`), width: 64, height: 64 });
}

/** "8–9", "10–11" and "12+". */
function countText(tier: number): string {
  const next = payCounts[tier + 1];
  return next === undefined ? `${payCounts[tier] ?? ''}+` : `${payCounts[tier] ?? ''}–${next - 1}`;
}

/** Pays and rules, with amounts at the chosen stake. */
export function rulesSheet(text: Text, stake: bigint, money: (minor: bigint) => string): Node[] {
  const paid = (hundredths: number): string => money((stake / 100n) * BigInt(hundredths));
  const pays = paySymbols.map((symbol) =>
    element(
      'li',
      {},
      drawing(symbol, text),
      element(
        'dl',
        {},
        ...symbolPays[symbol]
          .map((pay, tier) => [element('dt', {}, countText(tier)), element('dd', {}, paid(pay))])
          .toReversed()
          .flat(),
      ),
    ),
  );
  const temples = [4, 5, 6].map((count) =>
    element(
      'p',
      { class: 'number' },
      text('templeRow', { count, amount: paid(templePays[count] ?? 0), falls: freeFallCounts[count] ?? 0 }),
    ),
  );
  return [
    element('p', {}, text('howTo')),
    element('p', {}, text('ladderRule', { ladder: ladder.map((multiplier) => `×${multiplier}`).join(' ') })),
    element(
      'div',
      { class: 'special' },
      drawing('temple', text),
      element(
        'div',
        {},
        element('p', {}, text('templeNote')),
        ...temples,
        element(
          'p',
          {},
          text('freeFallsRule', { temples: RETRIGGER_TEMPLES, added: RETRIGGER_FALLS, most: MAX_FREE_FALLS }),
        ),
      ),
    ),
    element('h3', {}, text('pays')),
    element('p', { class: 'quiet' }, text('paysNote', { stake: money(stake) })),
    element('ul', { class: 'pays' }, ...pays),
    element('p', {}, text('maxWinRule', { best: `×${bestMultiplier}`, amount: paid(MAX_PAYOUT) })),
    element('h3', {}, text('bookTitle')),
    element('p', {}, text('bookRule', { rows: bookFacts.rows.toLocaleString('en') })),
    element('p', { class: 'fingerprint' }, bookFacts.fingerprint),
    element('p', { class: 'quiet' }, text('bookNote')),
  ];
}
