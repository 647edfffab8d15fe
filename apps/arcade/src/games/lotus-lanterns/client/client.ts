import { defineGameClient } from '../../../shell/defineGameClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playLotusLanterns } from '../rules.ts';
import { lotusMessages } from './messages.ts';
import { createLotusStage } from './stage.ts';

/** The client of Lotus Lanterns. */
export const lotusLanternsClient = defineGameClient({
  family: 'lotus-lanterns',
  messages: lotusMessages,
  replay: replayWith(playLotusLanterns),
  createStage: createLotusStage,
});
