import type { MarketSymbol } from './symbols.ts';

/** The letter of each symbol in the notation of the strips. */
export const symbolLetters: Readonly<Record<MarketSymbol, string>> = {
  lantern: 'W',
  coin: 'O',
  cat: 'K',
  tuktuk: 'T',
  neon: 'N',
  mango: 'M',
  coconut: 'C',
  skewers: 'S',
  tea: 'H',
};

const symbols = new Map(Object.entries(symbolLetters).map(([symbol, letter]) => [letter, symbol as MarketSymbol]));

function strip(text: string): readonly MarketSymbol[] {
  return Array.from(text, (letter) => {
    const symbol = symbols.get(letter);
    if (!symbol) throw new Error(`no symbol is written ${letter}`);
    return symbol;
  });
}

/** The reels. A reel is a ring; a stop is the index of the symbol in the top row. */
export const reelStrips: readonly (readonly MarketSymbol[])[] = [
  'NMTHKTCNSCNHMNSOHMNSCTHCTHSMHKCHMCNSOOOHSKHC',
  'MOSTHSTMSSMTSMSKMCHTSOOTNMCTSKMSWMKNSMHS',
  'HNCWMNSOCNHKCHTCHTHCNMKNCSHOOHNKHCNSCKHNC',
  'MSTHSCOWCKHTSNTCSMNSMHSMKOOMHTCHKSNCMTN',
  'SHOOOMNSCMTHCNHMNCMSTKCHSONCSKHTMHCSMKNSHTKN',
].map(strip);
