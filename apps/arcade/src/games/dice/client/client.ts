import { defineGameClient } from '../../../shell/defineGameClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playDice } from '../rules.ts';
import { diceMessages } from './messages.ts';
import { createDiceStage } from './stage.ts';

/** The client of Dice. */
export const diceClient = defineGameClient({
  family: 'dice',
  messages: diceMessages,
  replay: replayWith(playDice),
  createStage: createDiceStage,
});
