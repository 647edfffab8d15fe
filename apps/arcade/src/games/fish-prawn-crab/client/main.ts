import './game.css';
import { runDrawGame } from '../../../shell/draw/runDrawGame.ts';
import { fishPrawnCrabClient } from './client.ts';

runDrawGame(fishPrawnCrabClient);
