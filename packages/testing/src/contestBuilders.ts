import type { Contest, ContestBoard, ContestStanding, Rain } from '@parlor/contract';
import { NOW } from './now.ts';

const HOUR_MS = 3_600_000;

/** Builds a tournament by the best multiple, in its last hours. */
export const buildContest = (over: Partial<Contest> = {}): Contest => ({
  code: 'lantern-race',
  kind: 'tournament',
  title: 'Lantern race',
  cover: null,
  state: 'RUNNING',
  startsAt: NOW - 24 * HOUR_MS,
  endsAt: NOW + 3 * HOUR_MS,
  currency: 'THB',
  pool: '1000.00',
  prizes: [
    { from: 1, to: 1, amount: '500.00' },
    { from: 2, to: 2, amount: '300.00' },
    { from: 3, to: 3, amount: '200.00' },
  ],
  reward: 'cash',
  wageringMultiple: null,
  measure: 'best_multiplier',
  gameTypes: ['RNG'],
  games: null,
  minStake: '5.00',
  points: null,
  ticket: null,
  players: 42,
  draw: null,
  ...over,
});

/** Builds a raffle before its draw. */
export const buildRaffle = (over: Partial<Contest> = {}): Contest =>
  buildContest({
    code: 'lantern-raffle',
    kind: 'raffle',
    title: 'Lantern raffle',
    measure: 'turnover',
    ticket: { per: '100.00', most: 50 },
    draw: { commitment: 'b5'.repeat(32), seed: null, listHash: null, winners: [] },
    ...over,
  });

const place = (rank: number, over: Partial<ContestBoard['list'][number]> = {}): ContestBoard['list'][number] => ({
  rank,
  name: `pl****${10 + rank}`,
  score: `${400 - rank * 20}.00`,
  prize: rank === 1 ? '500.00' : rank === 2 ? '300.00' : rank === 3 ? '200.00' : null,
  isDemo: false,
  ...over,
});

/** Builds the first five places of the tournament. */
export const buildContestBoard = (over: Partial<ContestBoard> = {}): ContestBoard => ({
  code: 'lantern-race',
  players: 42,
  isFinal: false,
  list: [1, 2, 3, 4, 5].map((rank) => place(rank)),
  ...over,
});

/** Builds a player on the ninth place of the tournament. */
export const buildContestStanding = (over: Partial<ContestStanding> = {}): ContestStanding => ({
  code: 'lantern-race',
  joinedAt: NOW - HOUR_MS,
  rank: 9,
  score: '220.00',
  tickets: null,
  given: 0,
  entry: null,
  prize: null,
  isPaid: false,
  around: [7, 8, 9, 10, 11].map((rank) => ({ ...place(rank), isSelf: rank === 9 })),
  ...over,
});

/** Builds an open rain; the player has taken one of three packets. */
export const buildRain = (over: Partial<Rain> = {}): Rain => ({
  promotionId: 'p1',
  title: 'Evening rain',
  startsAt: NOW - 60_000,
  endsAt: NOW + 240_000,
  currency: 'THB',
  total: '500.00',
  packets: 200,
  most: 3,
  isGone: false,
  taken: [{ packet: 1, amount: '3.20' }],
  ...over,
});
