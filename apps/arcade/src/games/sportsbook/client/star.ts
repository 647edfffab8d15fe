import { element, svgElement } from '../../../shell/element.ts';
import type { SportsContext } from './sportsContext.ts';

/** The button that stars a league or a fixture. */
export interface Star {
  root: HTMLButtonElement;
  /** Shows whether it is starred now. */
  show: () => void;
}

const SHAPE =
  'M12 3.500l2.600 5.300 5.900.900-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900-4.300-4.100 5.900-.900z';

/** Creates the star of a code; `of` names the starred thing for screen readers. */
export function createStar(
  { text, favourites }: Pick<SportsContext, 'text' | 'favourites'>,
  code: string,
  of: string,
): Star {
  const root = element(
    'button',
    { type: 'button', class: 'icon-button star', 'aria-label': text('star', { name: of }) },
    svgElement(
      'svg',
      { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true', focusable: 'false' },
      svgElement('path', { d: SHAPE }),
    ),
  );
  const show = (): void => root.setAttribute('aria-pressed', String(favourites.has(code)));
  root.addEventListener('click', () => favourites.toggle(code));
  show();
  return { root, show };
}
