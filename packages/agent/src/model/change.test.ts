import { describe, expect, it } from 'vitest';
import { changeOf } from './change.ts';

describe('changeOf', () => {
  it.each([
    ['800000.00', '640000.00', 'up', 250n],
    ['-50.00', '100.00', 'down', 1500n],
    ['-50.00', '-100.00', 'up', 500n],
    ['0.01', '999999999999999.99', 'down', 999n],
    [3, 3, 'same', 0n],
  ] as const)('AGT-02 %s against %s is %s by %s tenths of a percent', (now, before, direction, tenths) => {
    expect(changeOf(now, before)).toEqual({ direction, tenths });
  });

  it('AGT-02 has no percentage if the previous figure is zero', () => {
    expect(changeOf('1.00', '0.00')).toEqual({ direction: 'up', tenths: null });
  });
});
