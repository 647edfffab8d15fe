import { element } from '../../../../shell/element.ts';
import type { FixtureView } from '../../../../sportsApi.ts';
import type { Board } from '../../model/sportModel.ts';
import type { SportsContext } from '../sportsContext.ts';
import type { Picture } from './picture.ts';

/** Shows the score of each set, quarter or innings in a table; the current one is marked. */
export function createPeriodTable({ text, name, words }: SportsContext, first: FixtureView): Picture {
  const title = text(`periods.${words.kindOf(first.sport)}`);
  const root = element('div', { class: 'board-picture period-place' });
  let shown = '';

  const totalOf = (score: number, wickets: number | undefined): string =>
    wickets === undefined ? String(score) : text('wickets', { score, wickets });

  /** Creates the dot at the side that serves or attacks. */
  function serving(details: Board['details'], side: number, isLive: boolean): HTMLElement[] {
    const active = details?.['serving'] ?? details?.['attacking'];
    if (!isLive || active?.[side] !== 1) return [];
    return [element('span', { class: 'period-serves', role: 'img', 'aria-label': text('serves') }, ' ●')];
  }

  return {
    root,
    show({ board: { periods, score, details }, phase }) {
      root.hidden = phase === 'upcoming';
      const key = JSON.stringify([periods, score, details, phase]);
      if (key === shown) return;
      shown = key;
      const running = phase === 'live' ? periods.length - 1 : -1;
      const column = (label: string): HTMLElement => element('th', { scope: 'col' }, label);
      const cell = (scores: readonly number[], side: number, i: number): HTMLElement => {
        const value = scores[side] ?? 0;
        const isBest = value === Math.max(...scores);
        return element('td', { class: i === running ? 'is-running' : isBest ? 'is-best' : '' }, String(value));
      };
      root.replaceChildren(
        element(
          'table',
          { class: 'period-table number' },
          element(
            'thead',
            {},
            element('tr', {}, column(title), ...periods.map((_, i) => column(String(i + 1))), column(text('total'))),
          ),
          element(
            'tbody',
            {},
            ...first.entrants.map((entrant, side) =>
              element(
                'tr',
                {},
                element('th', { scope: 'row' }, name(entrant), ...serving(details, side, running >= 0)),
                ...periods.map((scores, i) => cell(scores, side, i)),
                element('td', { class: 'is-total' }, totalOf(score[side] ?? 0, details?.['wickets']?.[side])),
              ),
            ),
          ),
        ),
      );
    },
  };
}
