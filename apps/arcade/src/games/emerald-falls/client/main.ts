import './board.css';
import './sheet.css';
import './game.css';
import { bookRowWith, replayFromBook } from '../../../books/bookEngine.ts';
import { runGame } from '../../../shell/runGame.ts';
import { emeraldFallsEngine } from '../engine.ts';
import { bookFacts } from '../facts.ts';
import { emeraldFallsMessages } from './messages.ts';
import { createFallsStage } from './stage.ts';

runGame({
  family: 'emerald-falls',
  messages: emeraldFallsMessages,
  replay: replayFromBook(emeraldFallsEngine, bookFacts),
  bookRow: bookRowWith(bookFacts),
  createStage: createFallsStage,
});
