import { describe, expect, it } from 'vitest';
import { bigRoad, columnsOf, derivedMarks, goodRoad, placeRoad, type RoadEntry } from './roads.ts';

const sides = { P: 'player', B: 'banker', T: undefined } as const;

function results(text: string): RoadEntry<'player' | 'banker'>[] {
  return text.split('').map((letter) => ({ side: sides[letter as keyof typeof sides] }));
}
const lengths = (text: string): number[] => bigRoad(results(text)).map((column) => column.length);

describe('the big road', () => {
  it('has a column for each run, and notes ties on the previous mark', () => {
    expect(lengths('TBBPBBBTTP')).toEqual([2, 1, 3, 1]);
    expect(bigRoad(results('BTTP'))[0]?.[0]?.ties).toBe(2);
    expect(bigRoad([{ side: 'banker', notes: ['pair'] }])).toEqual([[{ side: 'banker', ties: 0, notes: ['pair'] }]]);
  });

  it('turns right at the sixth row, and beside a run that turned', () => {
    const placed = placeRoad(bigRoad(results('BBBBBBBBP')));
    expect(placed.slice(5).map(({ column, row }) => [column, row])).toEqual([
      [0, 5],
      [1, 5],
      [2, 5],
      [1, 0],
    ]);
    const beside = placeRoad(bigRoad(results('BBBBBBBPPPPPPP'))).slice(-3);
    expect(beside.map(({ column, row }) => [column, row])).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
    ]);
  });
});

describe('a derived road', () => {
  it('compares the heights of columns in the first row, and the cell to the side below it', () => {
    // Columns of 2, 2, 1 and 3: the second has a neighbour at its second row; the third begins after equal columns.
    expect(derivedMarks([2, 2, 1, 3], 'bigEye')).toEqual(['red', 'red', 'blue', 'blue', 'red']);
    expect(derivedMarks([2, 2, 1, 3], 'small')).toEqual(['blue', 'red', 'blue']);
    expect(derivedMarks([2, 2, 1, 3], 'cockroach')).toEqual(['red', 'blue']);
  });

  it('begins with the second mark of its first column, or the first of the next', () => {
    expect(derivedMarks([5], 'bigEye')).toEqual([]);
    expect(derivedMarks([1, 1], 'bigEye')).toEqual([]);
    expect(derivedMarks([1, 1, 1], 'bigEye')).toEqual(['red']);
    expect(columnsOf(['red', 'red', 'blue'])).toEqual([['red', 'red'], ['blue']]);
  });
});

describe('a good road', () => {
  const goodOf = (text: string) => goodRoad(bigRoad(results(text)));

  it('is a run of five or more, regardless of ties', () => {
    expect(goodOf('PBBTBBB')).toEqual({ kind: 'run', side: 'banker', length: 5 });
    expect(goodOf('BPPPPPPP')).toEqual({ kind: 'run', side: 'player', length: 7 });
    expect(goodOf('PBBBB')).toBeUndefined();
  });

  it('is an alternation of five or more sides', () => {
    expect(goodOf('BBPBPTBP')).toEqual({ kind: 'alternate', side: 'player', length: 5 });
    expect(goodOf('BBPBPB')).toBeUndefined();
  });

  it('is three or more runs of two, even while the next one begins', () => {
    expect(goodOf('BPPBBPP')).toEqual({ kind: 'pairs', side: 'player', length: 6 });
    expect(goodOf('BPPBBPPB')).toEqual({ kind: 'pairs', side: 'banker', length: 7 });
    expect(goodOf('BPPBBB')).toBeUndefined();
    expect(goodOf('BPPBBPPPB')).toBeUndefined();
  });

  it('exists only at the end, and not without draws', () => {
    expect(goodOf('BBBBBBBP')).toBeUndefined();
    expect(goodOf('')).toBeUndefined();
  });
});
