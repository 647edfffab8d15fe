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
  /** Shows the current target. */
  showTarget: (species: FishSpecies | undefined) => void;
}

/** Creates the strip. Pressing the current target clears it. */
export function createTargetStrip(
  text: Text,
  motif: Motif | undefined,
  onPress: (species: FishSpecies) => void,
): TargetStrip {
  // The most valuable first.
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
        // Space fires. After a press by pointer, the next space must reach the gun, not this button.
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
