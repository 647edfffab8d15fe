import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelsOf, loyaltyProblem, type Levels } from './loyaltySettings.ts';
import {
  FIRST_DAY,
  applyMoves,
  dayAt,
  checkMonths,
  isMonthChecked,
  lastDayOf,
  levelOf,
  meets,
  monthAfter,
  monthOf,
  newStanding,
  type Move,
  type Standing,
} from './standing.rules.ts';

/**
 * Bronze; silver 10,000.00 and 1,000.00, kept by 3,000.00; gold 50,000.00 and 5,000.00, kept by 15,000.00; and above.
 */
const levels: Levels = levelsOf({}, 'THB');
const fresh = newStanding(levels, '2026-11-01');
const bet = (day: string, amount: bigint): Move => ({ kind: 'bet', day, gameType: 'RNG', amount });
const deposit = (day: string, amount: bigint): Move => ({ kind: 'deposit', day, amount });
const stepsOf = (standing: Standing, moves: Move[]) =>
  applyMoves(standing, levels, moves).steps.map(({ day, to, reason }) => [day, to, reason]);

describe('a level', () => {
  it('MEM-02 of 50,000.00 turnover and 5,000.00 deposits is half met by 60,000.00 and 4,000.00', () => {
    const gold = levels[2];
    if (gold === undefined) throw new Error('There is no third level');
    expect([gold.turnover, gold.deposits]).toEqual([5_000_000n, 500_000n]);
    const half = { turnover: 6_000_000n, deposits: 400_000n };
    expect([half.turnover >= gold.turnover, half.deposits >= gold.deposits]).toEqual([true, false]);
    expect(meets(half, gold)).toBe(false);
    expect(meets({ turnover: 5_000_000n, deposits: 500_000n }, gold)).toBe(true);
  });

  it('MEM-02 is reached by the movement that meets its last condition, also several at once', () => {
    expect(stepsOf(fresh, [bet('2026-11-02', 1_000_000n), deposit('2026-11-03', 99_999n)])).toEqual([]);
    expect(
      stepsOf(fresh, [bet('2026-11-02', 6_000_000n), deposit('2026-11-03', 100_000n), deposit('2026-11-04', 400_000n)]),
    ).toEqual([
      ['2026-11-03', 'silver', 'reached'],
      ['2026-11-04', 'gold', 'reached'],
    ]);
    expect(stepsOf(fresh, [bet('2026-11-02', 6_000_000n), deposit('2026-11-03', 500_000n)])).toEqual([
      ['2026-11-03', 'silver', 'reached'],
      ['2026-11-03', 'gold', 'reached'],
    ]);
  });

  it('MEM-02 counts no rolled back bets', () => {
    const taken: Move = { kind: 'void', day: '2026-11-03', betDay: '2026-11-02', gameType: 'RNG', amount: 1n };
    expect(
      stepsOf(fresh, [bet('2026-11-02', 1_000_000n), taken, deposit('2026-11-03', 100_000n), bet('2026-11-04', 1n)]),
    ).toEqual([['2026-11-04', 'silver', 'reached']]);
  });

  const silver: Standing = {
    ...fresh,
    level: 'silver',
    levelSince: '2026-10-20',
    turnover: 1_000_000n,
    deposits: 100_000n,
  };

  it('MEM-02 falls by one at the end of a month that did not keep it, and counting restarts on the next day', () => {
    const { standing, steps } = checkMonths({ ...silver, monthTurnover: 299_999n }, levels, '2026-12-01');
    expect(steps).toEqual([{ day: '2026-12-01', from: 'silver', to: 'bronze', reason: 'not_kept' }]);
    expect(standing).toEqual({
      level: 'bronze',
      levelSince: '2026-12-01',
      countedFrom: '2026-12-01',
      turnover: 0n,
      deposits: 0n,
      month: '2026-12-01',
      monthTurnover: 0n,
    });
  });

  it('MEM-02 is kept by exactly the turnover of the month', () => {
    expect(checkMonths({ ...silver, monthTurnover: 300_000n }, levels, '2026-12-01').steps).toEqual([]);
  });

  it('MEM-02 is not checked in the month in which it was reached', () => {
    const late: Standing = { ...silver, levelSince: '2026-11-30' };
    expect(checkMonths(late, levels, '2026-12-01').steps).toEqual([]);
    expect(checkMonths(late, levels, '2027-01-01').steps).toMatchObject([{ day: '2027-01-01', to: 'bronze' }]);
  });

  it('MEM-02 falls by one a month while nothing is played, and no further than the lowest', () => {
    const gold: Standing = { ...silver, level: 'gold' };
    expect(checkMonths(gold, levels, '2027-06-01').steps.map(({ day, to }) => [day, to])).toEqual([
      ['2026-12-01', 'silver'],
      ['2027-01-01', 'bronze'],
    ]);
  });

  it('MEM-02 is checked once for a month, also when the clock is set back', () => {
    const { standing } = checkMonths(silver, levels, '2026-12-01');
    for (const month of ['2026-12-01', '2026-11-01', '2020-01-01'])
      expect(checkMonths(standing, levels, month)).toEqual({ standing, steps: [] });
  });

  it('MEM-02 is checked before the next month is counted', () => {
    expect(stepsOf(silver, [bet('2026-11-30', 299_999n), bet('2026-12-01', 1n)])).toEqual([
      ['2026-12-01', 'bronze', 'not_kept'],
    ]);
    expect(stepsOf(silver, [bet('2026-11-30', 300_000n), bet('2026-12-01', 1n)])).toEqual([]);
  });

  it('MEM-02 becomes the lowest one when the merchant removes it', () => {
    expect(
      stepsOf({ ...fresh, level: 'gone' }, [bet('2026-11-02', 1_000_000n), deposit('2026-11-02', 100_000n)]),
    ).toEqual([['2026-11-02', 'silver', 'reached']]);
  });

  it('MEM-02 is the same whether movements are read at once or in any batches', () => {
    const move = fc.record({
      kind: fc.constantFrom('bet', 'void', 'deposit', 'win', 'reward'),
      step: fc.integer({ min: 0, max: 20 }),
      amount: fc.bigInt({ min: 1n, max: 2_000_000n }),
      gameType: fc.constantFrom('RNG', 'LIVE'),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), fc.array(fc.nat(5), { minLength: 1 }), (made, sizes) => {
        let at = Date.UTC(2026, 10, 1);
        const moves = made.map(({ kind, step, amount, gameType }): Move => {
          at += step * 86_400_000;
          const day = new Date(at).toISOString().slice(0, 10);
          if (kind === 'deposit' || kind === 'reward') return { kind, day, amount };
          if (kind !== 'void') return { kind: kind === 'bet' ? 'bet' : 'win', day, gameType, amount };
          return { kind, day, betDay: new Date(at - step * 86_400_000).toISOString().slice(0, 10), gameType, amount };
        });
        const whole = applyMoves(fresh, levels, moves);
        let rest = moves;
        let standing = fresh;
        const steps = [];
        for (let turn = 0; rest.length > 0; turn += 1) {
          const size = (sizes[turn % sizes.length] ?? 0) + 1;
          const part = applyMoves(standing, levels, rest.slice(0, size));
          ({ standing } = part);
          steps.push(...part.steps);
          rest = rest.slice(size);
        }
        expect({ standing, steps }).toEqual({ standing: whole.standing, steps: whole.steps });
      }),
      { numRuns: 200 },
    );
  });
});

describe('the data of a player', () => {
  it('MEM-02 begin at the lowest level, at which everything counts', () => {
    expect(fresh).toEqual({
      level: 'bronze',
      levelSince: null,
      countedFrom: FIRST_DAY,
      turnover: 0n,
      deposits: 0n,
      month: '2026-11-01',
      monthTurnover: 0n,
    });
    expect(FIRST_DAY < '0001-01-01').toBe(true);
  });

  it('MEM-02 sum stakes and deposits since counting began, and stakes of the month', () => {
    const since = { ...fresh, countedFrom: '2026-11-10' };
    const { standing } = applyMoves(since, levels, [
      bet('2026-11-09', 3n),
      deposit('2026-11-09', 5n),
      bet('2026-11-10', 7n),
      deposit('2026-11-10', 11n),
      { kind: 'win', day: '2026-11-11', gameType: 'RNG', amount: 100n },
      { kind: 'reward', day: '2026-11-11', amount: 100n },
    ]);
    expect(standing).toMatchObject({ turnover: 7n, deposits: 11n, monthTurnover: 10n });
  });

  it('MEM-02 subtract a void where its bet was counted', () => {
    const since = { ...fresh, countedFrom: '2026-10-20', turnover: 50n, monthTurnover: 50n };
    const after = (betDay: string) =>
      applyMoves(since, levels, [{ kind: 'void', day: '2026-11-02', betDay, gameType: 'RNG', amount: 8n }]).standing;
    expect(after('2026-11-01')).toMatchObject({ turnover: 42n, monthTurnover: 42n });
    expect(after('2026-10-20')).toMatchObject({ turnover: 42n, monthTurnover: 50n });
    expect(after('2026-10-19')).toMatchObject({ turnover: 50n, monthTurnover: 50n });
  });

  it('MEM-03 add each movement to its day and game type', () => {
    const { days } = applyMoves(fresh, levels, [
      bet('2026-11-02', 7n),
      { kind: 'win', day: '2026-11-02', gameType: 'RNG', amount: 5n },
      { kind: 'void', day: '2026-11-03', betDay: '2026-11-02', gameType: 'RNG', amount: 2n },
      bet('2026-11-02', 9n),
      deposit('2026-11-02', 11n),
      { kind: 'reward', day: '2026-11-02', amount: 13n },
    ]);
    const none = { staked: 0n, voided: 0n, won: 0n, deposited: 0n, rewarded: 0n };
    expect(days).toEqual([
      { day: '2026-11-02', gameType: 'RNG', ...none, staked: 16n, won: 5n, voided: 2n, rebatePpm: 2_000 },
      { day: '2026-11-02', gameType: '', ...none, deposited: 11n, rewarded: 13n, rebatePpm: 0 },
    ]);
  });

  it('MEM-02 know whether the month is checked, and the level of a code', () => {
    const month = '2026-11-01';
    const days = [null, '2026-10-31', '2026-11-01', '2026-11-02'];
    expect(days.map((levelSince) => isMonthChecked({ levelSince, month }))).toEqual([true, true, true, false]);
    expect([levelOf(levels, 'gold').code, levelOf(levels, 'gone').code]).toEqual(['gold', 'bronze']);
  });

  it('MEM-02 name the level before and after each step', () => {
    const { steps } = applyMoves(fresh, levels, [bet('2026-11-02', 1_000_000n), deposit('2026-11-03', 100_000n)]);
    expect(steps).toEqual([{ day: '2026-11-03', from: 'bronze', to: 'silver', reason: 'reached' }]);
  });
});

describe('a rate', () => {
  it('MEM-03 is fixed by the level at the first bet of the day; the next day has the rate of the new level', () => {
    const { days } = applyMoves(fresh, levels, [
      deposit('2026-11-02', 100_000n),
      bet('2026-11-02', 1_000_000n),
      bet('2026-11-02', 500n),
      bet('2026-11-03', 500n),
    ]);
    expect(
      days.filter(({ gameType }) => gameType !== '').map(({ day, staked, rebatePpm }) => [day, staked, rebatePpm]),
    ).toEqual([
      ['2026-11-02', 1_000_500n, 2_000],
      ['2026-11-03', 500n, 3_000],
    ]);
  });

  it('MEM-03 of a later rolled back bet is the rate of the day of the bet', () => {
    const { days } = applyMoves(fresh, levels, [
      { kind: 'void', day: '2026-11-20', betDay: '2026-11-02', gameType: 'RNG', amount: 100n },
    ]);
    expect(days).toMatchObject([{ day: '2026-11-02', voided: 100n, staked: 0n }]);
  });
});

describe('a month', () => {
  it('MEM-02 begins in the merchant’s time zone, also when its clocks change', () => {
    const lastMoment = Date.UTC(2026, 9, 31, 16, 59, 59, 999);
    expect([lastMoment, lastMoment + 1].map((at) => monthOf(dayAt(at, 'Asia/Bangkok')))).toEqual([
      '2026-10-01',
      '2026-11-01',
    ]);
    // Summer time of New York ended on 1 November 2026: the month begins at 04:00 UTC, the next one at 05:00.
    const newYork = (at: number) => monthOf(dayAt(at, 'America/New_York'));
    expect([newYork(Date.UTC(2026, 10, 1, 3, 59, 59, 999)), newYork(Date.UTC(2026, 10, 1, 4))]).toEqual([
      '2026-10-01',
      '2026-11-01',
    ]);
    expect([newYork(Date.UTC(2026, 11, 1, 4, 59, 59, 999)), newYork(Date.UTC(2026, 11, 1, 5))]).toEqual([
      '2026-11-01',
      '2026-12-01',
    ]);
    // The repeated hour belongs to one day.
    const twice = [Date.UTC(2026, 10, 1, 5, 30), Date.UTC(2026, 10, 1, 6, 30)];
    expect(twice.map((at) => dayAt(at, 'America/New_York'))).toEqual(['2026-11-01', '2026-11-01']);
  });

  it.each([
    ['2026-12-01', '2027-01-01', '2026-12-31'],
    ['2028-02-01', '2028-03-01', '2028-02-29'],
  ])('MEM-02 %s is followed by %s and ends on %s', (month, next, last) => {
    expect([monthAfter(month), lastDayOf(month)]).toEqual([next, last]);
  });
});

describe('settings of levels', () => {
  const level = (change: object) => ({
    code: 'a',
    names: { EN: 'A' },
    turnover: '0',
    deposits: '0',
    keepTurnover: '0',
    gift: '0',
    birthdayGift: '0',
    withdrawalHours: 24,
    hasPersonalService: false,
    rebatePpm: {},
    ...change,
  });

  it('MEM-02 are in the digits of the currency', () => {
    expect(levelsOf({}, 'VND')[1]).toMatchObject({ turnover: 6_000_000n, deposits: 600_000n, gift: 30_000n });
    expect(() => levelsOf({ levels: [level({ gift: '0.50' })] }, 'VND')).toThrow('is not an amount of VND');
  });

  it.each([
    [[level({}), level({ turnover: '1' })], 'there are two levels a'],
    [[level({ turnover: '1' })], 'everybody has the lowest level'],
    [[level({ rebatePpm: { PVP: 1 } })], 'loyalty.levels.0.rebatePpm.PVP'],
    [[level({}), level({ code: 'b' })], 'loyalty.levels.1: must ask for turnover or deposits'],
  ])('MEM-02 are refused when %#', (list, problem) => {
    expect(loyaltyProblem({ levels: list })).toContain(problem);
  });

  it('MEM-02 have no rate for buy-ins at a table with seats, which are not turnover, whatever is stored', () => {
    for (const { rebatePpm } of levelsOf({}, 'THB')) expect(rebatePpm).not.toHaveProperty('PVP');
    const stored = levelsOf({ levels: [level({ rebatePpm: { RNG: 2_000, PVP: 800 } })] }, 'THB');
    expect(stored[0].rebatePpm).toEqual({ RNG: 2_000 });
  });

  it('MEM-02 are accepted when each level has a requirement', () => {
    expect(loyaltyProblem({ levels: [level({}), level({ code: 'b', deposits: '10.00' })] })).toBeUndefined();
  });
});
