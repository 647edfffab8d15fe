import './game.css';
import { runDrawGame } from '../../../shell/draw/runDrawGame.ts';
import { baccaratClient } from './client.ts';

runDrawGame(baccaratClient);
