import { defineGameClient } from '../../../shell/defineGameClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playClimb } from '../rules.ts';
import { climbMessages } from './messages.ts';
import { createClimbStage } from './stage.ts';

/** The client of Climb. */
export const climbClient = defineGameClient({
  family: 'climb',
  messages: climbMessages,
  replay: replayWith(playClimb),
  createStage: createClimbStage,
});
