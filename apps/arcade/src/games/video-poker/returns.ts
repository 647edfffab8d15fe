import { fraction } from '../fraction.ts';

/** The exact return by the best holds. A test computes it over all hands and draws. */
export const DECLARED_RETURN = '0.995439044';

/** The most that a round pays, in stakes. */
export const MAX_MULTIPLIER = fraction(800);
