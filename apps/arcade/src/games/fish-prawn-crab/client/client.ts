import { tableClient } from '../../../shell/draw/tableClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playFishPrawnCrab } from '../rules.ts';
import { fishPrawnCrabMessages } from './messages.ts';
import { fishPrawnCrabTable } from './table.ts';

/** The client of Fish Prawn Crab. */
export const fishPrawnCrabClient = tableClient(fishPrawnCrabTable, {
  messages: fishPrawnCrabMessages,
  replay: replayWith(playFishPrawnCrab),
});
