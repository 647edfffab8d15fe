import './game.css';
import { runTable } from '../../../shell/draw/runTable.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playBullBull } from '../rules.ts';
import { bullBullMessages } from './messages.ts';
import { bullBullTable } from './table.ts';

runTable(bullBullTable, { messages: bullBullMessages, replay: replayWith(playBullBull) });
