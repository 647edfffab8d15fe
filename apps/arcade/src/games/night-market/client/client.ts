import { bookRowsWith, replayFromBook } from '../../../books/bookEngine.ts';
import { defineGameClient } from '../../../shell/defineGameClient.ts';
import { bookFacts } from '../facts.ts';
import { nightMarketEngine } from '../rules.ts';
import { marketMessages } from './messages.ts';
import { createMarketStage } from './stage.ts';

/** The client of Night Market. */
export const nightMarketClient = defineGameClient({
  family: 'night-market',
  messages: marketMessages,
  replay: replayFromBook(nightMarketEngine, bookFacts),
  bookRows: bookRowsWith(bookFacts),
  createStage: createMarketStage,
});
