import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinor, toMinor } from '@parlor/contract';
import type { ContractKind, StoredTerms } from '../../tables/agentContractTables.ts';
import { divide, computePeriod, stateAfter, type Figures } from './bill.rules.ts';
import { readTestTerms, salaryTiers } from './testing/terms.ts';

const minor = (text: string): bigint => {
  const amount = toMinor(text, 'THB');
  if (amount === undefined) throw new Error(`${text} is not an amount of THB`);
  return amount;
};
const figures = (turnover: string, active: number, netLoss = '0'): Figures => ({
  turnover: minor(turnover),
  active,
  netLoss: minor(netLoss),
});
const amountOf = (kind: ContractKind, terms: ReturnType<typeof readTestTerms>, team: Figures, carried = '0'): string =>
  fromMinor(computePeriod(kind, terms, team, minor(carried)).amount, 'THB');

describe('a daily salary', () => {
  it.each([
    ['9999.99', 10, '0.00'],
    ['10000', 1, '50.00'],
    ['75643.21', 2, '378.21'],
    ['75643.21', 3, '605.14'],
    ['312500', 7, '2500.00'],
    ['312500', 8, '3125.00'],
  ])('AGT-07 example 3: %s with %d active pays %s', (turnover, active, amount) => {
    expect(amountOf('daily_salary', readTestTerms('daily_salary', salaryTiers), figures(turnover, active))).toBe(
      amount,
    );
  });

  it('AGT-07 example 3: the top of a chain earns 3,125.00, owes 960.00 and 300.00, and keeps 1,865.00', () => {
    const terms = readTestTerms('daily_salary', salaryTiers);
    const [gross, toB, toC] = [figures('312500', 8), figures('120000', 5), figures('60000', 2)].map(
      (team) => computePeriod('daily_salary', terms, team, 0n).amount,
    );
    expect([gross, toB, toC]).toEqual([312_500n, 96_000n, 30_000n]);
    const first = divide(toB ?? 0n, { free: gross ?? 0n, share: gross ?? 0n });
    expect(first).toEqual({ fromShare: 96_000n, fromWallet: 0n });
    const remaining = (gross ?? 0n) - first.fromShare;
    expect(divide(toC ?? 0n, { free: remaining, share: remaining })).toEqual({ fromShare: 30_000n, fromWallet: 0n });
    expect(remaining - 30_000n).toBe(186_500n);
  });

  it('AGT-07 reports the tier that applies', () => {
    const terms = readTestTerms('daily_salary', salaryTiers);
    const tierOf = (turnover: string, active: number) =>
      computePeriod('daily_salary', terms, figures(turnover, active), 0n).tier;
    expect([tierOf('9999.99', 10), tierOf('10000', 1), tierOf('60000', 9), tierOf('200000', 8)]).toEqual([
      null,
      1,
      2,
      3,
    ]);
  });

  it('AGT-07 pays the fixed amount of a tier', () => {
    const terms = readTestTerms('daily_salary', [
      { turnover: '100', fixed: '7.50' },
      { turnover: '1000', fixed: '80' },
    ]);
    expect([
      amountOf('daily_salary', terms, figures('999.99', 0)),
      amountOf('daily_salary', terms, figures('1000', 0)),
    ]).toEqual(['7.50', '80.00']);
  });
});

describe('an hourly salary', () => {
  const terms = readTestTerms('hourly', [
    { turnover: '1000', active: 1, percent: '0.1' },
    { turnover: '10000', active: 3, percent: '0.2' },
  ]);
  const hours = [
    ['999.99', 2, '0.00'],
    ['3500', 2, '3.50'],
    ['15000', 4, '30.00'],
    ['15000', 2, '15.00'],
  ] as const;

  it.each(hours)('AGT-07 example 7: an hour of %s with %d active pays %s', (turnover, active, amount) => {
    expect(amountOf('hourly', terms, figures(turnover, active))).toBe(amount);
  });

  it('AGT-07 example 7: the hours add up to 48.50', () => {
    const sum = hours.reduce(
      (total, [turnover, active]) => total + computePeriod('hourly', terms, figures(turnover, active), 0n).amount,
      0n,
    );
    expect(sum).toBe(4_850n);
  });
});

describe('a dividend', () => {
  const tiers = [
    { turnover: '300000', netLoss: '10000', active: 3, percent: '3' },
    { turnover: '500000', netLoss: '30000', active: 3, percent: '5' },
  ];

  it('AGT-07 example 4: in fixed mode pays the highest tier whose conditions all hold', () => {
    expect(amountOf('dividend', readTestTerms('dividend', tiers), figures('800000', 5, '25000'))).toBe('750.00');
  });

  it('AGT-07 example 4: in floating mode scales the highest tier by the smallest share of its conditions', () => {
    const terms = readTestTerms('dividend', tiers, { mode: 'floating' });
    expect(amountOf('dividend', terms, figures('800000', 5, '25000'))).toBe('1041.66');
    expect(amountOf('dividend', terms, figures('800000', 0, '25000'))).toBe('0.00');
    expect(computePeriod('dividend', terms, figures('800000', 0, '25000'), 0n).tier).toBeNull();
  });

  it('AGT-07 in floating mode pays at most the rate of the tier, however far its conditions are exceeded', () => {
    const terms = readTestTerms('dividend', tiers, { mode: 'floating' });
    expect(amountOf('dividend', terms, figures('800000', 5, '60000'))).toBe('3000.00');
    expect(amountOf('dividend', terms, figures('500000', 3, '30000'))).toBe('1500.00');
  });

  it('AGT-07 in floating mode scales a fixed amount too, by the smallest share and not by the last', () => {
    const terms = readTestTerms('dividend', [{ turnover: '100', active: 4, netLoss: '30000', fixed: '1000' }], {
      mode: 'floating',
    });
    const paid = (active: number, netLoss: string) => amountOf('dividend', terms, figures('100', active, netLoss));
    expect([paid(1, '20000'), paid(3, '20000'), paid(3, '30000'), paid(4, '30000')]).toEqual([
      '250.00',
      '666.66',
      '750.00',
      '1000.00',
    ]);
  });

  const flat = (carry: StoredTerms['carry']) => readTestTerms('dividend', [{ percent: '10' }], { carry });

  it('AGT-07 example 5: a net loss of 30,000.00 at 10 % pays 3,000.00', () => {
    const netLoss = minor('800000') - minor('761000') - minor('5200') - minor('3000') - minor('800');
    expect(fromMinor(netLoss, 'THB')).toBe('30000.00');
    expect(amountOf('dividend', flat('none'), { turnover: minor('800000'), active: 5, netLoss })).toBe('3000.00');
  });

  it.each([
    ['none', '4000.00'],
    ['previous', '3500.00'],
    ['forever', '1500.00'],
  ] as const)('AGT-07 example 6: two negative periods carried by the rule %s leave %s of the third', (carry, last) => {
    let carried = 0n;
    const paid = ['-20000', '-5000', '40000'].map((netLoss) => {
      const computed = computePeriod('dividend', flat(carry), figures('1000000', 9, netLoss), carried);
      expect(computed.carried).toBe(carried);
      carried = computed.carryOut;
      return fromMinor(computed.amount, 'THB');
    });
    expect(paid).toEqual(['0.00', '0.00', last]);
    expect(carried).toBe(0n);
  });

  it('AGT-07 checks the net loss of a tier after the carried loss', () => {
    const terms = readTestTerms('dividend', tiers, { carry: 'forever' });
    expect(computePeriod('dividend', terms, figures('800000', 5, '35000'), minor('-6000')).tier).toBe(1);
  });
});

describe('bills of all kinds', () => {
  const cases = [
    ['daily_salary', readTestTerms('daily_salary', salaryTiers)],
    [
      'hourly',
      readTestTerms('hourly', [
        { turnover: '5', percent: '0.01' },
        { turnover: '5', active: 2, percent: '9' },
      ]),
    ],
    [
      'daily_salary',
      readTestTerms('daily_salary', [
        { active: 1, fixed: '5' },
        { turnover: '300', active: 1, fixed: '6' },
      ]),
    ],
    [
      'dividend',
      readTestTerms('dividend', [
        { turnover: '100', netLoss: '10', percent: '3' },
        { turnover: '200', active: 4, netLoss: '50', percent: '5.5' },
      ]),
    ],
    [
      'dividend',
      readTestTerms('dividend', [{ turnover: '200', active: 4, netLoss: '50', percent: '5.5' }], { mode: 'floating' }),
    ],
  ] as const;
  const amounts = fc.bigInt({ min: 0n, max: 40_000_000n });

  it('AGT-07 pay no less for more turnover, more active members or more net loss', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        fc.record({ turnover: amounts, active: fc.nat(12), netLoss: amounts }),
        fc.record({ turnover: amounts, active: fc.nat(12), netLoss: amounts }),
        ([kind, terms], team, more) => {
          const better = {
            turnover: team.turnover + more.turnover,
            active: team.active + more.active,
            netLoss: team.netLoss + more.netLoss,
          };
          const [less, greater] = [computePeriod(kind, terms, team, 0n), computePeriod(kind, terms, better, 0n)];
          expect(greater.amount >= less.amount).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('AGT-07 are never below zero, and carry only losses', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        fc.constantFrom('none', 'previous', 'forever'),
        fc.bigInt({ min: -40_000_000n, max: 40_000_000n }),
        fc.bigInt({ min: -40_000_000n, max: 0n }),
        ([kind, terms], carry, netLoss, carried) => {
          const computed = computePeriod(kind, { ...terms, carry }, { turnover: 30_000n, active: 5, netLoss }, carried);
          expect(computed.amount >= 0n && computed.carryOut <= 0n).toBe(true);
        },
      ),
    );
  });

  it('AGT-07 pay nothing without turnover or net loss, also where a tier has no conditions', () => {
    const fixed = [{ fixed: '5' }];
    const salary = computePeriod('daily_salary', readTestTerms('daily_salary', fixed), figures('0', 3), 0n);
    const dividend = readTestTerms('dividend', fixed);
    const zero = computePeriod('dividend', dividend, figures('1000', 3, '0'), 0n);
    const lost = computePeriod('dividend', dividend, figures('1000', 3, '-10'), 0n);
    expect([salary, zero, lost].map(({ tier, amount }) => [tier, amount])).toEqual([
      [null, 0n],
      [null, 0n],
      [null, 0n],
    ]);
    expect(amountOf('dividend', dividend, figures('1000', 3, '0.01'))).toBe('5.00');
  });

  it('AGT-07 are paid from the contract share first, then from the wallet, and never beyond the free balance', () => {
    expect(divide(100n, { free: 70n, share: 30n })).toEqual({ fromShare: 30n, fromWallet: 40n });
    expect(divide(100n, { free: 20n, share: 30n })).toEqual({ fromShare: 20n, fromWallet: 0n });
    expect(divide(100n, { free: -5n, share: -1n })).toEqual({ fromShare: 0n, fromWallet: 0n });
    expect([stateAfter(5n, 5n), stateAfter(5n, 4n), stateAfter(5n, 0n)]).toEqual(['PAID', 'PARTIAL', 'INSUFFICIENT']);
    fc.assert(
      fc.property(amounts, amounts, amounts, (owed, free, share) => {
        const { fromShare, fromWallet } = divide(owed, { free, share });
        expect(fromShare + fromWallet).toBe(owed < free ? owed : free);
        expect(fromShare <= share && fromWallet >= 0n).toBe(true);
      }),
    );
  });

  it('AGT-07 of 10,000 random trees pay what others receive, overdraw nobody, and underpay only without money', () => {
    const node = fc.record({
      /** Selects the payer among the earlier accounts; the platform pays the first account. */
      above: fc.nat(),
      turnover: amounts,
      active: fc.nat(12),
      wallet: fc.bigInt({ min: 0n, max: 2_000_000n }),
      terms: fc.constantFrom(...cases.filter(([kind]) => kind === 'daily_salary').map(([, terms]) => terms)),
    });
    fc.assert(
      fc.property(fc.array(node, { minLength: 1, maxLength: 20 }), (nodes) => {
        const wallets = nodes.map(({ wallet }) => wallet);
        const shares = nodes.map(() => 0n);
        const broken: number[] = [];
        let fromPlatform = 0n;
        nodes.forEach(({ above, turnover, active, terms }, index) => {
          const { amount } = computePeriod('daily_salary', terms, { turnover, active, netLoss: 0n }, 0n);
          const payer = index === 0 ? undefined : above % index;
          const { fromShare, fromWallet } =
            payer === undefined
              ? { fromShare: 0n, fromWallet: amount }
              : divide(amount, { free: wallets[payer]!, share: shares[payer]! });
          const paid = fromShare + fromWallet;
          if (payer === undefined) fromPlatform += paid;
          else {
            wallets[payer]! -= paid;
            shares[payer]! -= fromShare;
            const isCovered = wallets[payer]! >= 0n && shares[payer]! >= 0n;
            const isSpent = stateAfter(amount, paid) === 'PAID' || wallets[payer] === 0n;
            if (!isCovered || !isSpent) broken.push(index);
          }
          wallets[index]! += paid;
          shares[index]! += paid;
        });
        expect(broken).toEqual([]);
        const sum = (list: readonly bigint[]) => list.reduce((total, each) => total + each, 0n);
        expect(sum(wallets)).toBe(sum(nodes.map(({ wallet }) => wallet)) + fromPlatform);
      }),
      { numRuns: 10_000 },
    );
  });
});
