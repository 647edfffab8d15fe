import './game.css';
import './tickets.css';
import { runDrawGame } from '../../../shell/draw/runDrawGame.ts';
import { bingoClient } from './client.ts';

runDrawGame(bingoClient);
