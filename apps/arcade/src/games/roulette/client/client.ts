import { tableClient } from '../../../shell/draw/tableClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playRoulette } from '../rules.ts';
import { rouletteMessages } from './messages.ts';
import { rouletteTable } from './table.ts';

/** The client of Roulette. */
export const rouletteClient = tableClient(rouletteTable, {
  messages: rouletteMessages,
  replay: replayWith(playRoulette),
});
