import './game.css';
import { replayWith } from '../../../shell/replayWith.ts';
import { runGame } from '../../../shell/runGame.ts';
import { playScratch } from '../rules.ts';
import { scratchMessages } from './messages.ts';
import { createScratchStage } from './stage.ts';

runGame({
  family: 'scratch',
  messages: scratchMessages,
  replay: replayWith(playScratch),
  createStage: createScratchStage,
});
