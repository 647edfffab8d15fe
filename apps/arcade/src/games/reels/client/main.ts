import './game.css';
import './heading.css';
import './frames.css';
import './features.css';
import { runGame } from '../../../shell/runGame.ts';
import { replayReels } from '../replayReels.ts';
import { reelsMessages } from './messages.ts';
import { createReelsStage } from './stage.ts';

runGame({
  family: 'reels',
  messages: reelsMessages,
  replay: replayReels,
  createStage: createReelsStage,
});
