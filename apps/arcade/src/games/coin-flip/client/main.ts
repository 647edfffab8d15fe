import './game.css';
import { replayWith } from '../../../shell/replayWith.ts';
import { runGame } from '../../../shell/runGame.ts';
import { playCoinFlip } from '../rules.ts';
import { coinFlipMessages } from './messages.ts';
import { createCoinFlipStage } from './stage.ts';

runGame({
  family: 'coin-flip',
  messages: coinFlipMessages,
  replay: replayWith(playCoinFlip),
  createStage: createCoinFlipStage,
});
