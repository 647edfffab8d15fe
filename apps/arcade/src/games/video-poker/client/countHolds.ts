import type { Card } from '../../cards.ts';
import { bestHold, holdValues } from '../holds.ts';

/** How long the page counts before it yields, in ms. */
const SLICE_MS = 8;

/** The best hold of five cards: a bit for each kept place, and its value as in `holdValues`. */
export interface BestHold {
  hold: number;
  value: number;
}

/** Computes the best hold in slices, so that the page stays responsive. Undefined once `isWanted` is false. */
export async function computeBestHold(cards: readonly Card[], isWanted: () => boolean): Promise<BestHold | undefined> {
  const steps = holdValues(cards);
  while (isWanted()) {
    const end = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) {
        const hold = bestHold(step.value);
        return { hold, value: step.value[hold] ?? 0 };
      }
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}
