import './game.css';
import './heading.css';
import './frames.css';
import './features.css';
import { runGame } from '../../../shell/runGame.ts';
import { reelsClient } from './client.ts';

runGame(reelsClient);
