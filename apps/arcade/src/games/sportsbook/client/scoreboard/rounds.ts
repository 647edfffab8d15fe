import { element } from '../../../../shell/element.ts';
import type { FixtureView } from '../../../../sportsApi.ts';
import { sideColours } from '../crest.ts';
import type { SportsContext } from '../sportsContext.ts';
import type { Picture } from './picture.ts';

/** Shows the points of each round of a bout, in the colour of the side that led it. */
export function createRounds({ text, name }: SportsContext, first: FixtureView): Picture {
  const colours = sideColours(first);
  const rounds = element('ol', { class: 'board-picture ring-rounds', 'aria-label': text('rounds') });
  let shown = '';

  function roundOf(points: readonly number[], i: number): HTMLElement {
    const best = Math.max(...points);
    const leaders = points.flatMap((value, side) => (value === best ? [side] : []));
    const [leader = 0] = leaders;
    const entrant = first.entrants[leader];
    const isEven = leaders.length > 1 || !entrant;
    const mark = element(
      'li',
      { class: 'ring-round number' },
      element('span', { class: 'caption' }, text('period.round', { n: i + 1 })),
      element('span', {}, points.join('–')),
      element('span', { class: 'visually-hidden' }, isEven ? '' : name(entrant)),
    );
    mark.style.setProperty('--colour', isEven ? 'transparent' : (colours[leader] ?? 'transparent'));
    return mark;
  }

  return {
    root: rounds,
    show({ board }) {
      const key = JSON.stringify(board.periods);
      if (key === shown) return;
      shown = key;
      rounds.replaceChildren(...board.periods.map(roundOf));
    },
  };
}
