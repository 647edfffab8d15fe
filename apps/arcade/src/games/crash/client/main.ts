import './game.css';
import './panels.css';
import { replayWith } from '../../../shell/replayWith.ts';
import { runRoomGame } from '../../../shell/room/runRoomGame.ts';
import { playCrash } from '../rules.ts';
import { crashMessages } from './messages.ts';
import { createCrashRoom } from './room.ts';
import { createCrashStage } from './stage.ts';

runRoomGame({
  family: 'crash',
  messages: crashMessages,
  replay: replayWith(playCrash),
  createStage: createCrashStage,
  createRoom: createCrashRoom,
});
