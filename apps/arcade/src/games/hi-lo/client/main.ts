import './game.css';
import { replayWith } from '../../../shell/replayWith.ts';
import { runGame } from '../../../shell/runGame.ts';
import { playHiLo } from '../rules.ts';
import { hiLoMessages } from './messages.ts';
import { createHiLoStage } from './stage.ts';

runGame({
  family: 'hi-lo',
  messages: hiLoMessages,
  replay: replayWith(playHiLo),
  createStage: createHiLoStage,
});
