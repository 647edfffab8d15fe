import { element } from '../../../../shell/element.ts';
import type { FixtureView } from '../../../../sportsApi.ts';
import type { SportsContext } from '../sportsContext.ts';
import type { Picture } from './picture.ts';

/** The distance between the first and the last runner, as a share of the track. */
const SPREAD = 0.34;
/** How far a runner in contention sways around its line during the race, in places. */
const SWAY = 0.7;

/** Returns the offset of a runner in contention, in places: its own wave, the same on every page. */
function swayOf(runner: number, now: number): number {
  return SWAY * Math.sin((now / 1000) * (0.21 + 0.04 * (runner % 3)) + runner * 2.4);
}

/**
 * Draws a race: a lane for each runner, in the order of their places. Runners keep moving between two ticks. Those in
 * contention sway, since the tape has no order for them yet.
 */
export function createTrack({ text, name, now, prefersStill }: SportsContext, first: FixtureView): Picture {
  const lanes = first.entrants.map((entrant, i) => {
    const marker = element('span', { class: 'lane-runner number' }, String(i + 1));
    // Neighbours on the track have clearly different colours, regardless of their names.
    marker.style.setProperty('--colour', `hsl(${Math.round(((i * 5) % 12) * 30)} 68% 62%)`);
    const place = element('span', { class: 'lane-place number' });
    const track = element('span', { class: 'lane-track', 'aria-hidden': 'true' }, marker);
    const label = element('span', { class: 'lane-name' }, name(entrant));
    return { marker, place, root: element('li', { class: 'lane' }, place, label, track) };
  });
  const roots = lanes.map(({ root }) => root);
  const list = element('ol', { class: 'board-picture track', 'aria-label': text('runnersTitle') }, ...roots);
  let shown: FixtureView | undefined;

  function draw({ board, phase, startsAt, endsBy }: FixtureView): void {
    const passed = Math.min(1, Math.max(0, (now() - startsAt) / (endsBy - startsAt)));
    const share = phase === 'upcoming' ? 0 : phase === 'over' ? 1 : passed;
    list.classList.toggle('is-waiting', phase === 'upcoming');
    const inContention = board.details?.['inContention'] ?? [];
    lanes.forEach(({ marker, place, root }, i) => {
      const rank = board.score[i] ?? i + 1;
      const isIn = inContention[i] === 1;
      // Entrants in contention run in front, not all on one line.
      const sway = phase === 'live' && !prefersStill() ? swayOf(i, now()) : 0;
      const position = isIn ? Math.max(1, 1 + ((i * 7) % 5) / 4 + sway) : rank;
      const behind = ((position - 1) / Math.max(1, lanes.length - 1)) * SPREAD * Math.min(1, share * 4);
      marker.style.setProperty('--share', Math.max(0, share - behind).toFixed(3));
      place.textContent = phase === 'upcoming' || isIn ? '' : text('place', { place: rank });
      root.style.setProperty('order', phase === 'upcoming' ? '0' : String(isIn ? 1 : rank + 1));
      root.classList.toggle('is-first', phase === 'over' && rank === 1);
      root.classList.toggle('is-behind', phase === 'live' && !isIn);
    });
  }

  return {
    root: list,
    show: (fixture) => draw((shown = fixture)),
    tick() {
      if (shown?.phase === 'live') draw(shown);
    },
  };
}
