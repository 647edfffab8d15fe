import './cards.css';
import './game.css';
import { runGame } from '../../../shell/runGame.ts';
import { hiLoClient } from './client.ts';

runGame(hiLoClient);
