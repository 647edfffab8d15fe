import { svgElement } from '../../../../../shell/element.ts';

/** The star of a blow. */
export interface Burst {
  root: SVGElement;
  /** Shows it opened by a share from 0 to 1; at 1 it has disappeared. */
  show: (place: readonly [number, number], share: number, size?: number) => void;
  hide: () => void;
}

export function createBurst(): Burst {
  const root = svgElement('path', {
    d: 'M0-15L3.500-4.500 14-9 6.500 0 14 9 3.500 4.500 0 15-3.500 4.500-14 9-6.500 0-14-9-3.500-4.500z',
    class: 'drawn-burst',
    visibility: 'hidden',
  });
  const hide = (): void => {
    root.setAttribute('visibility', 'hidden');
    root.removeAttribute('opacity');
    root.removeAttribute('transform');
  };
  return {
    root,
    hide,
    show([x, y], share, size = 1) {
      if (share >= 1) {
        hide();
        return;
      }
      root.setAttribute('visibility', 'visible');
      root.setAttribute('opacity', (1 - share * share).toFixed(2));
      root.setAttribute(
        'transform',
        `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(share * 40).toFixed(0)}) scale(${(size * (0.5 + share * 0.7)).toFixed(2)})`,
      );
    },
  };
}
