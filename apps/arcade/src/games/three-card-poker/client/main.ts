import '../../../shell/cards/felt.css';
import './game.css';
import { replayWith } from '../../../shell/replayWith.ts';
import { runGame } from '../../../shell/runGame.ts';
import { playThreeCardPoker } from '../rules.ts';
import { threeCardPokerMessages } from './messages.ts';
import { createThreeCardPokerStage } from './stage.ts';

runGame({
  family: 'three-card-poker',
  messages: threeCardPokerMessages,
  replay: replayWith(playThreeCardPoker),
  createStage: createThreeCardPokerStage,
});
