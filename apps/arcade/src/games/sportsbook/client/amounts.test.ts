import { describe, expect, it } from 'vitest';
import { fieldText, minorOf, typed, type PadKey } from './amounts.ts';
import { isAccepted, moveOf, priceText } from './prices.ts';

const type = (keys: string, currency: 'THB' | 'VND' = 'THB'): string =>
  keys.split('').reduce((shown, key) => typed(shown, key as PadKey, currency), '');

describe('the keypad', () => {
  it('writes an amount with exactly the decimal places of its currency', () => {
    expect(type('12.345')).toBe('12.34');
    expect(type('.5')).toBe('0.5');
    expect(type('007')).toBe('7');
    expect(type('12.5', 'VND')).toBe('125');
    expect(typed('12.', 'delete', 'THB')).toBe('12');
    expect(type('12345678901')).toHaveLength(10);
  });

  it('returns whole minor units', () => {
    expect(minorOf('12.34', 'THB')).toBe(1_234n);
    expect(minorOf('12.', 'THB')).toBe(1_200n);
    expect(minorOf('', 'THB')).toBe(0n);
    expect(fieldText(1_000n, 'THB')).toBe('10');
    expect(fieldText(1_050n, 'THB')).toBe('10.50');
    expect(fieldText(0n, 'THB')).toBe('');
  });
});

describe('a price', () => {
  it('is shown with two places', () => {
    expect(priceText(215)).toBe('2.15');
    expect(priceText(101)).toBe('1.01');
    expect(priceText(1_234_567n)).toBe('12,345.67');
  });

  it('that changed is accepted according to the player’s setting', () => {
    expect([moveOf(200, 210), moveOf(200, 190), moveOf(200, 200)]).toEqual(['up', 'down', 'same']);
    expect([isAccepted('none', 200, 210), isAccepted('none', 200, 200)]).toEqual([false, true]);
    expect([isAccepted('higher', 200, 210), isAccepted('higher', 200, 190)]).toEqual([true, false]);
    expect([isAccepted('any', 200, 210), isAccepted('any', 200, 190)]).toEqual([true, true]);
  });
});
