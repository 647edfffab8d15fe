import './game.css';
import './tickets.css';
import { runDrawGame } from '../../../shell/draw/runDrawGame.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playBingo } from '../rules.ts';
import { bingoMessages } from './messages.ts';
import { createBingoScreen } from './screen.ts';
import { createBingoStage } from './stage.ts';

runDrawGame({
  family: 'bingo',
  messages: bingoMessages,
  replay: replayWith(playBingo),
  createStage: createBingoStage,
  createScreen: createBingoScreen,
});
