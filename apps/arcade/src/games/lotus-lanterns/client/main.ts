import './game.css';
import './jackpot.css';
import './plates.css';
import { replayWith } from '../../../shell/replayWith.ts';
import { runGame } from '../../../shell/runGame.ts';
import { playLotusLanterns } from '../rules.ts';
import { lotusMessages } from './messages.ts';
import { createLotusStage } from './stage.ts';

runGame({
  family: 'lotus-lanterns',
  messages: lotusMessages,
  replay: replayWith(playLotusLanterns),
  createStage: createLotusStage,
});
