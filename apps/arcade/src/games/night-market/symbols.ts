/** The symbols that pay, from the highest to the lowest. */
export const paySymbols = ['cat', 'tuktuk', 'neon', 'mango', 'coconut', 'skewers', 'tea'] as const;

/** A symbol that pays on ways. */
export type PaySymbol = (typeof paySymbols)[number];

/** Any symbol of the reels: the lantern is wild, coins start the respins. */
export type MarketSymbol = PaySymbol | 'lantern' | 'coin';
