import { replayWith } from '../../../shell/replayWith.ts';
import { defineRoomGameClient } from '../../../shell/room/defineRoomGameClient.ts';
import { playCrash } from '../rules.ts';
import { crashMessages } from './messages.ts';
import { createCrashRoom } from './room.ts';
import { createCrashStage } from './stage.ts';

/** The client of Crash. */
export const crashClient = defineRoomGameClient({
  family: 'crash',
  messages: crashMessages,
  replay: replayWith(playCrash),
  createStage: createCrashStage,
  createRoom: createCrashRoom,
});
