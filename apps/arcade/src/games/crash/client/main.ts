import './game.css';
import './panels.css';
import { runRoomGame } from '../../../shell/room/runRoomGame.ts';
import { crashClient } from './client.ts';

runRoomGame(crashClient);
