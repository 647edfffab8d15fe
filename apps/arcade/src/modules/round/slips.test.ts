import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineGame } from '../../games/game.ts';
import { isStakeOnOffer, slipLimits } from './slips.ts';

interface Slip {
  places: string[];
}

const game = defineGame<Slip, never, { type: string }>({
  version: 'places@1',
  declaredReturn: '0.990000000',
  stakesOf: () => [100n, 500n],
  slip: {
    amountsOf: ({ places }) => places.map(BigInt),
    limitsOf: (currency) => (currency === 'JPY' ? { unit: 1n, max: 100n } : { unit: 100n, max: 2_000n }),
  },
  choice: z.strictObject({ places: z.array(z.string()) }),
  decision: z.never(),
  play: () => ({ events: [], win: 0n, isOver: true }),
});

const staker = (maxStake: string | null = null) => ({ currency: 'THB', profile: { maxStake } }) as const;
const isOnOffer = (stake: bigint, places: string[], maxStake: string | null = null): boolean =>
  isStakeOnOffer(game, staker(maxStake), stake, { places });

describe('a slip', () => {
  it('stakes exactly the sum of its amounts, whether one or many', () => {
    expect(isOnOffer(100n, ['100'])).toBe(true);
    expect(isOnOffer(900n, ['300', '500', '100'])).toBe(true);
    for (const stake of [800n, 1_000n, 100n]) expect(isOnOffer(stake, ['300', '500', '100'])).toBe(false);
    expect(isOnOffer(0n, [])).toBe(false);
  });

  it('has amounts that are positive multiples of the unit, even if their sum is one', () => {
    expect(isOnOffer(200n, ['150', '50'])).toBe(false);
    expect(isOnOffer(200n, ['300', '-100'])).toBe(false);
    expect(isOnOffer(200n, ['200', '0'])).toBe(false);
  });

  it('is at most the limit of the game, and at most the highest stake of the profile', () => {
    expect(isOnOffer(2_000n, ['2000'])).toBe(true);
    expect(isOnOffer(2_100n, ['2000', '100'])).toBe(false);
    expect(isOnOffer(500n, ['500'], '500')).toBe(true);
    expect(isOnOffer(600n, ['500', '100'], '500')).toBe(false);
  });

  it('has limits that a client can show: the lower of game and profile, by currency', () => {
    expect(slipLimits(game, staker())).toEqual({ unit: 100n, max: 2_000n });
    expect(slipLimits(game, staker('750'))).toEqual({ unit: 100n, max: 750n });
    expect(slipLimits(game, staker('900000'))).toEqual({ unit: 100n, max: 2_000n });
    expect(slipLimits(game, { currency: 'JPY', profile: { maxStake: null } })).toEqual({ unit: 1n, max: 100n });
  });
});

describe('a game without slips', () => {
  const plain = { stakesOf: game.stakesOf };

  it('offers its list of stakes within the profile, and has no limits of slips', () => {
    const isListed = (stake: bigint, maxStake: string | null = null): boolean =>
      isStakeOnOffer(plain, staker(maxStake), stake, { places: [] });
    expect([100n, 500n].map((stake) => isListed(stake))).toEqual([true, true]);
    expect(isListed(600n)).toBe(false);
    expect(isListed(500n, '100')).toBe(false);
    expect(slipLimits({}, staker())).toBeNull();
  });
});
