import { element } from '../../../shell/element.ts';
import { choiceRow } from './choiceRow.ts';
import type { SportsContext } from './sportsContext.ts';

/** The days whose upcoming fixtures are shown. */
export type Day = 'all' | 'today' | 'tomorrow';

/** The range of requested starts, in epoch ms: from `from` on, before `until`. */
export interface StartRange {
  from?: number;
  until?: number;
}

/** The control that chooses a day in the player's own time zone. */
export interface DayFilter {
  root: HTMLElement;
  range: () => StartRange;
}

const SECOND_MS = 1000;

/** Returns the starts of a day by the browser's calendar, so a day with a daylight-saving change has 23 or 25 hours. */
export function rangeOf(day: Day, now: number): StartRange {
  if (day === 'all') return {};
  const date = new Date(now);
  const midnight = (later: number): number =>
    new Date(date.getFullYear(), date.getMonth(), date.getDate() + later).getTime();
  return day === 'today' ? { until: midnight(1) } : { from: midnight(1), until: midnight(2) };
}

/**
 * Creates the filter. `onChange` is called when the player chooses another day, and at midnight when the chosen day
 * changes.
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
