import './game.css';
import './layout.css';
import './racetrack.css';
import { runTable } from '../../../shell/draw/runTable.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playRoulette } from '../rules.ts';
import { rouletteMessages } from './messages.ts';
import { rouletteTable } from './table.ts';

runTable(rouletteTable, { messages: rouletteMessages, replay: replayWith(playRoulette) });
