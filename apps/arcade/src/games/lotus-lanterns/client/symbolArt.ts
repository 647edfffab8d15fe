import type { LotusSymbol } from '../symbols.ts';
import bowl from './art/bowl.svg';
import chilli from './art/chilli.svg';
import coconut from './art/coconut.svg';
import elephant from './art/elephant.svg';
import koi from './art/koi.svg';
import lantern from './art/lantern.svg';
import lotus from './art/lotus.svg';
import mango from './art/mango.svg';
import naga from './art/naga.svg';
import parasol from './art/parasol.svg';
import tuktuk from './art/tuktuk.svg';

/** URLs of the symbols' pictures. */
export const symbolArt: Readonly<Record<LotusSymbol, string>> = {
  lantern,
  lotus,
  naga,
  elephant,
  koi,
  tuktuk,
  parasol,
  bowl,
  mango,
  coconut,
  chilli,
};
