import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { Motif } from '../../../shell/motifPicture.ts';
import { fishSpecies, meanMultiplier, type FishSpecies } from '../math.ts';
import { drawPicture } from './art/sprites.ts';
import { chanceText, meanText, shortMeanText } from './chanceText.ts';

/** The species as buttons, for aiming without pointing. */
export interface TargetStrip {
  root: HTMLElement;
  /** Shows which species are in sight. */
  showPresent: (present: ReadonlySet<FishSpecies>) => void;
  /** Shows what is aimed at. */
  showTarget: (species: FishSpecies | undefined) => void;
}

/** Creates the strip. Pressing the species that is aimed at frees the aim. */
export function createTargetStrip(
  text: Text,
  motif: Motif | undefined,
  onPress: (species: FishSpecies) => void,
): TargetStrip {
  // The dearest first.
  const order = fishSpecies.toSorted((a, b) => meanMultiplier(b) - meanMultiplier(a));
  const buttons = new Map(
    order.map((species) => {
      const multiplier = meanText(species);
      const button = element(
        'button',
        {
          type: 'button',
          class: 'fish-target',
          'aria-pressed': 'false',
          'aria-label': text('targetName', {
            name: text(`species.${species}`),
            multiplier,
            chance: chanceText(species),
          }),
        },
        drawPicture(species, 40, motif),
        element('span', {}, shortMeanText(species)),
      );
      button.addEventListener('click', ({ detail }) => {
        // Space fires. After a press by hand, the next space is meant for the gun, and not for this button.
        if (detail > 0) button.blur();
        onPress(species);
      });
      return [species, button];
    }),
  );
  return {
    root: element('div', { class: 'fish-targets', role: 'group', 'aria-label': text('targets') }, ...buttons.values()),
    showPresent(present) {
      for (const [species, button] of buttons) {
        const isAway = !present.has(species);
        if (button.hidden !== isAway) button.hidden = isAway;
      }
    },
    showTarget(target) {
      for (const [species, button] of buttons) button.setAttribute('aria-pressed', String(species === target));
    },
  };
}
