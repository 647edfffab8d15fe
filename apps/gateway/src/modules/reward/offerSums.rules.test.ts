import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToGroups, sumsByOffer, type Sum, type SumGroups } from './offerSums.rules.ts';

type Added = readonly [codes: string, Sum];

const bets = (codes: string, amount: bigint, events = 1): Added => [codes, { amount, events }];
const add = (...added: Added[]): SumGroups => addToGroups(new Map(), added);
const textOf = (groups: SumGroups): string[] =>
  [...groups].map(([codes, { amount, events }]) => `${codes}: ${amount} ${events}`).toSorted();

describe('the sums of a player’s span', () => {
  it('are one group for offers that count the same events', () => {
    const first = add(bets('a b c', 100n), bets('a b c', 50n));
    expect(textOf(first)).toEqual(['a b c: 150 2']);
    expect(textOf(addToGroups(first, [bets('a b c', -50n, -1)]))).toEqual(['a b c: 100 1']);
  });

  it('are divided when an event counts for some of the offers, and when another offer begins', () => {
    const groups = add(bets('a b c', 100n));
    expect(textOf(addToGroups(groups, [bets('a c', 7n)]))).toEqual(['a c: 107 2', 'b: 100 1']);
    expect(textOf(addToGroups(groups, [bets('a b c d', 7n)]))).toEqual(['a b c: 107 2', 'd: 7 1']);
  });

  it('are united when they become equal', () => {
    const groups = add(bets('b', 100n), bets('a c', 60n));
    expect(textOf(groups)).toEqual(['a c: 60 1', 'b: 100 1']);
    expect(textOf(addToGroups(groups, [bets('a c', 40n, 0)]))).toEqual(['a b c: 100 1']);
  });

  it('are those of each offer alone, and the same groups in any order and any batches', () => {
    const events = fc.array(
      fc.record({
        offers: fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 }),
        amount: fc.bigInt({ min: -3n, max: 3n }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(events, fc.integer({ min: 1, max: 12 }), (drawn, size) => {
        const added = drawn.map(({ offers, amount }) => bets(offers.join(' '), amount));
        const alone = new Map<string, Sum>();
        for (const { offers, amount } of drawn)
          for (const code of offers) {
            const sum = alone.get(code) ?? { amount: 0n, events: 0 };
            alone.set(code, { amount: sum.amount + amount, events: sum.events + 1 });
          }
        const whole = add(...added);
        expect(sumsByOffer(whole)).toEqual(alone);
        let batched: SumGroups = new Map();
        const reversed = added.toReversed();
        for (let start = 0; start < reversed.length; start += size)
          batched = addToGroups(batched, reversed.slice(start, start + size));
        expect(textOf(batched)).toEqual(textOf(whole));
      }),
    );
  });
});
