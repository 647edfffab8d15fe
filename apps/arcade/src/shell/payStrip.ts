import './payStrip.css';
import { element } from './element.ts';

/** A stop on the strip. */
export interface PayStop {
  /** Short, above the multiplier. */
  caption: string;
  multiplier: string;
  /** The accessible name. */
  name: string;
}

/** A row of the payouts of each possible stop, with the reached and the next one marked. */
export interface PayStrip {
  root: HTMLElement;
  setStops: (stops: readonly PayStop[]) => void;
  /** Marks the stops that were passed. `isLost` marks the next one as the one that failed. */
  show: (passed: number, state: 'going' | 'ended' | 'lost') => void;
}

/** Creates a strip. It scrolls automatically to the next stop. */
export function createPayStrip(label: string): PayStrip {
  const list = element('ol', { class: 'pay-strip', 'aria-label': label, tabindex: 0 });
  let cells: HTMLElement[] = [];

  /** Scrolls the strip only; `scrollIntoView` would scroll the page as well. */
  function reveal(cell: HTMLElement): void {
    const behavior = list.closest('.is-still') ? 'instant' : 'smooth';
    list.scrollTo({
      left: cell.offsetLeft - (list.clientWidth - cell.offsetWidth) / 2,
      top: cell.offsetTop - (list.clientHeight - cell.offsetHeight) / 2,
      behavior,
    });
  }

  return {
    root: list,
    setStops(stops) {
      cells = stops.map(({ caption, multiplier, name }) =>
        element(
          'li',
          { class: 'pay-stop' },
          element('span', { class: 'visually-hidden' }, name),
          element('span', { class: 'pay-caption', 'aria-hidden': 'true' }, caption),
          element('span', { class: 'pay-multiplier', 'aria-hidden': 'true' }, multiplier),
        ),
      );
      list.replaceChildren(...cells);
    },
    show(passed, state) {
      cells.forEach((cell, index) => {
        const isNext = index === passed && state === 'going';
        cell.classList.toggle('is-passed', index < passed && state !== 'lost');
        cell.classList.toggle('is-reached', index === passed - 1 && state !== 'lost');
        cell.classList.toggle('is-next', isNext);
        cell.classList.toggle('is-lost', index === passed && state === 'lost');
        if (isNext) cell.setAttribute('aria-current', 'step');
        else cell.removeAttribute('aria-current');
      });
      const shown = cells[state === 'ended' ? passed - 1 : Math.min(passed, cells.length - 1)] ?? cells[0];
      if (shown) reveal(shown);
    },
  };
}
