import { describe, expect, it } from 'vitest';
import { demoMerchants } from './demoMerchants.ts';

describe('the demo merchants', () => {
  it('contain only the default merchant when the site is not built', () => {
    expect(demoMerchants(new Map(), 'BLUE_MOON')).toMatchObject([
      { code: 'BLUE_MOON', name: 'Blue moon', brand: 'blue-moon' },
    ]);
  });

  it('omit a brand whose code is taken or invalid', () => {
    const codes = demoMerchants(
      new Map([
        ['north', 'North'],
        ['no-rth', 'Other'],
        ['x', 'X'],
      ]),
      'NORTH',
    ).map(({ code, name }) => `${code} ${name}`);
    expect(codes).toEqual(['NORTH North']);
  });
});
