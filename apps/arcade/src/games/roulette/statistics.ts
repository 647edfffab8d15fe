import { POCKETS } from './places.ts';

/** A number with its frequency. */
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
 * Returns the numbers that fell most and least often in draws, newest first. Among equal counts the hotter number fell
 * more recently, and the colder one longer ago.
 */
export function hotAndCold(numbers: readonly number[], shown = 4): HotAndCold {
  const all = Array.from({ length: POCKETS }, (_, number) => ({
    number,
    count: numbers.filter((fallen) => fallen === number).length,
    age: numbers.includes(number) ? numbers.indexOf(number) : numbers.length,
  })).toSorted((a, b) => b.count - a.count || a.age - b.age);
  const plain = ({ number, count }: NumberCount): NumberCount => ({ number, count });
  return {
    hot: all
      .filter(({ count }) => count > 0)
      .slice(0, shown)
      .map(plain),
    cold: all.toReversed().slice(0, shown).map(plain),
  };
}
