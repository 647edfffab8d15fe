import { element } from '../../../shell/element.ts';
import { createMotion } from '../../../shell/motion.ts';
import type { Stage, StageContext } from '../../../shell/stage.ts';
import type { FishChoice, FishEvent } from '../rules.ts';
import { drawPicture } from './art/sprites.ts';
import { fishSheets } from './fishSheets.ts';
import type { Hoard } from './hoard.ts';

const SHOT_MS = 260;
const CHEST_MS = 460;
const PAID_MS = 1200;

/** Creates the stage that replays a batch: its shots one after the other, then the hoards that they opened. */
export function createReplayStage(context: StageContext): Stage<FishEvent> {
  const { text, money, sounds } = context;
  const [motif] = context.dress?.motifs ?? [];
  const motion = createMotion();
  const list = element('ol', { class: 'fish-replay', 'aria-label': text('replayOf') });
  const place = element('div', {});
  let hoard: Hoard | undefined;
  let choice: FishChoice = { shots: [] };

  async function showShot(index: number, event: Extract<FishEvent, { type: 'shot_decided' }>): Promise<void> {
    const shown = list.children[index];
    if (!shown) return;
    shown.classList.add(event.multiplier > 0 ? 'is-caught' : 'is-away');
    const figure = shown.querySelector('strong');
    if (figure) figure.textContent = event.multiplier > 0 ? `×${event.multiplier}` : '–';
    sounds.play(event.multiplier > 0 ? 'reveal' : 'tick', Math.min(9, event.multiplier));
    await motion.pause(SHOT_MS);
  }

  return {
    root: element('div', { class: 'fish-replay-place' }, list, place),
    choice: () => choice,
    setChoice(next) {
      // The server checked the choice when the round was bet.
      choice = next as FishChoice;
    },
    begin() {
      place.replaceChildren();
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
      );
    },
    async play(_, events, isStill) {
      motion.start(isStill);
      const nagas = events.filter(
        (event) => event.type === 'shot_decided' && event.species === 'naga' && event.multiplier > 0,
      );
      let opened = 0;
      for (const [index, event] of events.entries()) {
        if (event.type === 'shot_decided') {
          // oxlint-disable-next-line no-await-in-loop -- shots are shown one after the other
          await showShot(index, event);
        } else if (event.type === 'row_drawn') {
          // oxlint-disable-next-line no-await-in-loop -- the first hoard waits for its code
          hoard ??= (await import('./hoard.ts')).createHoard(text);
          hoard.shut();
          place.replaceChildren(hoard.root);
        } else if (event.type === 'chest_opened') {
          hoard?.open(event);
          sounds.play('reveal', 3);
          // oxlint-disable-next-line no-await-in-loop -- chests open one after the other
          await motion.pause(CHEST_MS);
        }
        const next = events[index + 1];
        if (event.type !== 'chest_opened' || next?.type === 'chest_opened') continue;
        const caught = nagas[opened];
        opened += 1;
        if (caught?.type === 'shot_decided') hoard?.end(caught.multiplier, money(BigInt(caught.win)));
        // oxlint-disable-next-line no-await-in-loop -- one hoard after the other
        await motion.pause(PAID_MS);
      }
    },
    skip: motion.skip,
    cancel() {
      list.replaceChildren();
      place.replaceChildren();
    },
    ...fishSheets({ text, money, bullet: () => BigInt(choice.shots[0]?.bullet ?? 0), batchSeconds: 1 }),
  };
}
