import './game.css';
import { runTable } from '../../../shell/draw/runTable.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playBaccarat } from '../rules.ts';
import { baccaratMessages } from './messages.ts';
import { baccaratTable } from './table.ts';

runTable(baccaratTable, { messages: baccaratMessages, replay: replayWith(playBaccarat) });
