import { describe, expect, it } from 'vitest';
import { fileHead, fileLines, fileName, toGameTypeResults, toProfitAndLoss } from './report.rules.ts';

const nothing = { deposited: 0n, withdrawn: 0n, staked: 0n, won: 0n, refunded: 0n, other: 0n };
const none = { deposited: '0.00', withdrawn: '0.00', staked: '0.00', won: '0.00', refunded: '0.00', other: '0.00' };

describe('profit and loss', () => {
  it('WAL-05 has each day with movements, and the sums of all days', () => {
    const days = [
      { ...nothing, day: '2026-10-01', deposited: 50_000n, staked: 3_000n, won: 1_200n },
      { ...nothing, day: '2026-10-02' },
      { ...nothing, day: '2026-10-03', staked: 1_000n, refunded: 1_000n, withdrawn: 20_000n, other: 5n },
    ];
    expect(toProfitAndLoss(days, 'THB')).toEqual({
      currency: 'THB',
      days: [
        { ...none, day: '2026-10-01', deposited: '500.00', staked: '30.00', won: '12.00', net: '-18.00' },
        {
          ...none,
          day: '2026-10-03',
          staked: '10.00',
          refunded: '10.00',
          withdrawn: '200.00',
          other: '0.05',
          net: '0.00',
        },
      ],
      totals: {
        deposited: '500.00',
        withdrawn: '200.00',
        staked: '40.00',
        won: '12.00',
        refunded: '10.00',
        other: '0.05',
        net: '-18.00',
      },
    });
  });

  it.each(['deposited', 'withdrawn', 'staked', 'won', 'refunded', 'other'] as const)(
    'WAL-05 keeps a day on which only %s moved',
    (name) => {
      expect(toProfitAndLoss([{ ...nothing, day: '2026-10-01', [name]: 1n }], 'THB').days).toHaveLength(1);
    },
  );

  it('WAL-05 shows rounds, stake, payout and net of each game type', () => {
    expect(toGameTypeResults([{ gameType: 'SLOT', rounds: 12n, stake: 6_000n, payout: 4_500n }], 'THB')).toEqual({
      currency: 'THB',
      list: [{ gameType: 'SLOT', rounds: 12, stake: '60.00', payout: '45.00', net: '-15.00' }],
    });
  });
});

describe('a record file', () => {
  it('WAL-05 starts with the byte order mark and the column names', () => {
    expect(fileHead('EN')).toBe('\uFEFFDay,Time,Kind,Amount,Balance after,Currency,Reference\r\n');
  });

  it('WAL-05 has a line for each entry', () => {
    const entry = {
      id: 'transfer-1',
      kind: 'win' as const,
      amount: 1_200n,
      balanceAfter: 9_950n,
      provider: 'PARLOR',
      providerTxId: 'tx-1',
      orderId: 'order-1',
      recordedAt: 0,
      day: '2026-10-01',
      time: '12:30:00',
    };
    expect(fileLines([entry, { ...entry, kind: 'bet', amount: -100n }], 'THB', 'EN')).toBe(
      '2026-10-01,12:30:00,Win,12.00,99.50,THB,order-1\r\n2026-10-01,12:30:00,Bet,-1.00,99.50,THB,order-1\r\n',
    );
    expect(fileLines([], 'THB', 'EN')).toBe('');
  });

  it('WAL-05 is named after its days', () => {
    expect(fileName({ from: '2026-10-01', to: '2026-10-31' })).toBe('account-record_2026-10-01_2026-10-31.csv');
  });
});
