import { POCKETS } from './places.ts';

/** How often a number fell. */
export interface NumberCount {
  number: number;
  count: number;
}

/** The numbers that fell most and least. */
export interface HotAndCold {
  hot: NumberCount[];
  cold: NumberCount[];
}

/**
 * The numbers that fell most and least often in draws that are newest first. Of equal counts the hot one fell last, and
 * the cold one has not fallen for the longest time.
 */
export function hotAndCold(numbers: readonly number[], shown = 4): HotAndCold {
  const all = Array.from({ length: POCKETS }, (_, number) => ({
    number,
    count: numbers.filter((fallen) => fallen === number).length,
    age: numbers.includes(number) ? numbers.indexOf(number) : numbers.length,
  })).toSorted((one, two) => two.count - one.count || one.age - two.age);
  const plain = ({ number, count }: NumberCount): NumberCount => ({ number, count });
  return {
    hot: all
      .filter(({ count }) => count > 0)
      .slice(0, shown)
      .map(plain),
    cold: all.toReversed().slice(0, shown).map(plain),
  };
}
