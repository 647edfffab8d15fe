import './game.css';
import { runGame } from '../../../shell/runGame.ts';
import { coinFlipClient } from './client.ts';

runGame(coinFlipClient);
