import type { Paged, ReferralOverview, ReferredPlayer } from '@parlor/contract';

import { NOW } from './now.ts';

/** Builds a player who invited three others, one of whom earned a reward. */
export const buildReferral = (over: Partial<ReferralOverview> = {}): ReferralOverview => ({
  code: 'MANGA234',
  invited: 3,
  rewarded: 1,
  earned: '120.00',
  currency: 'THB',
  terms: { minDeposit: '100.00', percent: 10, maxReward: '200.00', wageringMultiple: 5 },
  ...over,
});

/** Builds one page of invited players. */
export const buildReferredPlayers = (
  list: ReferredPlayer[] = [
    { name: 's••••9', registeredAt: NOW - 3_600_000, state: 'REGISTERED', reward: null },
    { name: 'm••••a', registeredAt: NOW - 86_400_000, state: 'CHECKED', reward: null },
    { name: 'd••••2', registeredAt: NOW - 172_800_000, state: 'REWARDED', reward: '120.00' },
  ],
): Paged<ReferredPlayer> => ({ list, pageNum: 1, totalPages: 1, totalCount: list.length });
