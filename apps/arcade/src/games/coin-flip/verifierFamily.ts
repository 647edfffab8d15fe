import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { MAX_WIN } from '../maxWin.ts';
import { describeCoinFlip } from './client/describe.ts';
import { coinFlipMessages } from './client/messages.ts';
import { COIN_FLIP_VERSION, playCoinFlip, type CoinFlipEvent } from './rules.ts';

const { text } = createText(coinFlipMessages, 'en');

/** Coin flip for the verifier. */
export const coinFlipFamily = defineFamily<CoinFlipEvent>({
  name: 'Coin Flip',
  version: COIN_FLIP_VERSION,
  replay: replayWith(playCoinFlip),
  describe: (event) => describeCoinFlip(event, text, String),
  exampleChoice: { side: 'heads', maxWin: MAX_WIN },
});
