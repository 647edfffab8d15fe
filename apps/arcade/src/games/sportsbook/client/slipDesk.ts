import { isAccepted } from './prices.ts';
import { emptySlip, toggled, type Slip, type SlipPick } from './slip.ts';
import type { SlipMemory } from './slipMemory.ts';

/** The slip that the player fills. The browser stores every change. */
export interface SlipDesk {
  get: () => Slip;
  set: (slip: Slip) => void;
  /** Adds or removes a pick. Returns false if the slip is full. */
  toggle: (pick: SlipPick) => boolean;
  /** Accepts prices that the player's setting allows; the others stay as the player saw them. */
  acceptPrices: (priceOf: (pick: SlipPick) => number | undefined, isAll?: boolean) => void;
  /** Empties the slip and keeps the player's settings. */
  clear: () => void;
  /** Called with each change. Returns a function that ends it. */
  listen: (listener: (slip: Slip) => void) => () => void;
}

export function createSlipDesk(memory: Pick<SlipMemory, 'read' | 'write'>): SlipDesk {
  let { slip } = memory.read();
  const listeners = new Set<(slip: Slip) => void>();

  function set(next: Slip): void {
    slip = next;
    memory.write(slip);
    for (const listener of listeners) listener(slip);
  }

  return {
    get: () => slip,
    set,
    toggle(pick) {
      const next = toggled(slip, pick);
      if (next) set(next);
      return next !== undefined;
    },
    acceptPrices(priceOf, isAll = false) {
      let hasChanged = false;
      const picks = slip.picks.map((pick) => {
        const price = priceOf(pick);
        if (price === undefined || price === pick.price) return pick;
        if (!isAll && !isAccepted(slip.priceChanges, pick.price, price)) return pick;
        hasChanged = true;
        return { ...pick, price };
      });
      if (hasChanged) set({ ...slip, picks });
    },
    clear: () => set({ ...slip, picks: emptySlip.picks, mode: emptySlip.mode, system: emptySlip.system }),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
