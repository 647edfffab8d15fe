import { describe, expect, it } from 'vitest';
import { colourOf, placeOf } from './places.ts';
import { sectionPlaces, wheelOrder, withNeighbours } from './wheel.ts';

describe('the wheel', () => {
  it('has every number once, alternating red and black from zero on', () => {
    expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number));
    wheelOrder.slice(1).forEach((number, index) => expect(colourOf(number)).toBe(index % 2 === 0 ? 'red' : 'black'));
  });

  it('has neighbours on both sides, even across zero', () => {
    expect(withNeighbours(0, 2)).toEqual([3, 26, 0, 32, 15]);
    expect(withNeighbours(26, 1)).toEqual([3, 26, 0]);
    expect(withNeighbours(17, 0)).toEqual([17]);
    expect(withNeighbours(5, 5)).toHaveLength(11);
  });
});

describe('the sections of the racetrack', () => {
  it('together cover each number of the wheel once', () => {
    const covered = Object.values(sectionPlaces).flatMap((places) =>
      [...new Set(places)].flatMap((code) => placeOf(code).numbers),
    );
    // 17 is in two splits of the orphelins.
    expect(covered.toSorted((a, b) => a - b)).toEqual(
      [...Array.from({ length: 37 }, (_, number) => number), 17].toSorted((a, b) => a - b),
    );
  });

  it('take nine, five and six chips', () => {
    expect([sectionPlaces.voisins, sectionPlaces.orphelins, sectionPlaces.tiers].map(({ length }) => length)).toEqual([
      9, 5, 6,
    ]);
  });

  it('are arcs of the wheel: voisins from 22 to 25 and tiers from 27 to 33', () => {
    const arc = (first: number, last: number): number[] => {
      const doubled = [...wheelOrder, ...wheelOrder];
      const start = doubled.indexOf(first);
      return doubled.slice(start, doubled.indexOf(last, start) + 1);
    };
    const numbersOf = (section: 'voisins' | 'tiers'): Set<number> =>
      new Set(sectionPlaces[section].flatMap((code) => placeOf(code).numbers));
    expect(numbersOf('voisins')).toEqual(new Set(arc(22, 25)));
    expect(numbersOf('tiers')).toEqual(new Set(arc(27, 33)));
  });
});
