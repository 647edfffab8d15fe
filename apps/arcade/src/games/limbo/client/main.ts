import './game.css';
import { runGame } from '../../../shell/runGame.ts';
import { limboClient } from './client.ts';

runGame(limboClient);
