import type { Text } from '../../../shell/gameText.ts';
import { createMotion } from '../../../shell/motion.ts';
import { createHoard } from './hoard.ts';
import type { Treasure } from './treasures.ts';

/** The display of one treasure. */
interface Shown {
  treasure: Treasure;
  multiplier: number;
  amount: string;
  /** Called when a chest opens, counted from 0. */
  onChest: (index: number) => void;
  /** Called when the whole payout is shown. */
  onPaid: () => void;
}

/** The hoard over the sea. */
export interface TreasureShow {
  root: HTMLElement;
  /** Opens a treasure, after those in the queue. Resolves when its payment is shown. Play continues. */
  show: (shown: Shown) => Promise<void>;
}

const FIRST_MS = 700;
const CHEST_MS = 460;
const PAID_MS = 3200;
/** The minimum time that a treasure's payment is shown before the next one. */
const NEXT_MS = 1800;

/** Creates the show, hidden. Without motion all chests open at once. */
export function createTreasureShow(text: Text, isStill: () => boolean): TreasureShow {
  const hoard = createHoard(text);
  const motion = createMotion();
  hoard.root.hidden = true;
  let waiting: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function open({ treasure, multiplier, amount, onChest, onPaid }: Shown): Promise<void> {
    clearTimeout(timer);
    motion.start(isStill());
    hoard.shut();
    hoard.root.hidden = false;
    await motion.pause(FIRST_MS);
    for (const [index, chest] of treasure.chests.entries()) {
      hoard.open(chest);
      if (!motion.isSkipped()) onChest(index);
      // oxlint-disable-next-line no-await-in-loop -- chests open one after the other
      await motion.pause(CHEST_MS);
    }
    hoard.end(multiplier, amount);
    onPaid();
    timer = setTimeout(() => {
      hoard.root.hidden = true;
    }, PAID_MS);
  }

  return {
    root: hoard.root,
    show(shown) {
      const paid = waiting.then(() => open(shown));
      waiting = paid.then(
        () =>
          new Promise((resolve) => {
            setTimeout(resolve, NEXT_MS);
          }),
      );
      return paid;
    },
  };
}
