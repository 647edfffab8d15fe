import './game.css';
import { runGame } from '../../../shell/runGame.ts';
import { climbClient } from './client.ts';

runGame(climbClient);
