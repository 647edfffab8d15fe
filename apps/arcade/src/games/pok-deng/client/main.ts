import './game.css';
import { runSeatGame } from '../../../shell/seat/runSeatGame.ts';
import { pokDengClient } from './client.ts';

runSeatGame(pokDengClient);
