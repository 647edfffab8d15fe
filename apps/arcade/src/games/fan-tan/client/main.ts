import './game.css';
import { runDrawGame } from '../../../shell/draw/runDrawGame.ts';
import { fanTanClient } from './client.ts';

runDrawGame(fanTanClient);
