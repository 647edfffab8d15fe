/** Reuses the elements of rows that leave the window for rows that enter it. */
export interface RowSlots {
  /** Returns the slot of each index: its own if it has one, otherwise a freed one, otherwise a new one. */
  readonly assign: (indices: readonly number[]) => ReadonlyMap<number, number>;
  /** Records which slots are in the document. React may discard a render after `assign`. */
  readonly commit: (slots: ReadonlyMap<number, number>) => void;
}

/** Creates the slots of a list. */
export function createRowSlots(): RowSlots {
  let slots: ReadonlyMap<number, number> = new Map();
  return {
    assign: (indices) => {
      const wanted = new Set(indices);
      const free = [...slots].flatMap(([index, slot]) => (wanted.has(index) ? [] : [slot]));
      let fresh = Math.max(-1, ...slots.values()) + 1;
      const next = new Map<number, number>();
      for (const index of indices) next.set(index, slots.get(index) ?? free.pop() ?? fresh++);
      return next;
    },
    commit: (next) => {
      slots = next;
    },
  };
}
