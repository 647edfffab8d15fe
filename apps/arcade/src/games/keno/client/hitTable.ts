import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { trimmedHundredthsText } from '../../../shell/multiplierText.ts';

/** The payout of each number of hits. */
export interface HitTable {
  root: HTMLElement;
  /** Shows multipliers in hundredths for 0, 1, 2, … hits; an empty list shows a hint. */
  show: (multipliers: readonly number[]) => void;
  /** Marks a number of hits; undefined marks none. */
  mark: (hits: number | undefined) => void;
}

/** Most cells of a row. */
const ROW_CELLS = 6;

/** Creates the table. */
export function createHitTable(text: Text): HitTable {
  const root = element('ol', { class: 'keno-table', 'aria-label': text('table') });
  return {
    root,
    show(multipliers) {
      if (multipliers.length === 0) {
        root.style.setProperty('--columns', '1');
        root.replaceChildren(element('li', { class: 'keno-table-hint' }, text('tableHint')));
        return;
      }
      const rows = Math.ceil(multipliers.length / ROW_CELLS);
      root.style.setProperty('--columns', String(Math.ceil(multipliers.length / rows)));
      root.replaceChildren(
        ...multipliers.map((hundredths, hits) =>
          element(
            'li',
            { class: hundredths === 0 ? 'keno-cell is-empty' : 'keno-cell' },
            element('span', { class: 'keno-cell-hits' }, text('hits', { hits })),
            element('span', {}, trimmedHundredthsText(hundredths)),
          ),
        ),
      );
    },
    mark(hits) {
      for (const [index, cell] of Array.from(root.children).entries()) {
        const isMarked = index === hits;
        cell.classList.toggle('is-marked', isMarked);
        if (isMarked) cell.setAttribute('aria-current', 'true');
        else cell.removeAttribute('aria-current');
      }
    },
  };
}
