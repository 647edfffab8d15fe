import { createFeltTable } from '../../../shell/draw/feltTable.ts';
import type { ShowParts, TableShow } from '../../../shell/draw/tableGame.ts';
import { element } from '../../../shell/element.ts';
import { createMotion } from '../../../shell/motion.ts';
import type { FanTanResult } from '../rules.ts';
import { createBeadPile } from './beadPile.ts';
import { resultText } from './words.ts';

/** Creates the pile under its cup. The pile is counted off once it is drawn. */
export function createPileShow({ text, sounds, announce, head }: ShowParts): TableShow<FanTanResult> {
  const pile = createBeadPile();
  const skip = element('button', { type: 'button', class: 'pile-skip', 'aria-label': text('skipCount'), hidden: true });
  const { root, showMessage } = createFeltTable(head, element('div', { class: 'pile-place' }, pile.root, skip));
  const motion = createMotion();
  skip.addEventListener('click', motion.skip);

  function clear(): void {
    motion.stop();
    showMessage(undefined);
    pile.cover();
    skip.hidden = true;
  }

  return {
    root,
    clear,
    skip: motion.skip,
    async show(result, { isStill }) {
      clear();
      const isCurrent = motion.start(isStill);
      skip.hidden = isStill;
      await pile.count(result, motion, (index) => {
        if (!motion.isSkipped()) sounds.play('tick', index % 8);
      });
      if (!isCurrent()) return;
      skip.hidden = true;
      sounds.play('stop');
      showMessage(resultText(result, text));
      announce(resultText(result, text));
    },
  };
}
