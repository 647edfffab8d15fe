import './game.css';
import { runTable } from '../../../shell/draw/runTable.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playFanTan } from '../rules.ts';
import { fanTanMessages } from './messages.ts';
import { fanTanTable } from './table.ts';

runTable(fanTanTable, { messages: fanTanMessages, replay: replayWith(playFanTan) });
