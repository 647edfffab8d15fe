import './dial.css';
import './game.css';
import { runGame } from '../../../shell/runGame.ts';
import { diceClient } from './client.ts';

runGame(diceClient);
