import type { Bonus, BonusRounds, OfferTerms, PromotionStanding, Reward, Rewards } from '@parlor/contract';

import { NOW } from './now.ts';

/** Builds the terms of a welcome bonus: half of the first deposit, at most 500.00, to be staked 8 times. */
export const buildTerms = (over: Partial<OfferTerms> = {}): OfferTerms => ({
  kind: 'MANUAL',
  reward: 'bonus',
  amount: null,
  percent: 50,
  maxAmount: '500.00',
  minDeposit: '100.00',
  currency: 'THB',
  wageringMultiple: 8,
  maxStake: '50.00',
  conversionCap: '2500.00',
  days: 14,
  freeRounds: null,
  contestReward: null,
  occasion: null,
  levels: [],
  contributions: [
    { gameType: 'RNG', percent: 100 },
    { gameType: 'LIVE', percent: 10 },
  ],
  steps: [],
  minStake: null,
  minLoss: null,
  packets: null,
  hours: [],
  wageringBase: 'bonus',
  perPlayer: null,
  perDay: null,
  claimDays: null,
  entry: 'join',
  ...over,
});

/** Builds a player for whom the promotion `p1` is open. */
export const buildStanding = (over: Partial<PromotionStanding> = {}): PromotionStanding => ({
  promotionId: 'p1',
  status: 'JOIN',
  progress: null,
  reason: null,
  canRepeat: false,
  rewardId: null,
  application: null,
  ...over,
});

/** Builds a bonus that can be claimed. */
export const buildReward = (over: Partial<Reward> = {}): Reward => ({
  rewardId: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0d01',
  promotionId: 'p1',
  kind: 'MANUAL',
  title: 'Welcome bonus',
  reward: 'bonus',
  amount: '500.00',
  currency: 'THB',
  state: 'CLAIMABLE',
  wageringRequired: '4000.00',
  freeRounds: null,
  contestReward: null,
  grantedAt: NOW,
  claimedAt: null,
  expiresAt: NOW + 7 * 86_400_000,
  ...over,
});

/** Builds 20 free rounds at 2.00 that can be claimed. */
export const buildFreeRounds = (
  rounds: Partial<NonNullable<Reward['freeRounds']>> = {},
  over: Partial<Reward> = {},
): Reward =>
  buildReward({
    rewardId: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0d03',
    title: 'Twenty lanterns',
    reward: 'freeRounds',
    amount: '40.00',
    wageringRequired: null,
    freeRounds: {
      gameCode: 'lotus-lanterns',
      stake: '2.00',
      count: 20,
      left: 20,
      won: '0.00',
      wageringMultiple: 10,
      playUntil: null,
      ...rounds,
    },
    ...over,
  });

/** Builds three tickets of the lantern raffle that can be claimed. */
export const buildTickets = (over: Partial<Reward> = {}): Reward =>
  buildReward({
    rewardId: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0d04',
    kind: 'TICKET',
    title: 'From the table to the raffle',
    reward: 'tickets',
    amount: '6.00',
    wageringRequired: null,
    contestReward: {
      unit: 'tickets',
      count: 3,
      contest: 'lantern-raffle',
      title: 'Raffle of lanterns',
      endsAt: NOW + 20 * 86_400_000,
    },
    ...over,
  });

/** Fifty points of a tournament that wait to be claimed. */
export const buildPoints = (over: Partial<Reward> = {}): Reward =>
  buildReward({
    rewardId: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0d05',
    kind: 'MISSION_MANUAL',
    title: 'Points for the race',
    reward: 'points',
    amount: '5.00',
    wageringRequired: null,
    contestReward: {
      unit: 'points',
      count: 50,
      contest: 'weekend-race',
      title: 'Weekend race',
      endsAt: NOW + 2 * 86_400_000,
    },
    ...over,
  });

export const buildRewards = (list: Reward[] = [buildReward()], over: Partial<Rewards> = {}): Rewards => ({
  list,
  pageNum: 1,
  totalPages: 1,
  totalCount: list.length,
  categories: [
    { kind: 'LOGIN', isEnabled: true, count: 0 },
    { kind: 'MANUAL', isEnabled: true, count: list.length },
    { kind: 'RAFFLE', isEnabled: false, count: 0 },
    { kind: 'UPGRADE_BONUS', isEnabled: true, count: 0 },
    { kind: 'MISSION_MANUAL', isEnabled: true, count: 0 },
    { kind: 'TICKET', isEnabled: false, count: 0 },
    { kind: 'REFERRAL', isEnabled: true, count: 0 },
  ],
  ...over,
});

/** Builds a bonus of which 1,500.00 of 4,000.00 is staked. */
export const buildBonus = (over: Partial<Bonus> = {}): Bonus => ({
  bonusId: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0e01',
  promotionId: 'p1',
  title: 'Welcome bonus',
  state: 'ACTIVE',
  currency: 'THB',
  granted: '500.00',
  balance: '412.50',
  wagering: { required: '4000.00', done: '1500.00', left: '2500.00' },
  contributions: [
    { gameType: 'RNG', percent: 100 },
    { gameType: 'LIVE', percent: 10 },
  ],
  maxStake: '50.00',
  conversionCap: '2500.00',
  grantedAt: NOW,
  expiresAt: NOW + 14 * 86_400_000,
  endedAt: null,
  converted: null,
  ...over,
});

/** Builds rounds of a bonus: one that counted fully, one in part, one not at all. */
export const buildBonusRounds = (over: Partial<BonusRounds> = {}): BonusRounds => ({
  list: [
    {
      orderId: 'o3',
      gameName: 'Lotus Lanterns',
      gameType: 'RNG',
      at: NOW,
      stake: '20.00',
      counted: '20.00',
      reason: null,
    },
    {
      orderId: 'o2',
      gameName: 'Velvet Baccarat',
      gameType: 'LIVE',
      at: NOW - 60_000,
      stake: '50.00',
      counted: '5.00',
      reason: 'game_type',
    },
    {
      orderId: 'o1',
      gameName: 'Lotus Lanterns',
      gameType: 'RNG',
      at: NOW - 120_000,
      stake: '30.00',
      counted: '0.00',
      reason: 'void',
    },
  ],
  pageNum: 1,
  totalPages: 1,
  totalCount: 3,
  ...over,
});
