import './game.css';
import { runGame } from '../../../shell/runGame.ts';
import { wheelClient } from './client.ts';

runGame(wheelClient);
