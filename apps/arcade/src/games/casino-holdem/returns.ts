import { fraction } from '../fraction.ts';

/**
 * The exact return of ante and call with optimal play, as a fraction of the ante. A test computes it over all cards.
 */
export const ANTE_RETURN = fraction(61_849_287_523n, 63_213_204_600n);
export const DECLARED_RETURN = '0.978423542';

/** The exact return of the bonus bet. */
export const BONUS_RETURN = '0.937416505';

/** The most that ante and call pay, in antes, and the bonus bet, in its stakes. */
export const MAX_MULTIPLIER = fraction(105);
export const BONUS_MAX = fraction(101);
