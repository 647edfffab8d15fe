import { describe, expect, it } from 'vitest';
import { paths } from '@parlor/core';
import { rewardPromotion } from './rewardPromotion.ts';

describe('the promotion of a reward', () => {
  it.each([
    ['?promo-welcome', 'promo-welcome'],
    ['?id=p1', 'p1'],
    ['?promotionId=p1', 'p1'],
    ['?utm=mail&p1', 'p1'],
    ['?a%26b', 'a&b'],
    ['', undefined],
    ['?', undefined],
    ['?id=', undefined],
    ['?utm=mail', undefined],
  ])('NAV-01 %j names %j', (search, id) => {
    expect(rewardPromotion(search)).toBe(id);
  });

  it('NAV-01 reads the format of links to it', () => {
    expect(rewardPromotion(new URL(paths.applyReward('a&b 1'), 'https://site.test').search)).toBe('a&b 1');
  });
});
