/** Calls a function for each item, at most `atOnce` at a time. Returns the results in the order of the items. */
export async function inTurns<Item, Value>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item, index: number) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  const remaining = items.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      // All workers share one iterator, so each takes the next free item.
      for (const [index, item] of remaining) values[index] = await act(item, index);
    }),
  );
  return values;
}

/** Returns the numbers from 0 below a count. */
export const below = (count: number): number[] => [...Array(count).keys()];
