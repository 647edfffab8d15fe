import { BOOK_DECLARED_RETURN } from '../../../books/book.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { bookFacts } from '../facts.ts';
import { MAX_WIN, plateValues, reelCoins, RESPINS, respinCoins, TRIGGER_COINS, wayPays } from '../paytable.ts';
import { paySymbols } from '../symbols.ts';
import { coinArt, symbolArt } from './symbolArt.ts';

interface RulesParts {
  text: Text;
  money: (minor: bigint) => string;
  /** In minor units. */
  stake: bigint;
}

/** The return of the book, by construction of its weights. */
export const declaredReturnText = `${(Number(BOOK_DECLARED_RETURN) * 100).toFixed(9)} %`;

/** Returns a whole number with commas, as all languages of the product write it. */
export function integerText(value: number): string {
  return new Intl.NumberFormat('en').format(value);
}

function picture(source: string, words: string): HTMLElement {
  return element('img', { src: source, alt: words, width: 64, height: 64 });
}

function special(source: string, name: string, ...lines: readonly string[]): HTMLElement {
  return element(
    'div',
    { class: 'special' },
    picture(source, name),
    element('div', {}, element('h4', {}, name), ...lines.map((line) => element('p', {}, line))),
  );
}

/** Returns the values that a coin without a plate can have, from the smallest. */
function coinValues(): string {
  const values = [...reelCoins, ...respinCoins].flatMap(({ kind, value }) => (kind === 'value' ? [value] : []));
  return [...new Set(values)]
    .toSorted((a, b) => a - b)
    .map((value) => `${value}x`)
    .join(', ');
}

/** Explains how the game is played and what it pays at the chosen stake. */
export function marketRules({ text, money, stake }: RulesParts): Node[] {
  const hundredth = stake / 100n;
  const pays = element(
    'ul',
    { class: 'pays' },
    ...paySymbols.map((symbol) =>
      element(
        'li',
        {},
        picture(symbolArt[symbol], text(`symbol.${symbol}`)),
        element(
          'dl',
          {},
          ...wayPays[symbol]
            .map((pay, index) => [
              element('dt', {}, String(index + 3)),
              element('dd', {}, money(hundredth * BigInt(pay))),
            ])
            .toReversed()
            .flat(),
        ),
      ),
    ),
  );
  const plates = element(
    'dl',
    { class: 'plate-list' },
    ...(['grand', 'major', 'minor', 'mini'] as const).flatMap((plate) => [
      element('dt', {}, text(`coin.${plate}`)),
      element('dd', {}, `${money(stake * BigInt(plateValues[plate]))} (${plateValues[plate]}x)`),
    ]),
  );
  return [
    element('p', {}, text('waysRule')),
    special(symbolArt.lantern, text('symbol.lantern'), text('wildRule')),
    element('h3', {}, text('respinsTitle')),
    special(
      symbolArt.coin,
      text('symbol.coin'),
      text('coinRule', { values: coinValues() }),
      text('triggerRule', { coins: TRIGGER_COINS, count: RESPINS }),
    ),
    element('p', {}, text('respinsRule', { count: RESPINS })),
    special(coinArt.collector, text('coin.collector'), text('collectorRule')),
    special(coinArt.doubler, text('coin.doubler'), text('doublerRule')),
    element('h3', {}, text('platesTitle')),
    plates,
    element('p', { class: 'quiet' }, text('grandRule')),
    element('h3', {}, text('pays')),
    element('p', { class: 'quiet' }, text('paysNote', { stake: money(stake) })),
    pays,
    element('h3', {}, text('maxWinTitle')),
    element(
      'p',
      {},
      text('maxWinRule', { multiplier: integerText(MAX_WIN / 100), amount: money(hundredth * BigInt(MAX_WIN)) }),
    ),
    element('h3', {}, text('bookTitle')),
    element('p', {}, text('bookRule', { rows: integerText(bookFacts.rows) })),
    element('p', {}, text('bookReturn', { returned: declaredReturnText })),
    element('p', { class: 'quiet' }, text('bookFingerprint')),
    element('code', { class: 'fingerprint' }, bookFacts.fingerprint),
  ];
}
