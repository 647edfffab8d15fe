import './game.css';
import { runGame } from '../../../shell/runGame.ts';
import { threeCardPokerClient } from './client.ts';

runGame(threeCardPokerClient);
