import './board.css';
import '../../../shell/symbolPays.css';
import './sheet.css';
import './game.css';
import { runGame } from '../../../shell/runGame.ts';
import { emeraldFallsClient } from './client.ts';

runGame(emeraldFallsClient);
