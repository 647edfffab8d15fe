import { defineGameClient } from '../../../shell/defineGameClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playCoinFlip } from '../rules.ts';
import { coinFlipMessages } from './messages.ts';
import { createCoinFlipStage } from './stage.ts';

/** The client of Coin Flip. */
export const coinFlipClient = defineGameClient({
  family: 'coin-flip',
  messages: coinFlipMessages,
  replay: replayWith(playCoinFlip),
  createStage: createCoinFlipStage,
});
