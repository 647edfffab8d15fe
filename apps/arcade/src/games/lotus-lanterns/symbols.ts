/** The symbols of Lotus lanterns, from the rarest to the most frequent, then the two special ones. */
export const paySymbols = [
  'naga',
  'elephant',
  'koi',
  'tuktuk',
  'parasol',
  'bowl',
  'mango',
  'coconut',
  'chilli',
] as const;

/** A symbol that pays on lines. */
export type PaySymbol = (typeof paySymbols)[number];

/** Any symbol: the lantern is wild, the lotus is the scatter. */
export type LotusSymbol = PaySymbol | 'lantern' | 'lotus';

/** Every symbol, the special ones first. */
export const lotusSymbols: readonly LotusSymbol[] = ['lantern', 'lotus', ...paySymbols];
