import { describe, expect, it } from 'vitest';
import { array, assert, boolean, integer, nat, property, record } from 'fast-check';
import { percentOf, ppmOf } from './agentSettings.ts';
import { isLimited, levelOf, rangesOf, rateProblem, ratesOfWire, topRatesOf, wireRates } from './rate.rules.ts';

const settings = { gap: '0.1', allowsSameLevel: false };

describe('percent and parts per million', () => {
  it.each([
    ['7.8', 78_000],
    ['0.05', 500],
    ['100', 1_000_000],
    ['0', 0],
    ['7.80', 78_000],
  ])('AGT-06 %s percent are %i', (percent, ppm) => {
    expect(ppmOf(percent)).toBe(ppm);
  });

  it('AGT-06 convert every percentage with two decimals back to the same text', () => {
    assert(
      property(integer({ min: 0, max: 10_000 }), (hundredths) => {
        expect(ppmOf(percentOf(hundredths * 100))).toBe(hundredths * 100);
      }),
    );
  });

  it('AGT-06 leave out a zero rebate and keep the order of the game types', () => {
    const rates = ratesOfWire([
      { gameType: 'LIVE', percent: '0' },
      { gameType: 'SPORTS', percent: '1.25' },
      { gameType: 'RNG', percent: '7.8' },
    ]);
    expect(wireRates(rates)).toEqual([
      { gameType: 'RNG', percent: '7.8' },
      { gameType: 'SPORTS', percent: '1.25' },
    ]);
  });
});

describe('the range of a rebate', () => {
  it('AGT-03 ends one gap below the upline and begins one gap above the promised rebate', () => {
    const ranges = rangesOf([{ RNG: 78_000 }], { RNG: 70_000 }, settings);
    expect(ranges.get('RNG')).toEqual({ own: 78_000, max: 77_000, min: 71_000 });
    expect(ranges.get('LIVE')).toEqual({ own: 0, max: 0, min: 0 });
    expect(rateProblem({ RNG: 77_000 }, ranges)).toBeUndefined();
    expect(rateProblem({ RNG: 77_100 }, ranges)).toBe('agent.rate_too_high');
    expect(rateProblem({ RNG: 70_900 }, ranges)).toBe('agent.rate_promised');
    expect(rateProblem({}, ranges)).toBe('agent.rate_promised');
    expect(rateProblem({ CHESS: 1 }, ranges)).toBe('agent.rate_too_high');
  });

  it('AGT-03 reaches the upline’s rebate if the same level is allowed', () => {
    const ranges = rangesOf([{ RNG: 78_000 }], { RNG: 78_000 }, { ...settings, allowsSameLevel: true });
    expect(ranges.get('RNG')).toEqual({ own: 78_000, max: 78_000, min: 78_000 });
  });

  it('AGT-03 is limited by the lower of two uplines, and unlimited without an upline', () => {
    expect(rangesOf([{ RNG: 78_000 }, { RNG: 60_000 }], {}, settings).get('RNG')?.max).toBe(59_000);
    expect(rateProblem({ RNG: 1_000_000 }, rangesOf([], {}, settings))).toBeUndefined();
  });
});

it('AGT-06 an agent without an upline has the highest rebates of the merchant', () => {
  expect(topRatesOf({ topRates: { RNG: '7.8', LIVE: '0.5' } })).toEqual({ RNG: 78_000, LIVE: 5_000 });
});

describe('the level of an account', () => {
  it.each([
    [{ RNG: 77_000, LIVE: 10_000 }, 77_000],
    [{ RNG: 76_500 }, 77_000],
    [{}, 0],
  ])('AGT-06 of %j is %i', (rates, level) => {
    expect(levelOf(rates)).toBe(level);
  });

  it('AGT-06 is limited only above the threshold', () => {
    expect([75_000, 76_000].map((level) => isLimited(level, { unlimitedUpTo: '7.5' }))).toEqual([false, true]);
  });
});

describe('rebates of a tree', () => {
  it('AGT-03 keep the gap at every step after any changes and moves, on 10,000 random trees', () => {
    const change = record({ who: nat(), to: nat(), ppm: integer({ min: 0, max: 80_000 }), isMove: boolean() });
    const trees = array(nat(), { minLength: 1, maxLength: 12 });
    assert(
      property(trees, array(change, { maxLength: 20 }), boolean(), (uplines, changes, allowsSameLevel) => {
        const rules = { gap: '0.1', allowsSameLevel };
        const parents = [undefined, ...uplines.map((above, index) => above % (index + 1))];
        const rates = parents.map((_, index): number => (index === 0 ? 78_000 : 0));
        const promisedBy = (account: number) =>
          Math.max(0, ...rates.filter((_, index) => parents[index] === account && index !== account));
        const isBelow = (account: number, above: number): boolean => {
          for (let at: number | undefined = account; at !== undefined; at = parents[at]) if (at === above) return true;
          return false;
        };
        const mayHave = (account: number, upline: number, ppm: number) =>
          rateProblem({ RNG: ppm }, rangesOf([{ RNG: rates[upline] ?? 0 }], { RNG: promisedBy(account) }, rules)) ===
          undefined;
        for (const { who: picked, to: target, ppm, isMove } of changes) {
          const [account, to] = [1 + (picked % uplines.length), target % parents.length];
          const upline = isMove ? to : (parents[account] ?? 0);
          const wanted = isMove ? (rates[account] ?? 0) : ppm;
          // A move below the account itself would create a cycle.
          if (isBelow(upline, account) || !mayHave(account, upline, wanted)) continue;
          parents[account] = upline;
          rates[account] = wanted;
        }
        for (const [index, parent] of parents.entries()) {
          if (parent === undefined) continue;
          expect(isBelow(index, 0)).toBe(true);
          const [own, above] = [rates[index] ?? 0, rates[parent] ?? 0];
          expect(own === 0 || own <= above - (allowsSameLevel ? 0 : 1_000)).toBe(true);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});
