import './game.css';
import { runSeatGame } from '../../../shell/seat/runSeatGame.ts';
import { bragClient } from './client.ts';

runSeatGame(bragClient);
