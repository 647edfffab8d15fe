import { fromMinor, type Currency } from '@parlor/contract';

const signs: Partial<Record<Currency, string>> = {
  THB: '฿',
  USD: '$',
  EUR: '€',
  CNY: '¥',
  JPY: '¥',
  INR: '₹',
  VND: '₫',
  MYR: 'RM',
  IDR: 'Rp',
};

/** Formats minor units, such as "฿1,234.50". */
export function amountText(minor: bigint, currency: Currency): string {
  const [whole = '0', fraction] = fromMinor(minor < 0n ? -minor : minor, currency).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${minor < 0n ? '−' : ''}${signs[currency] ?? `${currency} `}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** Formats a gain or loss with its sign, such as "+฿12.00". */
export function netText(minor: bigint, currency: Currency): string {
  return `${minor > 0n ? '+' : ''}${amountText(minor, currency)}`;
}

/** Formats elapsed time, such as "1:02:03". */
export function elapsedText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const pad = (value: number): string => value.toString().padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}
