import { svgElement } from '../../../../../shell/element.ts';

/** The figure of the last event, above the place of the event. It stays until the next one. */
export interface Floater {
  root: SVGElement;
  show: (label: string, place: readonly [number, number], colour: string) => void;
  /** How far it has risen, from 0 to 1. */
  rise: (share: number) => void;
  hide: () => void;
}

export function createFloater(): Floater {
  const root = svgElement('text', { class: 'drawn-figure number', visibility: 'hidden' });
  let [x, y] = [0, 0];

  function rise(share: number): void {
    const size = 0.4 + 0.6 * Math.min(1, share * 3);
    root.setAttribute(
      'transform',
      `translate(${x.toFixed(1)} ${(y - 8 * share).toFixed(1)}) scale(${size.toFixed(2)})`,
    );
  }

  return {
    root,
    rise,
    show(label, place, colour) {
      [x, y] = place;
      root.textContent = label;
      root.setAttribute('fill', colour);
      root.setAttribute('visibility', 'visible');
      rise(1);
    },
    hide: () => root.setAttribute('visibility', 'hidden'),
  };
}

/** Returns the text of a turn's points above it. */
export function gainOf(points: number | null): string {
  if (points === null) return 'W';
  return points === 0 ? '0' : `+${points}`;
}
