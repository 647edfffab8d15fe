import '../../../shell/cards/felt.css';
import { defineGameClient } from '../../../shell/defineGameClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playCasinoHoldem } from '../rules.ts';
import { casinoHoldemMessages } from './messages.ts';
import { createCasinoHoldemStage } from './stage.ts';

/** The client of Casino Holdem. */
export const casinoHoldemClient = defineGameClient({
  family: 'casino-holdem',
  messages: casinoHoldemMessages,
  replay: replayWith(playCasinoHoldem),
  createStage: createCasinoHoldemStage,
});
