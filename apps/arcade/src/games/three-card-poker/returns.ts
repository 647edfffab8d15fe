import { fraction } from '../fraction.ts';

/**
 * The exact return of ante and play with optimal play, as a fraction of the ante. A test compares it with the exact
 * one.
 */
export const DECLARED_RETURN = '0.966270191';

/** The exact return of pair plus. */
export const PAIR_PLUS_RETURN = '0.976832579';

/** The most that ante and play pay, in antes, and pair plus, in its stakes. */
export const MAX_MULTIPLIER = fraction(9);
export const PAIR_PLUS_MAX = fraction(41);
