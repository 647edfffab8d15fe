import { defineGameClient } from '../../../shell/defineGameClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playWheel } from '../rules.ts';
import { wheelMessages } from './messages.ts';
import { createWheelStage } from './stage.ts';

/** The client of Wheel. */
export const wheelClient = defineGameClient({
  family: 'wheel',
  messages: wheelMessages,
  replay: replayWith(playWheel),
  createStage: createWheelStage,
});
