import { describe, expect, it } from 'vitest';
import { picksOfCode, slipCodeOf } from './slipCode.ts';

const picks = [
  { fixture: 'fb-lantern:7', selections: [{ market: 'result', pick: 'home' }] },
  {
    fixture: 'fb-orchid:12',
    selections: [
      { market: 'handicap:-1.5', pick: 'away' },
      { market: 'periodAndResult', pick: 'home/draw' },
    ],
  },
];

describe('the code of a slip', () => {
  it('is read back to the same picks, even inside a message', () => {
    const code = slipCodeOf(picks);
    expect(code).toMatch(/^P1[\w-]+$/);
    expect(picksOfCode(code)).toEqual(picks);
    expect(picksOfCode(`Picks: 2, price 4.10. Code: ${code}`)).toEqual(picks);
  });

  it('fits a link and contains only the picks', () => {
    const maxPicks = Array.from({ length: 12 }, (_, i) => ({
      ...(picks[1] as (typeof picks)[1]),
      fixture: `fb-orchid:${i}`,
    }));
    const code = slipCodeOf(maxPicks);
    expect(code.length).toBeLessThan(2_000);
    expect(atob(code.slice(2).replaceAll('-', '+').replaceAll('_', '/')).split(/[|~]/)).toEqual(
      maxPicks.flatMap(({ fixture, selections }) => [
        fixture,
        ...selections.flatMap(({ market, pick }) => [market, pick]),
      ]),
    );
  });

  it.each([
    ['a fixture that is a path', 'a/../b|result|home'],
    ['a market with markup', 'fb-lantern:7|<b>|home'],
    ['a pick that is too long', `fb-lantern:7|result|${'a'.repeat(41)}`],
  ])('is not recognized with %s', (_, words) => {
    expect(picksOfCode(`P1${btoa(words)}`)).toBeUndefined();
  });

  it('is not recognized if anything is missing', () => {
    for (const text of ['', 'hello', 'P1', 'P1!!!', `P1${btoa('only-a-fixture')}`])
      expect(picksOfCode(text)).toBeUndefined();
    const many = Array.from({ length: 13 }, (_, i) => ({ ...(picks[0] as (typeof picks)[0]), fixture: `a:${i}` }));
    expect(picksOfCode(slipCodeOf(many))).toBeUndefined();
  });
});
