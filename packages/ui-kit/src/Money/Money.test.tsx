import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { formatMoney } from './formatMoney.ts';
import { Money } from './Money.tsx';

afterEach(cleanup);

describe('formatMoney', () => {
  it.each([
    ['1234.50', {}, '1,234.50'],
    ['1234.50', { currency: 'THB' }, '฿1,234.50'],
    ['1234.50', { currency: 'THB', locale: 'th' }, '฿1,234.50'],
    ['-0.05', { currency: 'USD' }, '-$0.05'],
    ['500', { currency: 'USD', sign: 'always' }, '+$500'],
    ['0.00', { sign: 'always' }, '0.00'],
    ['1000000', { currency: 'VND', currencyDisplay: 'code' }, 'VND 1,000,000'],
  ] as const)('formats %s with %o as %s', (amount, format, written) => {
    expect(formatMoney(amount, format).replaceAll('\u00a0', ' ')).toBe(written);
  });

  it.each([
    ['en', 'THB', '฿12,345.60'],
    ['th', 'THB', '฿12,345.60'],
    ['zh-Hans', 'THB', '฿12,345.60'],
    ['en', 'CNY', '¥12,345.60'],
    ['th', 'CNY', '¥12,345.60'],
    ['zh-Hans', 'CNY', '¥12,345.60'],
    ['en', 'USD', '$12,345.60'],
    ['zh-Hans', 'USD', '$12,345.60'],
    ['de', 'EUR', '12.345,60 €'],
  ])('I18N-03 formats, for locale %s, %s as %s', (locale, currency, written) => {
    expect(formatMoney('12345.60', { locale, currency }).replaceAll('\u00a0', ' ')).toBe(written);
  });

  it.each(['en', 'th', 'zh-Hans'])('I18N-03 formats every amount as Intl does in %s', (locale) => {
    const amounts = [
      '0',
      '-0',
      '0.00',
      '-0.004',
      '7',
      '007.10',
      '999',
      '1000',
      '-1000.5',
      '12345678901234567890.129',
      '-999999.999',
    ];
    for (const currency of [undefined, 'THB', 'USD', 'CNY', 'VND', 'EUR', 'INR', 'JPY']) {
      for (const sign of ['negative', 'always'] as const) {
        for (const digits of [0, 2, 4]) {
          const intl = new Intl.NumberFormat(locale, {
            ...(currency !== undefined && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
            roundingMode: 'trunc',
            signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
            numberingSystem: 'latn',
          });
          expect(amounts.map((amount) => formatMoney(amount, { locale, currency, digits, sign }))).toEqual(
            amounts.map((amount) => intl.format(amount as `${number}`)),
          );
        }
      }
    }
  });

  it('formats an amount beyond the precision of a float exactly', () => {
    expect(formatMoney('90071992547409931234.57')).toBe('90,071,992,547,409,931,234.57');
  });

  it('truncates instead of rounding up', () => {
    expect(formatMoney('9.999', { digits: 2 })).toBe('9.99');
    expect(formatMoney('-9.999', { digits: 2 })).toBe('-9.99');
  });

  it.each(['', '1,000', '1e3', 'NaN', '1.', '--1'])('throws on %j', (amount) => {
    expect(() => formatMoney(amount)).toThrow(RangeError);
  });
});

describe('Money', () => {
  it('shows the sign if the tone distinguishes gain from loss', () => {
    render(
      <>
        <Money amount="12.00" tone="auto" />
        <Money amount="-3.00" tone="auto" />
      </>,
    );
    expect(screen.getByText('+12.00')).toBeShown();
    expect(screen.getByText('-3.00')).toBeShown();
  });

  it('HOME-08 shows asterisks for a masked amount', () => {
    const { container } = render(<Money amount="1234.50" masked={{ label: 'Balance hidden' }} />);
    expect(container.textContent).toBe('****Balance hidden');
  });
});
