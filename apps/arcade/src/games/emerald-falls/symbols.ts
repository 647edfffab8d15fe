/** The symbols that pay, from the rarest to the most frequent. */
export const paySymbols = ['emerald', 'ruby', 'sapphire', 'amethyst', 'amber', 'orchid', 'fern', 'shell'] as const;

/** A symbol that pays anywhere. */
export type PaySymbol = (typeof paySymbols)[number];

/** Any symbol: the temple is the scatter. */
export type FallsSymbol = PaySymbol | 'temple';

/** Every symbol, the scatter first. */
export const fallsSymbols: readonly FallsSymbol[] = ['temple', ...paySymbols];
