import './game.css';
import { replayWith } from '../../../shell/replayWith.ts';
import { runGame } from '../../../shell/runGame.ts';
import { playWheel } from '../rules.ts';
import { wheelMessages } from './messages.ts';
import { createWheelStage } from './stage.ts';

runGame({
  family: 'wheel',
  messages: wheelMessages,
  replay: replayWith(playWheel),
  createStage: createWheelStage,
});
