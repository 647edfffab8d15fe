import './game.css';
import { runGame } from '../../../shell/runGame.ts';
import { casinoHoldemClient } from './client.ts';

runGame(casinoHoldemClient);
