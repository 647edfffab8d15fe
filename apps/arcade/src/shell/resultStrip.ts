import './resultStrip.css';
import { element } from './element.ts';
import type { Text } from './gameText.ts';

/** A result in the strip. */
export interface StripResult {
  /** For instance "93.63". */
  label: string;
  isWin: boolean;
}

/** The last results of a game, the newest at the end. */
export interface ResultStrip {
  root: HTMLElement;
  /** Shows the last results of a list. */
  show: (results: readonly StripResult[]) => void;
}

/** The number of results in the strip. */
const SHOWN_RESULTS = 10;

/** Creates the strip. The game's messages have the keys `lastResults`, `won` and `lost`. */
export function createResultStrip(text: Text): ResultStrip {
  const root = element('ol', { class: 'last-results', 'aria-label': text('lastResults') });
  return {
    root,
    show(results) {
      root.replaceChildren(
        ...results
          .slice(-SHOWN_RESULTS)
          .map(({ label, isWin }) =>
            element(
              'li',
              { class: isWin ? 'last-result is-win' : 'last-result' },
              label,
              element('span', { class: 'visually-hidden' }, `, ${text(isWin ? 'won' : 'lost')}`),
            ),
          ),
      );
    },
  };
}
