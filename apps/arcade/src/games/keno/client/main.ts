import './game.css';
import { replayWith } from '../../../shell/replayWith.ts';
import { runGame } from '../../../shell/runGame.ts';
import { playKeno } from '../rules.ts';
import { kenoMessages } from './messages.ts';
import { createKenoStage } from './stage.ts';

runGame({
  family: 'keno',
  messages: kenoMessages,
  replay: replayWith(playKeno),
  createStage: createKenoStage,
});
