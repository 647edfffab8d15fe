import { catalogueSeed } from './pickCards.ts';

/** Whether to play one card of each category, as `npm test` does. */
export const IS_SHORT = process.env['CARDS_SHORT'] === '1';

/** The number of cards to play in each category. */
export const CARDS_EACH = IS_SHORT ? 1 : Number(process.env['CARDS_EACH'] ?? 20);

/**
 * The seed by which cards are picked. Default: derived from the catalogue in the short form, otherwise random. Each
 * worker of a run loads this module and must get the same seed.
 */
process.env['CARDS_SEED'] ??= IS_SHORT ? catalogueSeed() : crypto.randomUUID().slice(0, 8);
export const CARDS_SEED = process.env['CARDS_SEED'];

/** The categories that a run is limited to; all when it is not. */
export const ONLY_CATEGORIES = process.env['CARDS_ONLY']?.split(',');
