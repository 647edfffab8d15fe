import './winCard.css';
import { element } from './element.ts';

/** A card over the stage with the multiplier and the amount of a win. Decorative: the shell announces the win. */
export interface WinCard {
  readonly root: HTMLElement;
  readonly show: (multiplier: string, amount: string) => void;
  readonly hide: () => void;
}

/** Creates the card. It is hidden at first; its parent needs a position. */
export function createWinCard(): WinCard {
  const multiplierText = element('strong', {});
  const amountText = element('span', {});
  const root = element('div', { class: 'win-card', 'aria-hidden': 'true', hidden: true }, multiplierText, amountText);
  return {
    root,
    show(multiplier, amount) {
      multiplierText.textContent = multiplier;
      amountText.textContent = amount;
      root.hidden = false;
    },
    hide() {
      root.hidden = true;
    },
  };
}
