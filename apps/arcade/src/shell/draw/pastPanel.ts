import type { PastDraw } from '../../drawApi.ts';
import { element } from '../element.ts';
import type { Text } from '../gameText.ts';

interface PastParts {
  text: Text;
  /** A possible result of a draw, in the order of the counts: its code and its look. */
  outcomes: readonly { code: string; label: string }[];
  /** Returns the code of a draw's result. */
  codeOf: (result: unknown) => string;
}

/** The number of draws in the strip. */
const LAST = 20;

/** Creates the panel of past draws: the last ones as a strip, and how often each outcome came. */
export function createPastPanel({ text, outcomes, codeOf }: PastParts): {
  root: HTMLElement;
  show: (past: readonly PastDraw[]) => void;
} {
  const root = element('section', { class: 'past-panel' });
  const labels = new Map(outcomes.map(({ code, label }) => [code, label]));
  const badge = (code: string): HTMLElement =>
    element('span', { class: 'past-badge', 'data-outcome': code }, labels.get(code) ?? code);

  return {
    root,
    show(past) {
      root.hidden = past.length === 0;
      const codes = past.map(({ result }) => codeOf(result));
      root.replaceChildren(
        element('h2', { class: 'caption' }, text('lastResults')),
        element('ol', { class: 'past-strip' }, ...codes.slice(0, LAST).map((code) => element('li', {}, badge(code)))),
        element('h2', { class: 'caption' }, text('past.draws', { count: past.length })),
        element(
          'ul',
          { class: 'past-counts' },
          ...outcomes.map(({ code, label }) => {
            const count = codes.filter((each) => each === code).length;
            const shown = badge(code);
            shown.setAttribute('aria-hidden', 'true');
            return element(
              'li',
              {},
              shown,
              element('span', { 'aria-hidden': 'true', class: 'number' }, String(count)),
              element('span', { class: 'visually-hidden' }, text('past.times', { outcome: label, count })),
            );
          }),
        ),
        element('p', { class: 'quiet' }, text('road.note')),
      );
    },
  };
}
