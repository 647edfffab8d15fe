import './pastDraws.css';
import type { PastDraw } from '../../drawApi.ts';
import { element, svgElement } from '../element.ts';
import type { Text } from '../gameText.ts';

/** Past draws of a table, newest first. */
export interface PastPanel {
  root: HTMLElement;
  show: (past: readonly PastDraw[]) => void;
}

const SHOWN = 20;
const BAR_HEIGHT = 40;

/** Creates a row of the last draws, newest first. `nodesOf` draws one, `wordsOf` names it. */
export function createPastStrip(
  text: Text,
  { nodesOf, wordsOf }: { nodesOf: (result: unknown) => Node[]; wordsOf: (result: unknown) => string },
): PastPanel {
  const strip = element('ol', { class: 'past-row', tabindex: 0, 'aria-label': text('lastResults') });
  const root = element('section', {}, element('h2', { class: 'caption' }, text('lastResults')), strip);
  return {
    root,
    show(past) {
      strip.replaceChildren(
        ...past
          .slice(0, SHOWN)
          .map(({ result }) =>
            element(
              'li',
              { class: 'past-draw' },
              element('span', { class: 'visually-hidden' }, wordsOf(result)),
              ...nodesOf(result),
            ),
          ),
      );
    },
  };
}

/** A counted value. */
interface CountedValue {
  name: string;
  /** The content below its bar. */
  shown: () => Node | string;
  /** Returns how often a draw has it. */
  countIn: (result: unknown) => number;
}

/** Creates the bars of how often each value came in the known draws, with the most and least frequent marked. */
export function createHotAndCold(text: Text, title: string, values: readonly CountedValue[]): PastPanel {
  const bars = element('ol', { class: 'count-bars' });
  const heading = element('h2', { class: 'caption' });
  const root = element('section', {}, heading, bars);
  return {
    root,
    show(past) {
      const counts = values.map(({ countIn }) => past.reduce((sum, { result }) => sum + countIn(result), 0));
      const [most, least] = [Math.max(...counts), Math.min(...counts)];
      const toneOf = (count: number): 'hot' | 'cold' | undefined =>
        most === least ? undefined : count === most ? 'hot' : count === least ? 'cold' : undefined;
      heading.textContent = `${title} · ${text('ofLast', { count: past.length })}`;
      bars.replaceChildren(
        ...values.map(({ name, shown }, at) => {
          const count = counts[at] ?? 0;
          const tone = toneOf(count);
          const height = most === 0 ? 0 : Math.round((count / most) * BAR_HEIGHT);
          return element(
            'li',
            { class: 'count-bar', ...(tone && { 'data-tone': tone }) },
            element(
              'span',
              { class: 'visually-hidden' },
              `${name}: ${count}${tone ? `, ${text(`tone.${tone}`)}` : ''}`,
            ),
            element('span', { class: 'count-number', 'aria-hidden': 'true' }, String(count)),
            svgElement(
              'svg',
              {
                class: 'count-rod',
                viewBox: `0 0 10 ${BAR_HEIGHT}`,
                'aria-hidden': 'true',
                preserveAspectRatio: 'none',
              },
              svgElement('rect', { x: 0, y: BAR_HEIGHT - height, width: 10, height, rx: 1.5 }),
            ),
            element('span', { class: 'count-value', 'aria-hidden': 'true' }, shown()),
          );
        }),
      );
    },
  };
}

/** Stacks panels, with the remark that past draws predict nothing. They change once per draw. */
export function stackPanels(text: Text, panels: readonly PastPanel[]): PastPanel {
  const root = element(
    'div',
    { class: 'past-panels' },
    ...panels.map((panel) => panel.root),
    element('p', { class: 'quiet' }, text('road.note')),
  );
  let newest: number | undefined;
  return {
    root,
    show(past) {
      if (past[0] === undefined || past[0].index === newest) return;
      newest = past[0].index;
      for (const panel of panels) panel.show(past);
    },
  };
}
