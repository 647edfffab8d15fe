import { defineGameClient } from '../../../shell/defineGameClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playHiLo } from '../rules.ts';
import { hiLoMessages } from './messages.ts';
import { createHiLoStage } from './stage.ts';

/** The client of hi-lo. */
export const hiLoClient = defineGameClient({
  family: 'hi-lo',
  messages: hiLoMessages,
  replay: replayWith(playHiLo),
  createStage: createHiLoStage,
});
