import './game.css';
import { runGame } from '../../../shell/runGame.ts';
import { blackjackClient } from './client.ts';

runGame(blackjackClient);
