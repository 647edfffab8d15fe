import { describe, expect, it } from 'vitest';
import { promotionStatuses } from '@parlor/contract';
import { buildPromotion, buildStanding, buildTerms, NOW } from '@parlor/testing';
import { donePercent, mayApply, rankOf, statusOf } from './standings.ts';

const player = { isLoggedIn: true, now: NOW };
const visitor = { isLoggedIn: false, now: NOW };
const open = buildPromotion({ terms: buildTerms() });

describe('the label of a promotion', () => {
  it.each(promotionStatuses)('PROMO-03 is %s if the gateway reports it', (status) => {
    expect(statusOf(open, buildStanding({ status }), player)).toBe(status);
  });

  it('PROMO-03 is "join" for a visitor once it has started, and null if there is nothing to join', () => {
    expect(statusOf(open, undefined, visitor)).toBe('JOIN');
    expect(statusOf({ ...open, startDate: NOW + 1 }, undefined, visitor)).toBe('COMING_SOON');
    expect(statusOf(buildPromotion(), undefined, visitor)).toBeNull();
  });

  it('PROMO-03 is empty for a player whose standing is unknown', () => {
    expect(statusOf(open, undefined, player)).toBeNull();
  });
});

describe('the order of promotions', () => {
  it('PROMO-03 starts with claimable and joinable ones, and ends with closed ones', () => {
    const ordered = promotionStatuses.toSorted(
      (a, b) => rankOf(buildStanding({ status: a })) - rankOf(buildStanding({ status: b })),
    );
    expect(ordered.slice(0, 2)).toEqual(['CLAIM', 'JOIN']);
    // A final refusal counts as closed.
    expect(ordered.slice(-3)).toEqual(['CLAIMED', 'REJECTED', 'CLOSE']);
    expect(rankOf(buildStanding({ status: 'REJECTED', canRepeat: true }))).toBeLessThan(
      rankOf(buildStanding({ status: 'PROCESS' })),
    );
  });
});

describe('the form of a promotion', () => {
  it.each([
    ['JOIN', false, true],
    ['REJECTED', true, true],
    ['REJECTED', false, false],
    ['APPLYING', false, false],
    ['CLAIMED', false, false],
  ] as const)('PROMO-04 with %s and another try %s may be sent: %s', (status, canRepeat, expected) => {
    expect(mayApply(buildTerms({ entry: 'apply' }), buildStanding({ status, canRepeat }))).toBe(expected);
  });

  it('PROMO-04 may not be sent if a tap joins', () => {
    expect(mayApply(buildTerms({ entry: 'join' }), buildStanding())).toBe(false);
  });
});

describe('the progress bar', () => {
  it.each([
    [{ unit: 'money', done: '1500.00', target: '4000.00' }, 37],
    [{ unit: 'money', done: '90071992547409.91', target: '90071992547409.92' }, 99],
    [{ unit: 'days', done: '3', target: '7' }, 42],
    [{ unit: 'count', done: '0', target: '0' }, 100],
  ] as const)('PROMO-03 of %j is %i percent full, never full before the end', (progress, expected) => {
    expect(donePercent(progress)).toBe(expected);
  });
});
