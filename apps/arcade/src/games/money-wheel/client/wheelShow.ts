import { createFeltTable } from '../../../shell/draw/feltTable.ts';
import type { ShowParts, TableShow } from '../../../shell/draw/tableGame.ts';
import { element } from '../../../shell/element.ts';
import { createMotion } from '../../../shell/motion.ts';
import type { MoneyWheelResult } from '../rules.ts';
import { createMoneyWheelDrawing } from './wheelDrawing.ts';
import { placeMark, resultText } from './words.ts';

/** The least time between two ticks of the pointer, which may pass several pegs in one frame. */
const TICK_MS = 50;

/** Creates the wheel with its pointer. It announces the place where it stops. */
export function createWheelShow({ text, sounds, announce, head }: ShowParts): TableShow<MoneyWheelResult> {
  const wheel = createMoneyWheelDrawing();
  const mark = element('span', { class: 'wheel-mark', 'aria-hidden': 'true' });
  const skip = element('button', { type: 'button', class: 'wheel-skip', 'aria-label': text('skipSpin'), hidden: true });
  const { root, showMessage } = createFeltTable(head, element('div', { class: 'wheel-place' }, wheel.root, mark, skip));
  const motion = createMotion();
  skip.addEventListener('click', motion.skip);

  function clear(): void {
    motion.stop();
    showMessage(undefined);
    mark.textContent = '';
    delete root.dataset['place'];
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
      let tickedAt = 0;
      await wheel.spin(result.segment, motion, () => {
        const now = performance.now();
        if (now - tickedAt < TICK_MS || motion.isSkipped()) return;
        tickedAt = now;
        sounds.play('tick');
      });
      if (!isCurrent()) return;
      skip.hidden = true;
      sounds.play('stop');
      root.dataset['place'] = result.place;
      mark.textContent = placeMark(result.place);
      showMessage(resultText(result, text));
      announce(resultText(result, text));
    },
    onMessage(message, { past, draw }) {
      const [last] = past;
      // A player who joins while bets are open sees where the wheel stopped last.
      if (message.type === 'hello' && last && last.index !== draw.index)
        wheel.rest((last.result as MoneyWheelResult).segment);
    },
  };
}
