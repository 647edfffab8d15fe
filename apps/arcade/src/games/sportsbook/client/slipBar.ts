import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { priceText } from './prices.ts';
import { modeOf, totalPrice, type Slip } from './slip.ts';

/** The bar that opens the slip, with the number of picks and their price. */
export interface SlipBar {
  root: HTMLElement;
  show: (slip: Slip, changes: number) => void;
  press: () => void;
}

export function createSlipBar(text: Text, onOpen: () => void): SlipBar {
  const count = element('span', { class: 'slip-count number', 'aria-hidden': 'true' });
  const label = element('span', { class: 'slip-bar-label' });
  const price = element('span', { class: 'slip-bar-price number' });
  const root = element('button', { type: 'button', class: 'slip-bar' }, count, label, price);
  root.addEventListener('click', onOpen);
  let before = 0;

  return {
    root,
    press: onOpen,
    show(slip, changes) {
      const picks = slip.picks.length;
      const total = priceText(totalPrice(slip.picks.map((pick) => pick.price)));
      const hasTotal = picks > 0 && (picks === 1 || modeOf(slip) === 'multiple');
      root.classList.toggle('is-empty', picks === 0);
      root.classList.toggle('has-changes', changes > 0);
      count.textContent = String(picks);
      label.textContent = text(picks === 0 ? 'slipEmptyBar' : changes > 0 ? 'slipChanged' : 'slip', { count: changes });
      price.textContent = hasTotal ? total : '';
      root.setAttribute(
        'aria-label',
        picks === 0 ? text('slipEmptyBar') : text('slipBarName', { count: picks, price: hasTotal ? total : '—' }),
      );
      if (picks > before) {
        root.classList.remove('is-bumped');
        void root.offsetWidth;
        root.classList.add('is-bumped');
      }
      before = picks;
    },
  };
}
