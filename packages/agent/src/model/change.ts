import { units } from './amounts.ts';

/** The change of a figure from the previous period. */
export interface Change {
  direction: 'up' | 'down' | 'same';
  /** Tenths of a percent, unsigned; null if the previous figure was zero. */
  tenths: bigint | null;
}

/** Compares a figure with the previous one. */
export function changeOf(now: string | number, before: string | number): Change {
  const [next, last] = [units(now), units(before)];
  const difference = next - last;
  if (difference === 0n) return { direction: 'same', tenths: 0n };
  const size = last < 0n ? -last : last;
  const moved = difference < 0n ? -difference : difference;
  return { direction: difference > 0n ? 'up' : 'down', tenths: size === 0n ? null : (moved * 1000n) / size };
}
