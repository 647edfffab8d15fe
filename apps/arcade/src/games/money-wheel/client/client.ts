import { tableClient } from '../../../shell/draw/tableClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playMoneyWheel } from '../rules.ts';
import { moneyWheelMessages } from './messages.ts';
import { moneyWheelTable } from './table.ts';

/** The client of Money Wheel. */
export const moneyWheelClient = tableClient(moneyWheelTable, {
  messages: moneyWheelMessages,
  replay: replayWith(playMoneyWheel),
});
