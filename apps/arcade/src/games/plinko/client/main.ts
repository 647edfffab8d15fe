import './game.css';
import { runGame } from '../../../shell/runGame.ts';
import { plinkoClient } from './client.ts';

runGame(plinkoClient);
