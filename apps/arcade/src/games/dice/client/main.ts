import './game.css';
import { replayWith } from '../../../shell/replayWith.ts';
import { runGame } from '../../../shell/runGame.ts';
import { playDice } from '../rules.ts';
import { diceMessages } from './messages.ts';
import { createDiceStage } from './stage.ts';

runGame({
  family: 'dice',
  messages: diceMessages,
  replay: replayWith(playDice),
  createStage: createDiceStage,
});
