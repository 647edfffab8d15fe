import { element } from '../../../shell/element.ts';

/** Creates a runner's number in its colour. */
export function runnerChip(runner: number, isLarge = false): HTMLElement {
  return element(
    'span',
    { class: isLarge ? 'race-chip is-large' : 'race-chip', 'data-runner': runner },
    String(runner),
  );
}
