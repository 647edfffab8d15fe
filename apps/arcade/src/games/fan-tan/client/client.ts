import { tableClient } from '../../../shell/draw/tableClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playFanTan } from '../rules.ts';
import { fanTanMessages } from './messages.ts';
import { fanTanTable } from './table.ts';

/** The client of Fan Tan. */
export const fanTanClient = tableClient(fanTanTable, { messages: fanTanMessages, replay: replayWith(playFanTan) });
