import './game.css';
import { runTable } from '../../../shell/draw/runTable.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playSicBo } from '../rules.ts';
import { sicBoMessages } from './messages.ts';
import { sicBoTable } from './table.ts';

runTable(sicBoTable, { messages: sicBoMessages, replay: replayWith(playSicBo) });
