import { defineGameClient } from '../../../shell/defineGameClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playKeno } from '../rules.ts';
import { kenoMessages } from './messages.ts';
import { createKenoStage } from './stage.ts';

/** The client of Keno. */
export const kenoClient = defineGameClient({
  family: 'keno',
  messages: kenoMessages,
  replay: replayWith(playKeno),
  createStage: createKenoStage,
});
