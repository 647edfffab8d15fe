import { describe, expect, it } from 'vitest';
import { createFoil } from './foil.ts';

const middle = { x: 1.5, y: 1.5 };

describe('the foil of a scratch card', () => {
  it('opens a field once when enough of it is scratched', () => {
    const foil = createFoil(3, 3);
    expect(foil.scratch({ x: 1.3, y: 1.5 }, middle, 0.2)).toEqual([]);
    const found = [
      ...foil.scratch({ x: 1.1, y: 1.3 }, { x: 1.9, y: 1.3 }, 0.25),
      ...foil.scratch({ x: 1.1, y: 1.7 }, { x: 1.9, y: 1.7 }, 0.25),
    ];
    expect(found).toEqual([4]);
    expect(foil.scratch(middle, middle, 0.5)).toEqual([]);
  });

  it('opens all fields that one scratch crosses, and no others', () => {
    const foil = createFoil(3, 3);
    expect(foil.scratch({ x: 0, y: 0.5 }, { x: 3, y: 0.5 }, 0.4)).toEqual([0, 1, 2]);
    expect(foil.scratch({ x: -2, y: -2 }, { x: -1, y: -1 }, 0.4)).toEqual([]);
  });

  it('is whole again when it is covered', () => {
    const foil = createFoil(3, 3);
    expect(foil.scratch(middle, middle, 0.5)).toEqual([4]);
    foil.cover();
    expect(foil.scratch(middle, middle, 0.2)).toEqual([]);
    foil.open(4);
    expect(foil.scratch(middle, middle, 0.5)).toEqual([]);
  });
});
