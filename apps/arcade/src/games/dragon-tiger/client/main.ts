import './game.css';
import { runTable } from '../../../shell/draw/runTable.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playDragonTiger } from '../rules.ts';
import { dragonTigerMessages } from './messages.ts';
import { dragonTigerTable } from './table.ts';

runTable(dragonTigerTable, { messages: dragonTigerMessages, replay: replayWith(playDragonTiger) });
