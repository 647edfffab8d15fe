import './game.css';
import { runDrawGame } from '../../../shell/draw/runDrawGame.ts';
import { moneyWheelClient } from './client.ts';

runDrawGame(moneyWheelClient);
