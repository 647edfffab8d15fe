import { element } from '../../../../shell/element.ts';
import type { FixtureView } from '../../../../sportsApi.ts';
import type { SportsContext } from '../sportsContext.ts';
import type { Picture } from './picture.ts';

/** How far behind the first runner the last one is drawn, as a share of the track. */
const SPREAD = 0.34;

/** Draws a race: a lane for each runner, in the order of their places. */
export function createTrack({ text, name, now }: SportsContext, first: FixtureView): Picture {
  const lanes = first.entrants.map((entrant, i) => {
    const marker = element('span', { class: 'lane-runner number' }, String(i + 1));
    // Neighbours on the track get colours far apart, whatever their names.
    marker.style.setProperty('--colour', `hsl(${Math.round(((i * 5) % 12) * 30)} 68% 62%)`);
    const place = element('span', { class: 'lane-place number' });
    const track = element('span', { class: 'lane-track', 'aria-hidden': 'true' }, marker);
    const label = element('span', { class: 'lane-name' }, name(entrant));
    return { marker, place, root: element('li', { class: 'lane' }, place, label, track) };
  });
  const roots = lanes.map(({ root }) => root);
  const list = element('ol', { class: 'board-picture track', 'aria-label': text('runnersTitle') }, ...roots);
  return {
    root: list,
    show({ board, phase, startsAt, endsBy }) {
      const passed = Math.min(1, Math.max(0, (now() - startsAt) / (endsBy - startsAt)));
      const share = phase === 'upcoming' ? 0 : phase === 'over' ? 1 : passed;
      list.classList.toggle('is-waiting', phase === 'upcoming');
      const inContention = board.details?.['inContention'] ?? [];
      lanes.forEach(({ marker, place, root }, i) => {
        const rank = board.score[i] ?? i + 1;
        const isIn = inContention[i] === 1;
        // Who is in contention runs in front, not all on one line.
        const position = isIn ? 1 + ((i * 7) % 5) / 4 : rank;
        const behind = ((position - 1) / Math.max(1, lanes.length - 1)) * SPREAD * Math.min(1, share * 4);
        marker.style.setProperty('--share', Math.max(0, share - behind).toFixed(3));
        place.textContent = phase === 'upcoming' || isIn ? '' : text('place', { place: rank });
        root.style.setProperty('order', phase === 'upcoming' ? '0' : String(isIn ? 1 : rank + 1));
        root.classList.toggle('is-first', phase === 'over' && rank === 1);
        root.classList.toggle('is-behind', phase === 'live' && !isIn);
      });
    },
  };
}
