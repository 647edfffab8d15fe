import './game.css';
import { runTable } from '../../../shell/draw/runTable.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playFishPrawnCrab } from '../rules.ts';
import { fishPrawnCrabMessages } from './messages.ts';
import { fishPrawnCrabTable } from './table.ts';

runTable(fishPrawnCrabTable, { messages: fishPrawnCrabMessages, replay: replayWith(playFishPrawnCrab) });
