import './game.css';
import { replayWith } from '../../../shell/replayWith.ts';
import { runGame } from '../../../shell/runGame.ts';
import { playClimb } from '../rules.ts';
import { climbMessages } from './messages.ts';
import { createClimbStage } from './stage.ts';

runGame({
  family: 'climb',
  messages: climbMessages,
  replay: replayWith(playClimb),
  createStage: createClimbStage,
});
