import { element, svgElement } from '../element.ts';

/** Creates a chip with an amount beside it. The chip is decorative, the amount is text. */
export function chipWith(amount: string, className = ''): HTMLElement {
  return element(
    'span',
    { class: `chip-amount ${className}`.trim() },
    svgElement(
      'svg',
      { viewBox: '0 0 40 40', class: 'chip', 'aria-hidden': 'true' },
      svgElement('circle', { cx: 20, cy: 21.5, r: 18, class: 'chip-edge' }),
      svgElement('circle', { cx: 20, cy: 19, r: 18, class: 'chip-face' }),
      svgElement('circle', { cx: 20, cy: 19, r: 15.5, class: 'chip-spots' }),
      svgElement('circle', { cx: 20, cy: 19, r: 10.5, class: 'chip-ring' }),
      svgElement('path', {
        d: 'M20 12.500l2 4.300 4.700.5-3.500 3.200 1 4.700-4.200-2.400-4.200 2.400 1-4.700-3.500-3.200 4.700-.5z',
        class: 'chip-star',
      }),
    ),
    element('span', { class: 'number' }, amount),
  );
}
