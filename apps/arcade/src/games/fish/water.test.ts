import { describe, expect, it } from 'vitest';
import { fishSpecies } from './math.ts';
import { acrossAt, createWater, isBoss, swims, wasThere, type WaterFish } from './water.ts';

const START = 1_700_000_000_000;

/** Returns all creatures of the first minutes. */
function arrivals(seed: string, slots: number): WaterFish[] {
  const water = createWater(seed, START);
  return Array.from({ length: slots }, (_, slot) => water.arrive(slot)).flat();
}

describe('the water of a table', () => {
  it('is a function of its seed and the time, and finds every creature by its number', () => {
    const came = arrivals('table', 300);
    expect(arrivals('table', 300)).toEqual(came);
    expect(new Set(came.map(({ id }) => id)).size).toBe(came.length);
    const water = createWater('table', START);
    for (const one of came) expect(water.find(one.id)).toEqual(one);
    expect([water.find(-1), water.find(0.5), water.find(7)]).toEqual([undefined, undefined, undefined]);
  });

  it('has every species, and only one large creature of a species at a time', () => {
    const came = arrivals('variety', 1500);
    expect(new Set(came.map(({ species }) => species))).toEqual(new Set(fishSpecies));
    const large = came.filter(({ species }) => swims[species].length >= 90 && !isBoss(species));
    for (const one of large) {
      const together = large.filter(
        ({ id, species, from, until }) =>
          id !== one.id && species === one.species && from < one.until && until > one.from,
      );
      expect(together).toEqual([]);
    }
  });

  it('lets creatures cross the whole sea', () => {
    for (const one of arrivals('way', 200)) {
      const [first, last] = [acrossAt(one, one.from), acrossAt(one, one.until)];
      expect(Math.min(first, last)).toBeLessThan(0);
      expect(Math.max(first, last)).toBeGreaterThan(1);
    }
  });

  it('knows whether a creature was there, by number and species', () => {
    const water = createWater('there', START);
    const one = water.arrive(60)[0] as WaterFish;
    const middle = (one.from + one.until) / 2;
    expect(wasThere(water, one, middle)).toBe(true);
    expect(wasThere(water, { ...one, species: one.species === 'whale' ? 'shark' : 'whale' }, middle)).toBe(false);
    expect(wasThere(water, one, one.from - 1)).toBe(false);
    expect(wasThere(water, one, one.until + 60_000)).toBe(false);
  });
});
