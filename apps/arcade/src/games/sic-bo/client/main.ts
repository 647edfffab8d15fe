import './game.css';
import { runDrawGame } from '../../../shell/draw/runDrawGame.ts';
import { sicBoClient } from './client.ts';

runDrawGame(sicBoClient);
