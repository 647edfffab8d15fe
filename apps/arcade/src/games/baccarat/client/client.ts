import { tableClient } from '../../../shell/draw/tableClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playBaccarat } from '../rules.ts';
import { baccaratMessages } from './messages.ts';
import { baccaratTable } from './table.ts';

/** The client of Baccarat. */
export const baccaratClient = tableClient(baccaratTable, {
  messages: baccaratMessages,
  replay: replayWith(playBaccarat),
});
