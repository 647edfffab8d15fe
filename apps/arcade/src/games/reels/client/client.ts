import { defineGameClient } from '../../../shell/defineGameClient.ts';
import { replayReels } from '../replayReels.ts';
import { reelsMessages } from './messages.ts';
import { createReelsStage } from './stage.ts';

/** The client of Reels. */
export const reelsClient = defineGameClient({
  family: 'reels',
  messages: reelsMessages,
  replay: replayReels,
  createStage: createReelsStage,
});
