import { element, svgElement } from '../../../shell/element.ts';
import type { DrawShow, ShowContext } from '../../../shell/lottery/lotteryGame.ts';
import { runnersOf, type RaceForm, type RaceResult } from '../math.ts';
import { runnerChip } from './runnerChip.ts';

const RACE_MS = 4_600;

/** Outlines in a view box of 64 × 28, heading right. */
const bodies: Readonly<Record<RaceForm, string>> = {
  cars: 'M4 19c0-4 3-6 8-7l9-1 8-6h15l7 6 8 2c3 1 4 3 4 6v2H4zM14 24a5 5 0 1 0 0-1zM44 24a5 5 0 1 0 0-1z',
  boats: 'M2 15h12l4-7h16l6 7h22l-9 9H10c-4 0-7-4-8-9zM22 11l-3 4h14l-4-4z',
  horses: 'M8 14c4-4 10-4 16-4h10l8-7 3-3 2 4 8 5-2 4-6-1-5 5-1 11h-4l-1-9H20l-7 9H9l4-10-4 1-4 6-3-1 3-7z',
};

/** Returns how far a runner is at a part of the race. Each surges at its own moment; all finish in the drawn order. */
function distance(part: number, placed: number, runner: number, runners: number): number {
  const surge = Math.sin(part * Math.PI) * Math.sin(part * 7 + runner * 1.9) * 0.07;
  const pace = part ** (1 + 0.25 * Math.sin(runner * 2.3));
  const end = 1 - (placed / runners) * 0.42;
  return Math.max(0, Math.min(1, pace * end + surge * (1 - part)));
}

/** Creates the track. */
export function createRaceShow({ motion, sounds, text }: ShowContext, form: RaceForm): DrawShow<RaceResult> {
  const count = runnersOf[form];
  const runners = Array.from({ length: count }, (_, index) => index + 1);
  const lanes = runners.map((runner) => {
    const body = svgElement(
      'svg',
      { viewBox: '0 0 64 28', class: 'race-body', 'aria-hidden': 'true' },
      svgElement('path', { d: bodies[form] }),
    );
    const entry = element(
      'span',
      { class: 'race-runner', 'data-runner': runner },
      body,
      element('span', { class: 'race-number' }, String(runner)),
    );
    return {
      runner,
      entry,
      lane: element('div', { class: 'race-lane', 'aria-label': text('runner', { n: runner }) }, entry),
    };
  });
  const track = element(
    'div',
    { class: 'race-track', 'data-form': form, 'aria-hidden': 'true' },
    ...lanes.map(({ lane }) => lane),
    element('span', { class: 'race-finish' }),
  );
  const podium = element('div', { class: 'race-podium' });
  const root = element('div', { class: 'lot-show race-show' }, track, podium);

  function place(order: RaceResult, part: number): void {
    for (const { runner, entry } of lanes)
      entry.style.setProperty('--at', distance(part, order.indexOf(runner), runner, count).toFixed(4));
  }

  function finish(order: RaceResult): void {
    place(order, 1);
    podium.replaceChildren(...order.map((runner) => runnerChip(runner, true)));
  }

  return {
    root,
    async play(order) {
      podium.replaceChildren();
      root.classList.add('is-running');
      await motion.run(RACE_MS, (part) => place(order, part));
      root.classList.remove('is-running');
      sounds.play('reveal', 3);
      finish(order);
    },
    show(order) {
      if (order) finish(order);
      else {
        place(runners, 0);
        podium.replaceChildren();
      }
    },
  };
}
