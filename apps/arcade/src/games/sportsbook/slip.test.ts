import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw, type UniformDraw } from '../../fairness/uniformDraw.ts';
import { fraction } from '../fraction.ts';
import { DecisionError } from '../game.ts';
import { slipChoice } from './game.ts';
import type { LegOutcome } from './model/sportModel.ts';
import {
  canWin,
  expectedWin,
  isDecided,
  linesOf,
  maxStakeFor,
  openShareOf,
  playSlip,
  potentialWin,
  slipOdds,
  type SlipChoice,
  type SlipDecision,
} from './slip.ts';

const seeds = { serverSeed: '5a'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff' };
const drawOf = (nonce = 0): UniformDraw => uniformDraw(outcomeWords({ ...seeds, nonce }));

function choiceOf(prices: readonly number[], combine: number): SlipChoice {
  return {
    combine,
    legs: prices.map((price, place) => ({
      fixture: `league:${place}`,
      selections: [{ market: 'winner', pick: 'home' }],
      price,
    })),
  };
}

const results = (outcomes: LegOutcome[]): SlipDecision => ({ type: 'results', outcomes });
const cashOut = (share: number, amount: string): SlipDecision => ({
  type: 'cash-out',
  share,
  amount,
  key: 'k'.repeat(16),
  isAuto: false,
});
const winOf = (choice: SlipChoice, stake: bigint, outcomes: LegOutcome[]): bigint =>
  playSlip(drawOf(), stake, choice, [results(outcomes)]).win;

describe('the payout of a slip', () => {
  it.each<[string, number[], number, bigint, LegOutcome[], bigint]>([
    ['a single that is won', [237], 1, 1000n, ['won'], 2370n],
    ['a single that is lost', [237], 1, 1000n, ['lost'], 0n],
    ['a single that is void', [237], 1, 1000n, ['void'], 1000n],
    ['a multiple: the product of its prices', [200, 150, 300], 3, 100n, ['won', 'won', 'won'], 900n],
    ['a multiple with a leg that is void, which counts 1.00', [200, 150, 300], 3, 100n, ['won', 'void', 'won'], 600n],
    ['a multiple with a leg that is lost', [200, 150, 300], 3, 100n, ['won', 'won', 'lost'], 0n],
    // 3 lines of 100: only 2.00 × 1.50 is won.
    ['a system of two out of three with one lost', [200, 150, 300], 2, 300n, ['won', 'won', 'lost'], 300n],
    // 2 × 1.5 + 2 × 3 + 1.5 × 3 = 13.5 lines of 100.
    ['a system of two out of three', [200, 150, 300], 2, 300n, ['won', 'won', 'won'], 1350n],
    // 2 × 1 + 2 × 3 + 1 × 3 = 11.
    ['a system with a leg that is void', [200, 150, 300], 2, 300n, ['won', 'void', 'won'], 1100n],
    ['singles of each leg', [200, 150, 300], 1, 300n, ['won', 'lost', 'won'], 500n],
  ])('%s', (_, prices, combine, stake, outcomes, win) => {
    expect(winOf(choiceOf(prices, combine), stake, outcomes)).toBe(win);
  });

  it('is the sum over all lines for the largest system', () => {
    const prices = Array.from({ length: 12 }, (_, place) => 110 + 17 * place);
    const outcomes = prices.map(
      (_, place): LegOutcome => (['won', 'won', 'lost', 'void'] as const)[place % 4] ?? 'won',
    );
    const choice = choiceOf(prices, 4);
    const values = prices.map(
      (price, place) => ({ won: price, lost: 0, void: 100, open: 0 })[outcomes[place] ?? 'won'],
    );
    let sum = 0n;
    for (let mask = 0; mask < 2 ** 12; mask += 1) {
      const line = values.filter((_, place) => (mask >> place) & 1);
      if (line.length === 4) sum += line.reduce((product, value) => product * BigInt(value), 1n);
    }
    expect(linesOf(choice)).toBe(495);
    // A stake without fractions to round.
    expect(winOf(choice, 495n * 100_000_000n, outcomes)).toBe(sum);
  });

  it('settles a fraction of a minor unit by the numbers of the slip, on average exactly', () => {
    // 101 × 1.33 × 1.01 = 135.6733 of 101.
    const choice = choiceOf([133, 101], 2);
    const wins = Array.from({ length: 3_000 }, (_, nonce) =>
      Number(playSlip(drawOf(nonce), 101n, choice, [results(['won', 'won'])]).win),
    );
    expect(new Set(wins)).toEqual(new Set([135, 136]));
    const mean = wins.reduce((sum, win) => sum + win, 0) / wins.length;
    expect(Math.abs(mean - 135.6733)).toBeLessThan(0.04);
  });
});

describe('a slip', () => {
  it('is lost early once too many legs are lost', () => {
    const choice = choiceOf([200, 150, 300], 2);
    expect(canWin(choice, ['lost', 'open', 'open'])).toBe(true);
    expect(isDecided(choice, ['lost', 'open', 'open'])).toBe(false);
    expect(canWin(choice, ['lost', 'lost', 'open'])).toBe(false);
    expect(isDecided(choice, ['lost', 'lost', 'open'])).toBe(true);
    expect(playSlip(drawOf(), 300n, choice, [results(['lost', 'lost', 'open'])])).toMatchObject({
      win: 0n,
      isOver: true,
    });
  });

  it('is not settled while a relevant leg is open', () => {
    expect(() => playSlip(drawOf(), 300n, choiceOf([200, 150, 300], 2), [results(['lost', 'won', 'open'])])).toThrow(
      DecisionError,
    );
  });

  it('pays cashed-out parts, and the remainder by its results', () => {
    const decisions = [cashOut(2_500, '310'), cashOut(2_500, '290')];
    expect(openShareOf(decisions)).toBe(5_000);
    const played = playSlip(drawOf(), 1000n, choiceOf([240], 1), [...decisions, results(['won'])]);
    expect(played).toMatchObject({ win: 310n + 290n + 1200n, isOver: true });
    expect(played.events).toEqual([
      { type: 'cashed_out', share: 2_500, amount: '310', isAuto: false },
      { type: 'cashed_out', share: 2_500, amount: '290', isAuto: false },
      { type: 'settled', outcomes: ['won'], share: 5_000, amount: '1200' },
    ]);
  });

  it('ends once all of it is cashed out, and accepts no more decisions', () => {
    const all = [cashOut(4_000, '400'), cashOut(6_000, '500')];
    expect(playSlip(drawOf(), 1000n, choiceOf([240], 1), all)).toMatchObject({ win: 900n, isOver: true });
    expect(() => playSlip(drawOf(), 1000n, choiceOf([240], 1), [...all, results(['won'])])).toThrow(DecisionError);
    const tooMuch = [cashOut(4_000, '400'), cashOut(6_001, '500')];
    expect(() => playSlip(drawOf(), 1000n, choiceOf([240], 1), tooMuch)).toThrow(DecisionError);
  });

  it('has its maximum payout if every open leg wins', () => {
    const choice = choiceOf([200, 150, 300], 2);
    expect(potentialWin(choice, 300n)).toBe(1350n);
    expect(potentialWin(choice, 300n, ['lost', 'open', 'open'])).toBe(450n);
    expect(potentialWin(choice, 300n, [], 5_000)).toBe(675n);
  });

  it('allows stakes up to the highest payout, in whole steps', () => {
    const choice = choiceOf([100_000, 100_000], 2);
    const max = maxStakeFor(choice, 100_000_000n, 100n);
    expect(max).toBe(100n);
    expect(potentialWin(choice, max)).toBeLessThanOrEqual(100_000_000n);
    expect(potentialWin(choice, max + 100n)).toBeGreaterThan(100_000_000n);
  });
});

describe('the expected payout of a slip', () => {
  const half = { won: fraction(1, 2), void: fraction(0) };

  it('is the price times the chance of a leg, plus the stake if it is void', () => {
    expect(expectedWin(choiceOf([190], 1), 1000n, 10_000, [half])).toEqual(fraction(950));
    const chances = { won: fraction(2, 5), void: fraction(1, 5) };
    expect(expectedWin(choiceOf([190], 1), 1000n, 10_000, [chances])).toEqual(fraction(960));
  });

  it('is exact for a part of a system with decided legs', () => {
    // Lines of 100: 2 × 0.75, 2 × 0, 0.75 × 0; half of it.
    expect(expectedWin(choiceOf([200, 150, 300], 2), 300n, 5_000, ['won', half, 'lost'])).toEqual(fraction(75));
  });
});

describe('the form of a slip', () => {
  const legs = (count: number) =>
    choiceOf(
      Array.from({ length: count }, () => 200),
      1,
    ).legs;

  it('has at most one leg of a fixture', () => {
    const [leg] = legs(1);
    expect(slipChoice.safeParse({ legs: [leg, leg], combine: 1 }).success).toBe(false);
  });

  it.each([
    [12, 12, true],
    [12, 4, true],
    [12, 5, false],
    [12, 6, false],
    [13, 13, false],
    [3, 4, false],
    [3, 0, false],
    [0, 1, false],
  ])('of %i legs and lines of %i is allowed: %s', (count, combine, isAllowed) => {
    expect(slipChoice.safeParse({ legs: legs(count), combine }).success).toBe(isAllowed);
  });

  it('allows each market of a fixture once, in any order', () => {
    const selections = [
      { market: 'winner', pick: 'home' },
      { market: 'total:1.5', pick: 'over' },
    ];
    const parsed = slipChoice.parse({ legs: [{ fixture: 'league:1', selections, price: 300 }], combine: 1 });
    expect(parsed.legs[0]?.selections).toEqual(selections.toReversed());
    const twice = [selections[0], { market: 'winner', pick: 'away' }];
    expect(
      slipChoice.safeParse({ legs: [{ fixture: 'league:1', selections: twice, price: 300 }], combine: 1 }).success,
    ).toBe(false);
  });
});

describe('the odds of a slip', () => {
  it.each([
    ['a single', [158], 1, [], '1.58'],
    ['a multiple, cut to hundredths', [133, 119], 2, [], '1.58'],
    ['a system: those of its lowest line', [300, 110, 120], 2, [], '1.32'],
    ['a multiple with a void leg, which counts 1.00', [200, 140], 2, ['void', 'won'], '1.40'],
    ['a slip that is void as a whole', [200, 140], 2, ['void', 'void'], '1.00'],
    ['a slip that lost', [200], 1, ['lost'], '2.00'],
  ] as [string, number[], number, LegOutcome[], string][])('of %s', (_, prices, combine, outcomes, odds) => {
    const decisions = outcomes.length === 0 ? [cashOut(4_000, '100')] : [results(outcomes)];
    expect(slipOdds(choiceOf(prices, combine), decisions)).toBe(odds);
  });
});
