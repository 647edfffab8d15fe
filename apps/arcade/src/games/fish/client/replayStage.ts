import { element } from '../../../shell/element.ts';
import { createMotion } from '../../../shell/motion.ts';
import type { Stage, StageContext } from '../../../shell/stage.ts';
import type { FishChoice, FishEvent } from '../rules.ts';
import { drawPicture } from './art/sprites.ts';
import { fishSheets } from './fishSheets.ts';

const SHOT_MS = 260;

/** Creates the stage that shows a batch again: its shots one after the other. */
export function createReplayStage(context: StageContext): Stage<FishEvent> {
  const { text, money, sounds } = context;
  const [motif] = context.dress?.motifs ?? [];
  const motion = createMotion();
  const list = element('ol', { class: 'fish-replay', 'aria-label': text('replayOf') });
  let choice: FishChoice = { shots: [] };
  return {
    root: element('div', { class: 'fish-replay-place' }, list),
    choice: () => choice,
    setChoice(next) {
      // The server checked the choice when the round was bet.
      choice = next as FishChoice;
    },
    begin: () =>
      list.replaceChildren(
        ...choice.shots.map(({ species, bullet }) =>
          element(
            'li',
            { class: 'fish-replay-shot' },
            drawPicture(species, 52, motif),
            element('span', {}, text(`species.${species}`)),
            element('span', { class: 'quiet number' }, money(BigInt(bullet))),
            element('strong', { class: 'number' }),
          ),
        ),
      ),
    async play(_, events, isStill) {
      motion.start(isStill);
      for (const [index, event] of events.entries()) {
        const shown = list.children[index];
        if (event.type !== 'shot_decided' || !shown) continue;
        shown.classList.add(event.multiplier > 0 ? 'is-caught' : 'is-away');
        const figure = shown.querySelector('strong');
        if (figure) figure.textContent = event.multiplier > 0 ? `×${event.multiplier}` : '–';
        sounds.play(event.multiplier > 0 ? 'reveal' : 'tick', Math.min(9, event.multiplier));
        // oxlint-disable-next-line no-await-in-loop -- shots are shown one after the other
        await motion.pause(SHOT_MS);
      }
    },
    skip: motion.skip,
    cancel: () => list.replaceChildren(),
    ...fishSheets({ text, money, bullet: () => BigInt(choice.shots[0]?.bullet ?? 0), batchSeconds: 1 }),
  };
}
