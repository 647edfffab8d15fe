import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { hundredthsText } from '../../../shell/multiplierText.ts';
import type { WheelChoice } from '../rules.ts';
import { tiersOf } from './tiers.ts';

/** The multipliers of the wheel, with how many segments show each. */
export interface Legend {
  root: HTMLElement;
  draw: (choice: WheelChoice) => void;
  /** Lights a multiplier in hundredths; undefined lights none. */
  light: (hundredths: number | undefined) => void;
}

/** Creates the legend. */
export function createLegend(text: Text): Legend {
  const root = element('ul', { class: 'wheel-legend', 'aria-label': text('legend') });
  return {
    root,
    draw(choice) {
      root.replaceChildren(
        ...tiersOf(choice).map(({ hundredths, count, rank }) =>
          element(
            'li',
            { class: 'wheel-tier', 'data-rank': rank, 'data-hundredths': hundredths },
            element('span', { class: 'wheel-tier-mark', 'aria-hidden': 'true' }, '•'.repeat(rank)),
            element('strong', {}, hundredthsText(hundredths)),
            element('span', { class: 'caption' }, text('segmentShare', { count, size: choice.segments })),
          ),
        ),
      );
    },
    light(hundredths) {
      for (const tier of root.children)
        tier.classList.toggle('is-hit', tier.getAttribute('data-hundredths') === String(hundredths));
    },
  };
}
