import { defineGameClient } from '../../../shell/defineGameClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playLimbo } from '../rules.ts';
import { limboMessages } from './messages.ts';
import { createLimboStage } from './stage.ts';

/** The client of Limbo. */
export const limboClient = defineGameClient({
  family: 'limbo',
  messages: limboMessages,
  replay: replayWith(playLimbo),
  createStage: createLimboStage,
});
