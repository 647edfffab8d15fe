import type { CoinKind } from '../paytable.ts';
import type { MarketSymbol } from '../symbols.ts';
import cat from './art/cat.svg';
import coconut from './art/coconut.svg';
import coin from './art/coin.svg';
import coinMajor from './art/coinMajor.svg';
import coinMini from './art/coinMini.svg';
import coinMinor from './art/coinMinor.svg';
import collector from './art/collector.svg';
import doubler from './art/doubler.svg';
import lantern from './art/lantern.svg';
import mango from './art/mango.svg';
import neon from './art/neon.svg';
import skewers from './art/skewers.svg';
import tea from './art/tea.svg';
import tuktuk from './art/tuktuk.svg';

/** URLs of the symbols' pictures. */
export const symbolArt: Readonly<Record<MarketSymbol, string>> = {
  cat,
  tuktuk,
  neon,
  mango,
  coconut,
  skewers,
  tea,
  lantern,
  coin,
};

/** URLs of the coins' pictures. */
export const coinArt: Readonly<Record<CoinKind, string>> = {
  value: coin,
  mini: coinMini,
  minor: coinMinor,
  major: coinMajor,
  collector,
  doubler,
};
