import { defineGameClient } from '../../../shell/defineGameClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playPlinko } from '../rules.ts';
import { plinkoMessages } from './messages.ts';
import { createPlinkoStage } from './stage.ts';

/** The client of Plinko. */
export const plinkoClient = defineGameClient({
  family: 'plinko',
  messages: plinkoMessages,
  replay: replayWith(playPlinko),
  createStage: createPlinkoStage,
});
