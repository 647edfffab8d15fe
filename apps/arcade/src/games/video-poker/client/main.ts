import './game.css';
import { runGame } from '../../../shell/runGame.ts';
import { videoPokerClient } from './client.ts';

runGame(videoPokerClient);
