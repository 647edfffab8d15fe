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
  it('gives the same picks when it is read, also inside a message', () => {
    const code = slipCodeOf(picks);
    expect(code).toMatch(/^P1[\w-]+$/);
    expect(picksOfCode(code)).toEqual(picks);
    expect(picksOfCode(`Picks: 2, price 4.10. Code: ${code}`)).toEqual(picks);
  });

  it('is none if anything is missing', () => {
    for (const text of ['', 'hello', 'P1', 'P1!!!', `P1${btoa('only-a-fixture')}`])
      expect(picksOfCode(text)).toBeUndefined();
    const many = Array.from({ length: 13 }, (_, i) => ({ ...(picks[0] as (typeof picks)[0]), fixture: `a:${i}` }));
    expect(picksOfCode(slipCodeOf(many))).toBeUndefined();
  });
});
