import { describe, expect, it } from 'vitest';
import { formats } from '../formats.ts';
import { gameTarget, isSetOver, serverOf, type SetsParameters } from './setLaws.ts';

const tennis = formats.tennis?.parametersOf([5, 5]) as unknown as SetsParameters;
const badminton = formats.badminton?.parametersOf([5, 5]) as unknown as SetsParameters;

describe('a set of tennis', () => {
  it('changes service after each game, and starts with the other side in the next set', () => {
    const at = (set: number, home: number, away: number): number =>
      serverOf(tennis, set, { score: [home, away], game: [2, 1] });
    expect([at(0, 0, 0), at(0, 1, 0), at(0, 1, 1), at(1, 0, 0), at(1, 0, 1)]).toEqual([0, 1, 0, 1, 0]);
  });

  it('changes service in a tie-break after one point, and then after every two', () => {
    const servers = [0, 1, 2, 3, 4, 5, 6].map((points) => serverOf(tennis, 0, { score: [3, 3], game: [points, 0] }));
    expect(servers).toEqual([0, 1, 1, 0, 0, 1, 1]);
  });

  it('has games of four points, and a tie-break of five at three games all', () => {
    expect(gameTarget(tennis, [3, 2])).toBe(4);
    expect(gameTarget(tennis, [3, 3])).toBe(5);
    expect(isSetOver(tennis, 4, 3)).toBe(true);
    expect(isSetOver(tennis, 3, 3)).toBe(false);
  });
});

describe('a set of rallies', () => {
  it('requires a lead of two, except at its cap', () => {
    expect(isSetOver(badminton, 15, 13)).toBe(true);
    expect(isSetOver(badminton, 15, 14)).toBe(false);
    expect(isSetOver(badminton, 16, 14)).toBe(true);
    expect(isSetOver(badminton, 17, 16)).toBe(true);
  });
});
