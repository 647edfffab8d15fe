import { tableClient } from '../../../shell/draw/tableClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playDragonTiger } from '../rules.ts';
import { dragonTigerMessages } from './messages.ts';
import { dragonTigerTable } from './table.ts';

/** The client of Dragon Tiger. */
export const dragonTigerClient = tableClient(dragonTigerTable, {
  messages: dragonTigerMessages,
  replay: replayWith(playDragonTiger),
});
