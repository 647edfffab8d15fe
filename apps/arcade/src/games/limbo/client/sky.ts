import { element, svgElement } from '../../../shell/element.ts';
import { motifPicture, type Motif } from '../../../shell/motifPicture.ts';

/** The height of the target as a fraction of the sky. */
const TARGET_HEIGHT = 0.62;

/** The sky in which the drawing of the game climbs past the line of the target. */
export interface Sky {
  root: HTMLElement;
  /** Writes the target on its line. */
  showTarget: (words: string) => void;
  /** Moves the climber to a multiplier of a bet; both are in hundredths. */
  showHeight: (hundredths: number, target: number) => void;
  setState: (state: 'idle' | 'climbing' | 'won' | 'lost') => void;
}

/** Creates a paper lantern, for a game without a dress. */
function lanternPicture(): SVGSVGElement {
  return svgElement(
    'svg',
    { viewBox: '0 0 48 64', class: 'limbo-climber-picture', 'aria-hidden': 'true' },
    svgElement('path', { d: 'M10 8q14-12 28 0l6 34q-20 12-40 0z', fill: '#ff9f43' }),
    svgElement('path', { d: 'M18 4q6-3 12 0l3 42q-9 4-18 0z', fill: '#ffd98a' }),
    svgElement('path', { d: 'M17 52h14l-3 8h-8z', fill: '#fff4c2' }),
  );
}

/**
 * Returns the height of a multiplier as a fraction of the sky. It is logarithmic, with the target always on its line.
 */
function heightOf(hundredths: number, target: number): number {
  const height = TARGET_HEIGHT * (Math.log(hundredths / 100) / Math.log(target / 100));
  return Math.min(1, height);
}

/** Creates the sky. */
export function createSky(climber: Motif | undefined, companion: Motif | undefined): Sky {
  const words = element('span', { class: 'limbo-line-words' });
  const path = element(
    'div',
    { class: 'limbo-path' },
    element(
      'div',
      { class: 'limbo-climber' },
      climber ? motifPicture(climber, 'limbo-climber-picture') : lanternPicture(),
    ),
  );
  const root = element(
    'div',
    { class: 'limbo-sky', 'data-state': 'idle' },
    element('div', { class: 'limbo-stars', 'aria-hidden': 'true' }),
    ...(companion ? [motifPicture(companion, 'limbo-companion')] : []),
    element('p', { class: 'limbo-line' }, words),
    element('div', { class: 'limbo-lane', 'aria-hidden': 'true' }, path),
  );
  root.style.setProperty('--target-height', String(TARGET_HEIGHT));
  return {
    root,
    showTarget(shown) {
      words.textContent = shown;
    },
    showHeight(hundredths, target) {
      // The path is as high as the lane, so a percentage of it is a height in the sky.
      path.style.setProperty('transform', `translateY(${(-100 * heightOf(hundredths, target)).toFixed(2)}%)`);
    },
    setState(state) {
      root.dataset['state'] = state;
    },
  };
}
