import { element, svgElement } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { moveOf, priceText } from './prices.ts';

/** The content of a price button. */
interface PriceState {
  /** Undefined while the pick is not on offer. */
  price: number | undefined;
  isSuspended: boolean;
  isChosen: boolean;
}

export interface PriceButton {
  root: HTMLButtonElement;
  show: (state: PriceState) => void;
}

interface PriceParts {
  text: Text;
  /** The content of the button. */
  label: string;
  /** The pick and the fixture in words, with a placeholder for the price. */
  nameWith: (price: string) => string;
  onPress: () => void;
}

/** How long a change of the price stays marked. */
const MARK_MS = 4_000;

function lock(): SVGSVGElement {
  return svgElement(
    'svg',
    { viewBox: '0 0 24 24', class: 'icon price-lock', 'aria-hidden': 'true' },
    svgElement('path', { d: 'M6.500 11h11v9h-11zM8.500 11V8a3.500 3.500 0 0 1 7 0v3' }),
  );
}

/** Creates the button of a price. A change is briefly marked with an arrow and a soft light. */
export function createPriceButton({ text, label, nameWith, onPress }: PriceParts): PriceButton {
  const figure = element('span', { class: 'price-figure' });
  const arrow = element('span', { class: 'price-arrow', 'aria-hidden': 'true' });
  const root = element(
    'button',
    { type: 'button', class: 'price', 'aria-pressed': 'false' },
    element('span', { class: 'price-label' }, label),
    element('span', { class: 'price-line' }, arrow, figure),
  );
  let shown: number | undefined;
  let unmark: ReturnType<typeof setTimeout> | undefined;
  root.addEventListener('click', () => {
    if (root.getAttribute('aria-disabled') !== 'true') onPress();
  });

  function mark(from: number, to: number): void {
    const move = moveOf(from, to);
    if (move === 'same') return;
    root.dataset['move'] = move;
    arrow.textContent = move === 'up' ? '▲' : '▼';
    // Restarts the light when prices change quickly.
    root.classList.remove('is-lit');
    void root.offsetWidth;
    root.classList.add('is-lit');
    clearTimeout(unmark);
    unmark = setTimeout(() => {
      delete root.dataset['move'];
      arrow.textContent = '';
      root.classList.remove('is-lit');
    }, MARK_MS);
  }

  return {
    root,
    show({ price, isSuspended, isChosen }) {
      const isOpen = price !== undefined && !isSuspended;
      root.setAttribute('aria-pressed', String(isChosen));
      root.setAttribute('aria-disabled', String(!isOpen));
      root.setAttribute('aria-label', nameWith(isOpen ? priceText(price) : text('suspended')));
      if (isOpen) {
        figure.textContent = priceText(price);
        if (shown !== undefined) mark(shown, price);
      } else figure.replaceChildren(lock());
      shown = isOpen ? price : undefined;
    },
  };
}
