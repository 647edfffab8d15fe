import type { SuitMasks } from './pokerHands.ts';

const ALL = 1 << 13;

/** Returns the masks of thirteen ranks by their number of bits, up to seven. */
function masksBySize(): number[][] {
  const bySize: number[][] = Array.from({ length: 8 }, () => []);
  for (let mask = 0; mask < ALL; mask += 1) {
    let size = 0;
    for (let rest = mask; rest > 0; rest &= rest - 1) size += 1;
    bySize[size]?.push(mask);
  }
  return bySize;
}

/** The number of ways to name four suits, by the number of pairs of suits whose cards are equal. */
const WAYS = [24, 12, 6, 4, 0, 0, 1] as const;

/** Returns how many sets of cards differ from this one only in the names of their suits, itself included. */
export function multiplicityOf([a, b, c, d]: SuitMasks): number {
  const equalPairs =
    Number(a === b) + Number(a === c) + Number(a === d) + Number(b === c) + Number(b === d) + Number(c === d);
  return WAYS[equalPairs] ?? 0;
}

/**
 * Yields the sets of a given number of cards of one deck, at most seven. Of sets that differ only in the names of their
 * suits it yields the one whose masks do not ascend: for five cards 134,459 of 2,598,960.
 */
export function* suitClasses(size: number): Generator<{ masks: SuitMasks; multiplicity: number }> {
  const bySize = masksBySize();
  const masksOfSize = (count: number): readonly number[] => bySize[count] ?? [];
  for (let a = 0; a <= size; a += 1)
    for (let b = 0; a + b <= size; b += 1)
      for (let c = 0; a + b + c <= size; c += 1)
        for (const first of masksOfSize(a))
          for (const second of masksOfSize(b)) {
            if (second > first) break;
            for (const third of masksOfSize(c)) {
              if (third > second) break;
              for (const fourth of masksOfSize(size - a - b - c)) {
                if (fourth > third) break;
                const masks = [first, second, third, fourth] as const;
                yield { masks, multiplicity: multiplicityOf(masks) };
              }
            }
          }
}
