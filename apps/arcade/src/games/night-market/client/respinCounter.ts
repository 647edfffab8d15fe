import { element } from '../../../shell/element.ts';
import { RESPINS } from '../paytable.ts';

/** The counter under the board: three lamps for the respins, and the value of the coins. */
export interface RespinCounter {
  root: HTMLElement;
  /** Shows a line of text instead of lamps and amount. */
  setHint: (words: string) => void;
  /** Lights a lamp for each remaining respin. */
  setLeft: (left: number) => void;
  /** Shows an amount with its caption. */
  setCollected: (amount: string) => void;
  /** The lamps flash because the respins are back at three. */
  flash: () => void;
}

/** Creates the respin counter. */
export function createRespinCounter(words: { respins: string; collected: string }): RespinCounter {
  const lamps = Array.from({ length: RESPINS }, () => element('i', { class: 'lamp' }));
  const lampRow = element('span', { class: 'lamps' }, ...lamps);
  const amount = element('b', { class: 'till-amount' });
  const hint = element('p', { class: 'till-hint' });
  const counter = element(
    'div',
    { class: 'till-counter', hidden: true },
    element('span', { class: 'till-part' }, element('span', { class: 'till-caption' }, words.respins), lampRow),
    element('span', { class: 'till-part' }, element('span', { class: 'till-caption' }, words.collected), amount),
  );
  const root = element('div', { class: 'till', 'aria-hidden': 'true' }, hint, counter);

  function showCounter(isShown: boolean): void {
    counter.hidden = !isShown;
    hint.hidden = isShown;
  }

  return {
    root,
    setHint(text) {
      showCounter(false);
      hint.textContent = text;
    },
    setLeft(left) {
      showCounter(true);
      lampRow.classList.remove('is-flashing');
      for (const [index, lamp] of lamps.entries()) lamp.classList.toggle('is-lit', index < left);
    },
    setCollected(text) {
      showCounter(true);
      amount.textContent = text;
      amount.dataset['length'] = text.length > 11 ? 'long' : '';
    },
    flash() {
      // Reading the width starts the animation again.
      lampRow.classList.remove('is-flashing');
      void lampRow.offsetWidth;
      lampRow.classList.add('is-flashing');
    },
  };
}
