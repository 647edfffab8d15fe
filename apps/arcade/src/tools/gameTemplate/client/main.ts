import './game.css';
import { replayWith } from '../../../shell/replayWith.ts';
import { runGame } from '../../../shell/runGame.ts';
import { playStamped } from '../rules.ts';
import { stampedMessages } from './messages.ts';
import { createStampedStage } from './stage.ts';

runGame({
  family: 'stamped',
  messages: stampedMessages,
  replay: replayWith(playStamped),
  createStage: createStampedStage,
});
