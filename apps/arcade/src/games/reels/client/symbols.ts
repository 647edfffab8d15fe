import type { Text } from '../../../shell/gameText.ts';
import { element } from '../../../shell/element.ts';
import type { ReelsDesign } from '../design.ts';
import type { Look } from './look.ts';
import { lowName } from './lowSymbols.ts';

/** The symbols of a title: their pictures, and their names in the player's language. */
export interface Symbols {
  /** A cell of the window. */
  cell: (symbol: number) => HTMLElement;
  /** A picture with a text alternative. */
  picture: (symbol: number) => HTMLElement;
  name: (symbol: number) => string;
}

/** Returns the message key of the word on the scatter, which names its feature. */
function scatterKey({ feature }: ReelsDesign): string {
  return `scatter.${feature.kind}`;
}

/** Creates the symbols from the addresses of their drawings. */
export function createSymbols(design: ReelsDesign, look: Look, addresses: readonly string[], text: Text): Symbols {
  const roleOf = (symbol: number): string => design.symbols[symbol]?.role ?? '';

  function name(symbol: number): string {
    const role = roleOf(symbol);
    const rank = Number(/\d+$/.exec(role)?.[0] ?? 0);
    if (role === 'wild') return text('wild');
    if (role === 'scatter') return text(scatterKey(design));
    if (role.startsWith('high')) return text('picture', { number: rank + 1 });
    const low = lowName(look.low, rank);
    return 'rank' in low ? low.rank : text(`low.${low.kind}`, { number: rank + 1 });
  }

  function labelOf(symbol: number): HTMLElement[] {
    const role = roleOf(symbol);
    if (role !== 'wild' && role !== 'scatter') return [];
    const label = element('span', { class: 'symbol-label', 'data-role': role, 'aria-hidden': 'true' }, name(symbol));
    const multiplier = role === 'wild' ? (design.wild?.multiplier ?? 1) : 1;
    if (multiplier === 1) return [label];
    return [label, element('span', { class: 'symbol-factor', 'aria-hidden': 'true' }, `×${multiplier}`)];
  }

  const drawing = (symbol: number, alt: string): HTMLElement =>
    element(
      'div',
      { class: 'symbol', 'data-symbol': symbol, 'data-role': roleOf(symbol).replace(/\d+$/, '') },
      element('img', { src: addresses[symbol], alt, draggable: 'false', decoding: 'sync' }),
      ...labelOf(symbol),
    );
  const models = design.symbols.map((_, symbol) => element('div', { class: 'cell' }, drawing(symbol, '')));

  return {
    cell: (symbol) => models[symbol]?.cloneNode(true) as HTMLElement,
    picture: (symbol) => drawing(symbol, name(symbol)),
    name,
  };
}
