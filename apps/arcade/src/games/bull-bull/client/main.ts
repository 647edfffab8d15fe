import './game.css';
import { runDrawGame } from '../../../shell/draw/runDrawGame.ts';
import { bullBullClient } from './client.ts';

runDrawGame(bullBullClient);
