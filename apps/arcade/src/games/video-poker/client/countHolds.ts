import type { Card } from '../../cards.ts';
import { bestHold, holdWorths } from '../holds.ts';

/** How long the page counts before it yields, in ms. */
const SLICE_MS = 8;

/** The best hold of five cards: a bit for each kept place, and its worth as in `holdWorths`. */
export interface BestHold {
  hold: number;
  worth: number;
}

/** Computes the best hold in slices, so that the page stays responsive. Undefined once `isWanted` is false. */
export async function countBestHold(cards: readonly Card[], isWanted: () => boolean): Promise<BestHold | undefined> {
  const steps = holdWorths(cards);
  while (isWanted()) {
    const end = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) {
        const hold = bestHold(step.value);
        return { hold, worth: step.value[hold] ?? 0 };
      }
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}
