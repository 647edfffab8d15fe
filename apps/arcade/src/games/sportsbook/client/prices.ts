import type { PriceChanges } from '../../../sportsApi.ts';

const WHOLE = 100n;

/** Formats a price, such as "2.15" or "1,204.00". */
export function priceText(hundredths: number | bigint): string {
  const value = BigInt(hundredths);
  const whole = (value / WHOLE).toString().replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${whole}.${(value % WHOLE).toString().padStart(2, '0')}`;
}

/** The change of a price since the player saw it. */
export type PriceMove = 'same' | 'up' | 'down';

export function moveOf(seen: number, now: number): PriceMove {
  if (now === seen) return 'same';
  return now > seen ? 'up' : 'down';
}

/** Whether the player's setting accepts a price without asking. */
export function isAccepted(setting: PriceChanges, seen: number, now: number): boolean {
  return now === seen || setting === 'any' || (setting === 'higher' && now > seen);
}
