import './game.css';
import { runDrawGame } from '../../../shell/draw/runDrawGame.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playBaccarat } from '../rules.ts';
import { baccaratMessages } from './messages.ts';
import { createBaccaratScreen } from './screen.ts';
import { createBaccaratStage } from './stage.ts';

runDrawGame({
  family: 'baccarat',
  messages: baccaratMessages,
  replay: replayWith(playBaccarat),
  createStage: createBaccaratStage,
  createScreen: createBaccaratScreen,
});
