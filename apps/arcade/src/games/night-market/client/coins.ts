import { element } from '../../../shell/element.ts';
import type { CoinKind } from '../paytable.ts';
import { coinArt } from './symbolArt.ts';

const plateNames: Partial<Record<CoinKind, string>> = { mini: 'MINI', minor: 'MINOR', major: 'MAJOR' };

/** Returns the text on a coin: its value in stakes. A collector without a value shows only its picture. */
function valueText(kind: CoinKind, value: number): string {
  if (value === 0 || (kind === 'doubler' && value === 1)) return '';
  return `${value}x`;
}

/** Writes the value of a coin, in stakes. */
export function writeValue(coin: HTMLElement, value: number): void {
  const kind = (coin.dataset['kind'] ?? 'value') as CoinKind;
  const text = valueText(kind, value);
  const label = coin.querySelector<HTMLElement>('.coin-value');
  if (!label) return;
  label.textContent = text;
  label.dataset['length'] = String(text.length);
  coin.classList.toggle('has-value', text !== '');
}

/** Creates a coin with its value embossed. */
export function coinElement(kind: CoinKind, value: number): HTMLElement {
  const plate = plateNames[kind];
  const coin = element(
    'div',
    { class: 'coin', 'data-kind': kind },
    element('img', { src: coinArt[kind], alt: '', draggable: 'false', decoding: 'async' }),
    ...(plate === undefined ? [] : [element('span', { class: 'coin-plate' }, plate)]),
    element('span', { class: 'coin-value' }),
  );
  writeValue(coin, value);
  return coin;
}
