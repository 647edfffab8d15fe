import './game.css';
import { runGame } from '../../../shell/runGame.ts';
import { scratchClient } from './client.ts';

runGame(scratchClient);
