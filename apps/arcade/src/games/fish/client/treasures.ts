import type { ChestOpened } from '../treasure.ts';
import type { FishEvent } from '../rules.ts';

/** The chests that a catch of the naga opened, in order. */
export interface Treasure {
  position: number;
  chests: readonly ChestOpened[];
}

/** Returns the treasures of a round, in the order of the shots that caught them. */
export function treasuresOf(events: readonly FishEvent[]): Treasure[] {
  const found: { position: number; chests: ChestOpened[] }[] = [];
  for (const event of events)
    if (event.type === 'row_drawn') found.push({ position: event.position, chests: [] });
    else if (event.type === 'chest_opened') found.at(-1)?.chests.push(event);
  return found;
}
