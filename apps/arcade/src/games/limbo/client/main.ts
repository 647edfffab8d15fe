import './game.css';
import { replayWith } from '../../../shell/replayWith.ts';
import { runGame } from '../../../shell/runGame.ts';
import { playLimbo } from '../rules.ts';
import { limboMessages } from './messages.ts';
import { createLimboStage } from './stage.ts';

runGame({
  family: 'limbo',
  messages: limboMessages,
  replay: replayWith(playLimbo),
  createStage: createLimboStage,
});
