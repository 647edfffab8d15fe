import type { PastDraw } from '../../../drawApi.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { colourOf, type PocketColour } from '../places.ts';
import type { RouletteResult } from '../rules.ts';
import { hotAndCold, type NumberCount } from '../statistics.ts';

/** Returns the numbers of draws, newest first. */
export function numbersOf(past: readonly PastDraw[]): number[] {
  return past.map(({ result }) => (result as RouletteResult).number);
}

/** Creates a number on its colour. It is decorative without `label`. */
export function numberBadge(number: number, label?: string): HTMLElement {
  return element(
    'span',
    {
      class: `number-badge is-${colourOf(number)}`,
      ...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label }),
    },
    String(number),
  );
}

/** Creates the panel with statistics of the last hundred draws. */
export function createStatisticsPanel(text: Text): {
  root: HTMLElement;
  show: (past: readonly PastDraw[]) => void;
} {
  const root = element('section', { class: 'roulette-statistics' });

  const row = (label: string, counts: readonly NumberCount[]): HTMLElement =>
    element(
      'div',
      { class: 'counts-row' },
      element('h3', { class: 'counts-name' }, label),
      element(
        'ul',
        { class: 'counts' },
        ...counts.map(({ number, count }) =>
          element(
            'li',
            {},
            numberBadge(number),
            element('span', { class: 'caption', 'aria-hidden': 'true' }, `×${count}`),
            element('span', { class: 'visually-hidden' }, text('past.times', { outcome: number, count })),
          ),
        ),
      ),
    );

  return {
    root,
    show(past) {
      root.hidden = past.length === 0;
      if (root.hidden) return;
      const numbers = numbersOf(past);
      const { hot, cold } = hotAndCold(numbers);
      const counts: Record<PocketColour, number> = { red: 0, black: 0, green: 0 };
      for (const number of numbers) counts[colourOf(number)] += 1;
      const bar = (Object.keys(counts) as PocketColour[]).map((colour) => {
        const part = element('span', { class: `is-${colour}` });
        part.style.flexGrow = String(counts[colour]);
        return part;
      });
      root.replaceChildren(
        element('h2', { class: 'caption' }, text('past.draws', { count: past.length })),
        row(text('hot'), hot),
        row(text('cold'), cold),
        element('div', { class: 'share-bar', 'aria-hidden': 'true' }, ...bar),
        element('p', { class: 'caption' }, text('shares', { ...counts })),
        element('p', { class: 'quiet' }, text('road.note')),
      );
    },
  };
}
