/** A seeded random generator. Its output depends only on the seed, so a card is identical on every machine. */
export interface Random {
  /** Returns the next number in [0, 1). */
  next: () => number;
  /** Returns a number in [from, to). */
  range: (from: number, to: number) => number;
  /** Returns an integer in [from, to]. */
  int: (from: number, to: number) => number;
  /** Returns true with probability `share`. */
  chance: (share: number) => boolean;
  /** Returns a random item. Throws if the list is empty. */
  pick: <T>(list: readonly T[]) => T;
  /** Returns a shuffled copy of the list. */
  shuffle: <T>(list: readonly T[]) => T[];
}

/** Returns the 32-bit FNV-1a hash. It is simple, mixes short texts well, and is identical on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Creates a random generator seeded with a text. */
export function seededRandom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    range: (from, to) => from + next() * (to - from),
    int,
    chance: (share) => next() < share,
    pick: <T>(list: readonly T[]): T => {
      const item = list[int(0, list.length - 1)];
      if (item === undefined) throw new Error('Cannot pick from an empty list.');
      return item;
    },
    shuffle: <T>(list: readonly T[]): T[] => {
      const copy = [...list];
      for (let index = copy.length - 1; index > 0; index -= 1) {
        const other = int(0, index);
        [copy[index], copy[other]] = [copy[other] as T, copy[index] as T];
      }
      return copy;
    },
  };
}
