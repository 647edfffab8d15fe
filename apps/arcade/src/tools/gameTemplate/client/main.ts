import './game.css';
import { runGame } from '../../../shell/runGame.ts';
import { stampedClient } from './client.ts';

runGame(stampedClient);
