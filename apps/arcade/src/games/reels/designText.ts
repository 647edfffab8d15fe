import { sha256, toHex } from '../../fairness/sha256.ts';
import type { ReelsDesign } from './design.ts';

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns the design of a title as text that is the same in every language: JSON without white space, with the keys of
 * every object in ascending order.
 */
export function designText(design: ReelsDesign): string {
  return JSON.stringify(design, (_, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([first], [second]) => (first < second ? -1 : 1)))
      : value,
  );
}

/** Returns the SHA-256 of the text of a design in hexadecimal digits. */
export function designHash(design: ReelsDesign): string {
  return toHex(sha256(new TextEncoder().encode(designText(design))));
}
