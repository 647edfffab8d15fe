import { describe, expect, it } from 'vitest';
import type { EntryRow } from './wallet.repository.ts';
import { toTransaction, transferKindsOf } from './wallet.rules.ts';

const entry: EntryRow = {
  id: 'transfer-1',
  kind: 'bet',
  amount: -1_250n,
  balanceAfter: 8_750n,
  provider: 'PARLOR',
  providerTxId: 'tx-1',
  orderId: null,
  recordedAt: 1_700_000_000_000,
};

describe('an entry of the account record', () => {
  it('WAL-05 has the amount with its sign and the balance after it', () => {
    expect(toTransaction({ ...entry, orderId: 'order-1' }, 'THB')).toEqual({
      id: 'transfer-1',
      kind: 'BET',
      amount: '-12.50',
      balanceAfter: '87.50',
      currency: 'THB',
      reference: 'order-1',
      at: 1_700_000_000_000,
    });
  });

  it.each([
    ['deposit', 'DEPOSIT', 'tx-1'],
    ['withdrawal', 'WITHDRAWAL', 'tx-1'],
    ['win', 'WIN', 'transfer-1'],
    ['rollback', 'ROLLBACK', 'transfer-1'],
    ['promo', 'REWARD', 'transfer-1'],
    ['adjustment', 'ADJUSTMENT', 'transfer-1'],
    ['send', 'TRANSFER', 'transfer-1'],
    ['receive', 'TRANSFER', 'transfer-1'],
    ['agent_pay', 'AGENT', 'transfer-1'],
  ] as const)('WAL-05 calls a %s %s, and names what it belongs to', (kind, shown, reference) => {
    expect(toTransaction({ ...entry, kind }, 'VND')).toMatchObject({ kind: shown, reference, amount: '-1250' });
  });
});

describe('a filter by kind', () => {
  it.each([
    ['REWARD', ['promo']],
    ['ADJUSTMENT', ['adjustment']],
    ['TRANSFER', ['send', 'receive']],
    ['AGENT', ['agent_pay']],
    ['DEPOSIT', ['deposit']],
    ['WITHDRAWAL', ['withdrawal']],
    ['BET', ['bet']],
    ['WIN', ['win']],
    ['ROLLBACK', ['rollback']],
  ] as const)('WAL-05 of %s finds %j', (kind, transferKinds) => {
    expect(transferKindsOf(kind)).toEqual(transferKinds);
  });
});
