import { describe, expect, it } from 'vitest';
import { bigRoad, lastColumns } from './bigRoad.ts';

const places = (road: string) => bigRoad(road).map(({ tone, column, row }) => `${tone} ${column} ${row}`);

describe('the big road', () => {
  it('has a column for each run, and counts ties at the previous mark', () => {
    expect(places('trrb')).toEqual(['red 0 0', 'red 0 1', 'blue 1 0']);
    expect(bigRoad('trttb').map(({ ties }) => ties)).toEqual([2, 0]);
    expect(bigRoad('')).toEqual([]);
  });

  it('turns right at the sixth row, and beside a run that turned', () => {
    expect(places('rrrrrrrrb').slice(5)).toEqual(['red 0 5', 'red 1 5', 'red 2 5', 'blue 1 0']);
    expect(places('rrrrrrrbbbbbbb').slice(-3)).toEqual(['blue 1 4', 'blue 2 4', 'blue 3 4']);
  });

  it('starts a run at the first column with room at its top', () => {
    const long = `${'r'.repeat(12)}b`;
    expect(places(long).at(-1)).toBe('blue 1 0');
    expect(places(`${long}rb`).slice(-2)).toEqual(['red 2 0', 'blue 3 0']);
  });

  it('shows only its last columns if there is little room', () => {
    const shown = lastColumns(bigRoad('rbrbrr'), 2);
    expect(shown.map(({ tone, column, row }) => `${tone} ${column} ${row}`)).toEqual([
      'blue 0 0',
      'red 1 0',
      'red 1 1',
    ]);
    expect(lastColumns(bigRoad('rb'), 9)).toEqual(bigRoad('rb'));
  });
});
