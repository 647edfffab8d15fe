import { element } from '../../../shell/element.ts';
import { choiceRow } from './choiceRow.ts';
import type { SportsContext } from './sportsContext.ts';

/** Which of the fixtures to come are shown. */
export type Day = 'all' | 'today' | 'tomorrow';

/** Starts that are asked for, in epoch ms: from the first one on, before the second one. */
export interface StartRange {
  from?: number;
  until?: number;
}

/** Chooses a day in the player's own time zone. */
export interface DayFilter {
  root: HTMLElement;
  range: () => StartRange;
}

const SECOND_MS = 1000;

/** The starts of a day by the calendar of the browser, so a day with a change of summer time has 23 or 25 hours. */
export function rangeOf(day: Day, now: number): StartRange {
  if (day === 'all') return {};
  const date = new Date(now);
  const midnight = (later: number): number =>
    new Date(date.getFullYear(), date.getMonth(), date.getDate() + later).getTime();
  return day === 'today' ? { until: midnight(1) } : { from: midnight(1), until: midnight(2) };
}

/**
 * Creates the filter. `onChange` is called when another day is chosen, and at midnight when the chosen day is another
 * one.
 */
export function createDayFilter({ text, now }: Pick<SportsContext, 'text' | 'now'>, onChange: () => void): DayFilter {
  const root = element('div', { class: 'sb-leagues results-leagues' });
  let day: Day = 'all';
  let range: StartRange = {};

  function show(): void {
    choiceRow(root, {
      label: text('day'),
      choices: [
        { value: 'all', label: text('day.all') },
        { value: 'today', label: text('day.today') },
        { value: 'tomorrow', label: text('day.tomorrow') },
      ],
      chosen: day,
      onChoose(next: Day) {
        day = next;
        range = rangeOf(day, now());
        onChange();
      },
    });
  }

  show();
  setInterval(() => {
    const next = rangeOf(day, now());
    if (next.until === range.until) return;
    range = next;
    onChange();
  }, SECOND_MS);

  return { root, range: () => range };
}
