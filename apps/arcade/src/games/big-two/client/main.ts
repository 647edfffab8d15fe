import './game.css';
import { runSeatGame } from '../../../shell/seat/runSeatGame.ts';
import { bigTwoClient } from './client.ts';

runSeatGame(bigTwoClient);
