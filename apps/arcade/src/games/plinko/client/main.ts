import './game.css';
import { replayWith } from '../../../shell/replayWith.ts';
import { runGame } from '../../../shell/runGame.ts';
import { playPlinko } from '../rules.ts';
import { plinkoMessages } from './messages.ts';
import { createPlinkoStage } from './stage.ts';

runGame({
  family: 'plinko',
  messages: plinkoMessages,
  replay: replayWith(playPlinko),
  createStage: createPlinkoStage,
});
