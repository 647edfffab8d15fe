import './game.css';
import { replayWith } from '../../../shell/replayWith.ts';
import { runGame } from '../../../shell/runGame.ts';
import { playMines } from '../rules.ts';
import { minesMessages } from './messages.ts';
import { createMinesStage } from './stage.ts';

runGame({
  family: 'mines',
  messages: minesMessages,
  replay: replayWith(playMines),
  createStage: createMinesStage,
});
