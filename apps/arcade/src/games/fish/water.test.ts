import { describe, expect, it } from 'vitest';
import { fishSpecies } from './math.ts';
import { acrossAt, createWater, isBoss, swims, wasInWater, type WaterFish } from './water.ts';

const START = 1_700_000_000_000;

/** Returns all creatures of the first minutes. */
function arrivals(seed: string, slots: number): WaterFish[] {
  const water = createWater(seed, START);
  return Array.from({ length: slots }, (_, slot) => water.arrive(slot)).flat();
}

describe('the water of a table', () => {
  it('is a function of its seed and the time, and finds every creature by its number', () => {
    const arrived = arrivals('table', 300);
    expect(arrivals('table', 300)).toEqual(arrived);
    expect(new Set(arrived.map(({ id }) => id)).size).toBe(arrived.length);
    const water = createWater('table', START);
    for (const fish of arrived) expect(water.find(fish.id)).toEqual(fish);
    expect([water.find(-1), water.find(0.5), water.find(7)]).toEqual([undefined, undefined, undefined]);
  });

  it('has every species, and only one large creature of a species at a time', () => {
    const arrived = arrivals('variety', 1500);
    expect(new Set(arrived.map(({ species }) => species))).toEqual(new Set(fishSpecies));
    const large = arrived.filter(({ species }) => swims[species].length >= 90 && !isBoss(species));
    for (const fish of large) {
      const together = large.filter(
        ({ id, species, from, until }) =>
          id !== fish.id && species === fish.species && from < fish.until && until > fish.from,
      );
      expect(together).toEqual([]);
    }
  });

  it('lets creatures cross the whole sea', () => {
    for (const fish of arrivals('way', 200)) {
      const [first, last] = [acrossAt(fish, fish.from), acrossAt(fish, fish.until)];
      expect(Math.min(first, last)).toBeLessThan(0);
      expect(Math.max(first, last)).toBeGreaterThan(1);
    }
  });

  it('knows whether a creature was there, by number and species', () => {
    const water = createWater('there', START);
    const fish = water.arrive(60)[0] as WaterFish;
    const middle = (fish.from + fish.until) / 2;
    expect(wasInWater(water, fish, middle)).toBe(true);
    expect(wasInWater(water, { ...fish, species: fish.species === 'whale' ? 'shark' : 'whale' }, middle)).toBe(false);
    expect(wasInWater(water, fish, fish.from - 1)).toBe(false);
    expect(wasInWater(water, fish, fish.until + 60_000)).toBe(false);
  });
});
