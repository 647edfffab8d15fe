import { element } from '../../../shell/element.ts';
import { ladder } from '../paytable.ts';

/** The ladder of multipliers beside the board. */
export interface LadderView {
  root: HTMLElement;
  /** Marks the multiplier of the next win. `isWarm` while cascades run. */
  show: (multiplier: number, isWarm: boolean) => void;
}

/** How many rungs around the marked one are shown. The highest one is always shown. */
const NEAR = 6;

/** Creates the ladder. `caption` names it. */
export function createLadder(caption: string): LadderView {
  const rungs = ladder.map((multiplier, step) =>
    element('li', { class: 'rung', 'data-step': step }, element('b', {}, `×${multiplier}`)),
  );
  const list = element('ol', { class: 'rungs' }, ...rungs);
  const root = element(
    'div',
    { class: 'ladder', 'aria-hidden': 'true' },
    element('span', { class: 'ladder-caption' }, caption),
    list,
  );

  function show(multiplier: number, isWarm: boolean): void {
    const now = Math.max(
      0,
      ladder.findIndex((other) => other === multiplier),
    );
    const first = Math.min(Math.max(0, now - 2), ladder.length - 1 - NEAR);
    rungs.forEach((rung, step) => {
      rung.classList.toggle('is-now', step === now);
      rung.classList.toggle('is-passed', step < now);
      rung.classList.toggle('is-far', step !== ladder.length - 1 && (step < first || step >= first + NEAR));
    });
    root.classList.toggle('is-warm', isWarm);
  }

  show(1, false);
  return { root, show };
}
