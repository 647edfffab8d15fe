import './game.css';
import './layout.css';
import './racetrack.css';
import { runDrawGame } from '../../../shell/draw/runDrawGame.ts';
import { rouletteClient } from './client.ts';

runDrawGame(rouletteClient);
