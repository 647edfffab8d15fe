import './game.css';
import { runTable } from '../../../shell/draw/runTable.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playMoneyWheel } from '../rules.ts';
import { moneyWheelMessages } from './messages.ts';
import { moneyWheelTable } from './table.ts';

runTable(moneyWheelTable, { messages: moneyWheelMessages, replay: replayWith(playMoneyWheel) });
