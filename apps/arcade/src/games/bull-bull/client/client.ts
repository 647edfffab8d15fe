import { tableClient } from '../../../shell/draw/tableClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playBullBull } from '../rules.ts';
import { bullBullMessages } from './messages.ts';
import { bullBullTable } from './table.ts';

/** The client of Bull Bull. */
export const bullBullClient = tableClient(bullBullTable, {
  messages: bullBullMessages,
  replay: replayWith(playBullBull),
});
