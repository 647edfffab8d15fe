import { describe, expect, it } from 'vitest';
import { buildRank } from '@parlor/testing';
import { rankShare, shareOf, writePercent } from './rankProgress.ts';

describe('the progress to a level', () => {
  it.each([
    [1, 2, 'gold', 0.5],
    [0, 2, 'gold', 0],
    [2, 2, 'gold', 1],
    [0, 0, null, 1],
    [1, 2, null, 1],
  ])(
    'MEM-02 %i of %i conditions with the label %s is %s',
    (completedConditions, totalExpectedConditions, labelId, share) => {
      const rank = buildRank({
        currentProgress: { completedConditions, totalExpectedConditions },
        playerRankProgress: { labelId },
      });
      expect(rankShare(rank)).toBe(share);
    },
  );

  it('MEM-02 of an amount stays between 0 and 1', () => {
    expect([shareOf('0.00', '10.00'), shareOf('25.00', '10.00'), shareOf('5.00', '0.00')]).toEqual([0, 1, 1]);
  });
});

it('MEM-03 formats rates as percent', () => {
  expect([writePercent(0.5, 'en'), writePercent(0.06, 'th'), writePercent(0, 'en')]).toEqual(['0.5%', '0.06%', '0%']);
});
