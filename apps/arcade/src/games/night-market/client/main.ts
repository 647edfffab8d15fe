import './game.css';
import './coins.css';
import './feature.css';
import './rulesSheet.css';
import './sizes.css';
import { bookRowWith, replayFromBook } from '../../../books/bookEngine.ts';
import { runGame } from '../../../shell/runGame.ts';
import { bookFacts } from '../facts.ts';
import { nightMarketEngine } from '../rules.ts';
import { marketMessages } from './messages.ts';
import { createMarketStage } from './stage.ts';

runGame({
  family: 'night-market',
  messages: marketMessages,
  replay: replayFromBook(nightMarketEngine, bookFacts),
  bookRow: bookRowWith(bookFacts),
  createStage: createMarketStage,
});
