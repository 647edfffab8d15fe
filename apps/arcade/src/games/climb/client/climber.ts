import type { Dress } from '../../../arcadeApi.ts';
import { element } from '../../../shell/element.ts';
import { motifAddress, svgAddress } from '../../../shell/motifPicture.ts';

/** The figure that climbs. */
export interface Climber {
  /** Moves into a place, with a hop unless the place is out of sight or `isStill` is set. */
  moveTo: (place: HTMLElement, isStill: boolean) => void;
  setFallen: (isFallen: boolean) => void;
}

const mountaineer = svgAddress(
  '0 0 100 100',
  '<circle cx="50" cy="24" r="15" fill="#ffe1bd"/><path fill="#d8402f" d="M33 20a17 17 0 0 1 34 0z"/>' +
    '<path fill="none" stroke="#ffcf3f" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" d="M50 46v20M50 48 28 34M50 48l24 8M50 66 34 90M50 66l20 20"/>',
);

/** Creates the climber: the title's main motif on a medallion. */
export function createClimber(dress: Dress | null): Climber {
  const [motif] = dress?.motifs ?? [];
  const root = element(
    'span',
    { class: 'climber', 'aria-hidden': 'true' },
    element('img', { src: motif ? motifAddress(motif) : mountaineer, alt: '' }),
  );

  return {
    moveTo(place, isStill) {
      const before = root.getBoundingClientRect();
      const isShown = root.isConnected;
      root.classList.remove('is-hopping');
      place.append(root);
      if (isStill || !isShown) return;
      const after = root.getBoundingClientRect();
      root.style.setProperty('--from-x', `${before.left - after.left}px`);
      root.style.setProperty('--from-y', `${before.top - after.top}px`);
      root.classList.add('is-hopping');
    },
    setFallen(isFallen) {
      root.classList.toggle('is-fallen', isFallen);
    },
  };
}
