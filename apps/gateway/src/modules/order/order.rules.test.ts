import { describe, expect, it } from 'vitest';
import type { OrderRow } from './order.repository.ts';
import { toOrder, toTotals } from './order.rules.ts';

const row: OrderRow = {
  bucket: 7,
  id: 'order-1',
  merchant_code: 'SAMPLE',
  owner: 'account-1',
  provider: 'PARLOR',
  round_id: 'round-1',
  node_id: 'node-1',
  game_code: 'lotus-lanterns',
  game_name: 'Lotus Lanterns',
  game_type: 'SLOT',
  vassalage: 'PARLOR',
  currency: 'THB',
  stake: 3_000n,
  payout: 1_200n,
  refunded: 1_000n,
  is_closed: true,
  state: 'SETTLED',
  placed_at: 1_700_000_000_000,
  settled_at: 1_700_000_001_000,
};

describe('an order in the betting record', () => {
  it('WAL-05 counts a refunded stake as payout, so the net equals what the ledger moved', () => {
    expect(toOrder(row, 'THB')).toEqual({
      orderId: 'order-1',
      roundId: 'round-1',
      gameName: 'Lotus Lanterns',
      gameType: 'SLOT',
      vassalage: 'PARLOR',
      stake: '30.00',
      payout: '22.00',
      net: '-8.00',
      currency: 'THB',
      state: 'SETTLED',
      placedAt: 1_700_000_000_000,
      settledAt: 1_700_000_001_000,
      isCancellable: false,
    });
  });

  it.each([
    ['OPEN', 'LOTT', 'PARLOR', true],
    ['OPEN', 'ELOTT', 'PARLOR', true],
    ['OPEN', 'ELOTT', 'AA', false],
    ['OPEN', 'SLOT', 'PARLOR', false],
    ['SETTLED', 'LOTT', 'PARLOR', false],
    ['CANCELLED', 'LOTT', 'PARLOR', false],
  ] as const)('WAL-05 says whether a bet that is %s, of %s and of %s, can be taken back: %s', (...facts) => {
    const [state, game_type, provider, isCancellable] = facts;
    expect(toOrder({ ...row, state, game_type, provider }, 'THB').isCancellable).toBe(isCancellable);
  });

  it('WAL-05 adds up to the payout less the stake', () => {
    expect(toTotals({ stake: 5_000n, payout: 7_250n }, 'THB')).toEqual({
      stake: '50.00',
      payout: '72.50',
      net: '22.50',
    });
  });
});
