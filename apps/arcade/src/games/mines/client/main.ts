import './game.css';
import { runGame } from '../../../shell/runGame.ts';
import { minesClient } from './client.ts';

runGame(minesClient);
