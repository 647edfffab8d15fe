import { bookRowsWith, replayFromBook } from '../../../books/bookEngine.ts';
import { defineGameClient } from '../../../shell/defineGameClient.ts';
import { emeraldFallsEngine } from '../engine.ts';
import { bookFacts } from '../facts.ts';
import { emeraldFallsMessages } from './messages.ts';
import { createFallsStage } from './stage.ts';

/** The client of Emerald Falls. */
export const emeraldFallsClient = defineGameClient({
  family: 'emerald-falls',
  messages: emeraldFallsMessages,
  replay: replayFromBook(emeraldFallsEngine, bookFacts),
  bookRows: bookRowsWith(bookFacts),
  createStage: createFallsStage,
});
