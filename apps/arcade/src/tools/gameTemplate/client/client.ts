import { defineGameClient } from '../../../shell/defineGameClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playStamped } from '../rules.ts';
import { stampedMessages } from './messages.ts';
import { createStampedStage } from './stage.ts';

/** The client of Stamped. */
export const stampedClient = defineGameClient({
  family: 'stamped',
  messages: stampedMessages,
  replay: replayWith(playStamped),
  createStage: createStampedStage,
});
