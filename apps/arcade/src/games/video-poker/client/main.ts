import '../../../shell/cards/felt.css';
import './game.css';
import { replayWith } from '../../../shell/replayWith.ts';
import { runGame } from '../../../shell/runGame.ts';
import { playVideoPoker } from '../rules.ts';
import { videoPokerMessages } from './messages.ts';
import { createVideoPokerStage } from './stage.ts';

runGame({
  family: 'video-poker',
  messages: videoPokerMessages,
  replay: replayWith(playVideoPoker),
  createStage: createVideoPokerStage,
});
