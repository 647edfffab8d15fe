import type { Currency } from '@parlor/contract';
import { fromMinor } from '@parlor/contract';
import { element } from '../element.ts';

/** The number of chip colours. */
const CHIP_TONES = 6;

/** Formats an amount in at most four characters, such as "1.5K". The rest is cut off. */
export function shortAmount(minor: bigint, currency: Currency): string {
  const whole = BigInt(fromMinor(minor, currency).split('.')[0] ?? '0');
  const units: readonly [bigint, string][] = [
    [1_000_000n, 'M'],
    [1_000n, 'K'],
  ];
  for (const [unit, letter] of units) {
    if (whole < unit) continue;
    const tenths = (whole * 10n) / unit;
    return tenths % 10n === 0n || tenths >= 1000n
      ? `${tenths / 10n}${letter}`
      : `${tenths / 10n}.${tenths % 10n}${letter}`;
  }
  return whole.toString();
}

/** Creates a chip on a table. Decorative, so the caller must name it. */
export function chipOf(words: string, tone: number): HTMLElement {
  return element(
    'span',
    { class: 'chip', 'data-tone': tone % CHIP_TONES, 'aria-hidden': 'true' },
    element('span', { class: 'chip-words' }, words),
  );
}
