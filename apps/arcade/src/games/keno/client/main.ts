import './game.css';
import { runGame } from '../../../shell/runGame.ts';
import { kenoClient } from './client.ts';

runGame(kenoClient);
