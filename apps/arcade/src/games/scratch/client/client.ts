import { defineGameClient } from '../../../shell/defineGameClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playScratch } from '../rules.ts';
import { scratchMessages } from './messages.ts';
import { createScratchStage } from './stage.ts';

/** The client of Scratch. */
export const scratchClient = defineGameClient({
  family: 'scratch',
  messages: scratchMessages,
  replay: replayWith(playScratch),
  createStage: createScratchStage,
});
