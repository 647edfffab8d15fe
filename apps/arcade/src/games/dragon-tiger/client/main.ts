import './game.css';
import { runDrawGame } from '../../../shell/draw/runDrawGame.ts';
import { dragonTigerClient } from './client.ts';

runDrawGame(dragonTigerClient);
